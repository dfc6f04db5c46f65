import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { numberText } from '#lib/format/money.ts';
import styles from './count-link.module.css';
import { rowsCopy } from '../tables/rows-copy.ts';
import { useShownRows, type RequestedRows } from '../tables/shown-rows.ts';

interface CountLinkProps {
  count: number;
  /** The name of the figure. */
  of: string;
  rows: RequestedRows;
  /** Shown instead of the number in full. */
  short?: string;
  /** Shown instead of the number: a sentence that contains it. */
  sentence?: string;
  /** The whole box around it opens the rows. */
  isStretched?: boolean;
}

/** The accessible name begins with or contains the visible text. */
function nameOf({ count, of, short, sentence }: CountLinkProps): string {
  const full = numberText(count);
  if (sentence) return sentence;
  return short && short !== full ? `${of} ${short} (${full})` : `${of} ${full}`;
}

/** A figure that opens the rows it counts; without rows it is not a link. */
export function CountLink(props: CountLinkProps) {
  const { addressOf, opened } = useShownRows();
  const { count, rows, short, sentence, isStretched } = props;
  const shown = sentence ?? short ?? numberText(count);
  if (count === 0) return shown;
  return (
    <RowsLink to={addressOf(rows)} state={opened} name={nameOf(props)} isStretched={isStretched}>
      {shown}
    </RowsLink>
  );
}

interface RowsLinkProps {
  to: string;
  state: unknown;
  /** The figure in words. */
  name: string;
  isStretched?: boolean | undefined;
  children: ReactNode;
}

/** A link from a figure to its rows in a sheet beside it. */
export const RowsLink = ({ to, state, name, isStretched, children }: RowsLinkProps) => (
  <Link
    to={to}
    state={state}
    preventScrollReset
    className={styles.link}
    data-stretched={isStretched || undefined}
    aria-label={rowsCopy.open(name)}
  >
    {children}
  </Link>
);
