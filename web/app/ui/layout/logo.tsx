import { brandTexts } from '@ieum/contract/common/brand-texts.ts';
import { Link } from 'react-router';
import { say } from '#lib/format/copy.ts';
import { uiCopy as copy } from '../state/copy.ts';
import styles from './logo.module.css';

/** The brand's mark alone. */
export function LogoMark({ isInverse = false, size = 30 }: { isInverse?: boolean; size?: number }) {
  const [ground, near, far] = isInverse
    ? ['#fff', 'var(--cobalt-6)', 'var(--cobalt-3)']
    : ['var(--cobalt-6)', '#fff', 'var(--cobalt-2)'];
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 30 30"
      aria-hidden
      fill="none"
      strokeWidth="3.2"
      strokeLinecap="round"
    >
      <rect width="30" height="30" rx="8" fill={ground} />
      <path d="M7.5 18.5a6.2 6.2 0 0112.2-1.6" stroke={near} />
      <path d="M22.5 11.5a6.2 6.2 0 01-12.2 1.6" stroke={far} />
    </svg>
  );
}

/** Mark and name, a link to the home page; `area` names the part of the product beside it. */
export function Logo({ area, isInverse = false }: { area?: string; isInverse?: boolean }) {
  return (
    <Link to="/" className={isInverse ? `${styles.logo} ${styles.inverse}` : styles.logo}>
      <LogoMark isInverse={isInverse} />
      <span>{say(brandTexts.name)}</span>
      {area && <em className={styles.area}>{area}</em>}
      <span className="visually-hidden"> {copy.home}</span>
    </Link>
  );
}
