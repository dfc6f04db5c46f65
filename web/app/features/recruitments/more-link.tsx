import { Link } from 'react-router';
import { numberText } from '#lib/money.ts';
import { addressOf, LAST_PAGE, PAGE_SIZE, type Filters } from './filters.ts';
import { listCopy as copy } from './list-copy.ts';
import styles from './results.module.css';

interface MoreLinkProps {
  filters: Filters;
  count: number;
  /** How many come after the cards on the screen. */
  left: number;
}

/** The next page after the present cards, for small screens; the address keeps the page, so that Back finds the place. */
export function MoreLink({ filters, count, left }: MoreLinkProps) {
  if (left <= 0 || filters.page >= LAST_PAGE) return null;
  return (
    <Link
      className={styles.more}
      to={addressOf({ ...filters, page: filters.page + 1 })}
      state={{ isMore: true }}
      replace
      preventScrollReset
    >
      {copy.more(Math.min(left, PAGE_SIZE))}
      <span className="number">
        {numberText(count - left)} / {numberText(count)}
      </span>
    </Link>
  );
}
