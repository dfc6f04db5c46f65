import { Link } from 'react-router';
import { countText, numberText } from '#lib/format/money.ts';
import type { ListPage } from '../ongoing-recruitments.ts';
import { addressOf, LAST_PAGE, PAGE_SIZE, type Filters } from '../filters/filters.ts';
import { listCopy as copy } from './list-copy.ts';
import styles from './results.module.css';

interface MoreLinkProps {
  filters: Filters;
  page: ListPage;
  /** How many come after the cards on the screen. */
  left: number;
}

/**
 * The next page after the current cards, for small screens; the page is in the address, so that Back
 * restores the scroll position.
 */
export function MoreLink({ filters, page, left }: MoreLinkProps) {
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
        {numberText(page.count - left)} / {countText(page)}
      </span>
    </Link>
  );
}
