import { CompanyMark } from '#ui/layout/company-mark.tsx';
import { copy } from './copy.ts';
import styles from './partners.module.css';

/** The institutions that the centre works with, as drawn logos. */
export const Partners = () => (
  <section className={`container ${styles.partners}`} aria-label={copy.partnersLabel}>
    <ul>
      {copy.partners.map((name) => (
        <li key={name}>
          <CompanyMark name={name} size={26} />
          {name}
        </li>
      ))}
    </ul>
  </section>
);
