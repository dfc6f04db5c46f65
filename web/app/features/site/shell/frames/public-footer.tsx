import { Link } from 'react-router';
import { leadsSomewhere } from '#lib/document/built.ts';
import { Logo } from '#ui/layout/logo.tsx';
import { copy } from '../copy.ts';
import styles from './footer.module.css';

const links = [
  { to: '/center/notice', name: copy.footer.notices, isStrong: false },
  { to: '/center/faqs', name: copy.footer.faqs, isStrong: false },
  { to: '/service-policy', name: copy.footer.terms, isStrong: false },
  { to: '/privacy-policy', name: copy.footer.privacy, isStrong: true },
].filter(leadsSomewhere);

/** Links to notices, FAQ, terms and privacy, and the centre's registration details. */
export function PublicFooter() {
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
        <address className={styles.address}>
          {copy.footer.registration.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <p className={styles.rights}>{copy.footer.rights}</p>
      </div>
    </footer>
  );
}
