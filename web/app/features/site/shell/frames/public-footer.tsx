import { brandTexts } from '@ieum/contract/common/brand-texts.ts';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { say, writtenIn } from '#lib/format/copy.ts';
import { isLinkBuilt } from '#lib/document/built.ts';
import { Logo } from '#ui/layout/logo.tsx';
import type { Business } from '#features/foundation/settings/business.ts';
import { copy } from './footer-copy.ts';
import styles from './footer.module.css';

const links = [
  { to: '/center/notice', name: copy.notices, isStrong: false },
  { to: '/center/faqs', name: copy.faqs, isStrong: false },
  { to: '/service-policy', name: copy.terms, isStrong: false },
  { to: '/privacy-policy', name: copy.privacy, isStrong: true },
].filter(isLinkBuilt);

/** A known text as its part of the line; an empty one is left out. */
const shown = (text: string, say: (text: string) => string): string => (text ? say(text) : '');

function phoneOf({ phone, hours }: Business): string {
  const number = shown(phone, copy.phone);
  return number && hours ? copy.hours(number, hours) : number || hours;
}

/** The known details of the operator: names and numbers of registration, then the contacts. */
function linesOf(business: Business): string[][] {
  const lines = [
    [
      business.name,
      shown(business.representative, copy.representative),
      shown(business.registrationNumber, copy.registrationNumber),
      shown(business.mailOrderNumber, copy.mailOrderNumber),
    ],
    [business.address, phoneOf(business), shown(business.email, copy.email)],
  ];
  return lines.map((parts) => parts.filter(Boolean)).filter((parts) => parts.length > 0);
}

/**
 * Links to notices, FAQ, terms and privacy, and the details of the operator; `business` is null where they
 * could not be read.
 */
export function PublicFooter({ business }: { business: Business | null }) {
  const lines = business ? linesOf(business) : [];
  return (
    <footer className={styles.footer} data-print="hidden">
      <div className="container">
        <div className={styles.top}>
          <Logo isInverse />
          {links.length > 0 && (
            <nav aria-label={copy.menu}>
              <ul className={styles.links}>
                {links.map(({ to, name, isStrong }) => (
                  <li key={to}>
                    <Link to={to}>{isStrong ? <b>{name}</b> : name}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        {lines.length > 0 && (
          <address className={styles.address}>
            {lines.map((parts) => (
              <span key={parts[0]}>
                {parts.map((part, index) => (
                  <Fragment key={part}>
                    {index > 0 && ' · '}
                    <span {...writtenIn(part)}>{part}</span>
                  </Fragment>
                ))}
              </span>
            ))}
          </address>
        )}
        <p className={styles.rights}>{copy.rights(business?.name || say(brandTexts.name))}</p>
      </div>
    </footer>
  );
}
