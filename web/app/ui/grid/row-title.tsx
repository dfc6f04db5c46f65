import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './row-title.module.css';
import { Written } from '../text/written.tsx';

interface RowTitleProps {
  to: string;
  title: string;
  /** A quieter line below. */
  hint: ReactNode;
}

/** What a row is called, leading to it. */
export const RowTitle = ({ to, title, hint }: RowTitleProps) => (
  <div className={styles.title}>
    <Link to={to}>
      <Written>{title}</Written>
    </Link>
    <span>
      <Written>{hint}</Written>
    </span>
  </div>
);
