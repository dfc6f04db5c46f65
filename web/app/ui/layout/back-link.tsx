import IconArrowLeft from '~icons/tabler/arrow-left';
import { Link } from 'react-router';
import styles from './back-link.module.css';

/** Above a page's title: a link back to its list. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className={styles.back}>
    <IconArrowLeft size={17} stroke={1.75} aria-hidden />
    {children}
  </Link>
);
