import IconChevronLeft from '~icons/tabler/chevron-left';
import IconChevronRight from '~icons/tabler/chevron-right';
import { Link, useLocation, useSearchParams } from 'react-router';
import { pageCopy as copy } from '../layout/page-copy.ts';
import { pagesAround } from './pages-around.ts';
import styles from './pagination.module.css';

interface PaginationProps {
  page: number;
  pageCount: number;
}

function usePageAddress() {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  return (page: number) => {
    const query = new URLSearchParams(parameters);
    if (page === 1) query.delete('page');
    else query.set('page', String(page));
    const search = query.toString();
    return search ? `${pathname}?${search}` : pathname;
  };
}

/** Page numbers as links (`?page=`), so that Back and new tabs work; nothing for a single page. */
export function Pagination({ page, pageCount }: PaginationProps) {
  const addressOf = usePageAddress();
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={copy.pagination} className={styles.pages}>
      {page > 1 && (
        <Link to={addressOf(page - 1)} aria-label={copy.previousPage} rel="prev">
          <IconChevronLeft size={20} aria-hidden />
        </Link>
      )}
      {pagesAround(page, pageCount).map((number, index) =>
        number === undefined ? (
          // A gap has no number of its own; there are two at most.
          <span key={`gap-${index}`} aria-hidden>
            …
          </span>
        ) : (
          <Link
            key={number}
            to={addressOf(number)}
            aria-label={copy.page(number)}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </Link>
        ),
      )}
      {page < pageCount && (
        <Link to={addressOf(page + 1)} aria-label={copy.nextPage} rel="next">
          <IconChevronRight size={20} aria-hidden />
        </Link>
      )}
    </nav>
  );
}
