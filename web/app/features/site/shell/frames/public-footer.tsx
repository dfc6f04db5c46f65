import { brandTexts } from '@ieum/contract/common/brand-texts.ts';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { say, writtenIn } from '#lib/format/copy.ts';
import { isLinkBuilt } from '#lib/document/built.ts';
import { Logo } from '#ui/layout/logo.tsx';
import type { Business } from '#features/foundation/settings/business.ts';
import { copy } from '../copy.ts';
import styles from './footer.module.css';

const links = [
  { to: '/center/notice', name: copy.footer.notices, isStrong: false },
  { to: '/center/faqs', name: copy.footer.faqs, isStrong: false },
  { to: '/service-policy', name: copy.footer.terms, isStrong: false },
  { to: '/privacy-policy', name: copy.footer.privacy, isStrong: true },
].filter(isLinkBuilt);

/** A known text as its part of the line; an empty one is left out. */
const shown = (text: string, say: (text: string) => string): string => (text ? say(text) : '');

function phoneOf({ phone, hours }: Business): string {
  const number = shown(phone, copy.footer.phone);
  return number && hours ? copy.footer.hours(number, hours) : number || hours;
}

/** The known details of the operator: names and numbers of registration, then the contacts. */
function linesOf(business: Business): string[][] {
  const { footer } = copy;
  const lines = [
    [
      business.name,
      shown(business.representative, footer.representative),
      shown(business.registrationNumber, footer.registrationNumber),
      shown(business.mailOrderNumber, footer.mailOrderNumber),
    ],
    [business.address, phoneOf(business), shown(business.email, footer.email)],
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
            <nav aria-label={copy.footerMenu}>
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
        <p className={styles.rights}>{copy.footer.rights(business?.name || say(brandTexts.name))}</p>
      </div>
    </footer>
  );
}
