import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { numberText } from '#lib/money.ts';
import styles from './count-link.module.css';
import { rowsCopy } from './rows-copy.ts';
import { useShownRows, type RowsAsked } from './shown-rows.ts';

interface CountLinkProps {
  count: number;
  /** What is counted. */
  of: string;
  rows: RowsAsked;
  /** Shown instead of the number in full. */
  children?: ReactNode;
  /** The whole box that it stands in opens the rows. */
  isStretched?: boolean;
}

/** A figure that opens the rows it counts; where nothing is counted there is nothing to open. */
export function CountLink({ count, of, rows, children, isStretched }: CountLinkProps) {
  const { addressOf, opened } = useShownRows();
  const shown = children ?? numberText(count);
  if (count === 0) return shown;
  return (
    <Link
      to={addressOf(rows)}
      state={opened}
      preventScrollReset
      className={styles.link}
      data-stretched={isStretched || undefined}
      aria-label={rowsCopy.open(of, numberText(count))}
    >
      {shown}
    </Link>
  );
}
