import { useBookmarksOf } from '#features/hiring/bookmarks/use-bookmarks.ts';
import { countText } from '#lib/format/money.ts';
import { useShownPage } from '#ui/pagination/use-shown-page.ts';
import { LaterPagination } from '#ui/pagination/later-pagination.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { chipsOf } from '../filters/filter-texts.ts';
import { addressOf, lastPage, PAGE_SIZE, type Filters } from '../filters/filters.ts';
import type { ListData } from '../data.ts';
import type { ListPage } from '../ongoing-recruitments.ts';
import { listCopy as copy } from './list-copy.ts';
import { ListFailure, NoResults } from './list-states.tsx';
import { MoreLink } from './more-link.tsx';
import { RecruitmentCard } from '../card/recruitment-card.tsx';
import { ResultsBar } from './results-bar.tsx';
import styles from './results.module.css';
import type { FilterControl } from '../filters/use-filters.ts';
import { useListView } from './use-list-view.ts';
import { useLoadedPages } from './use-loaded-pages.ts';

interface CardsProps {
  filters: Filters;
  page: ListPage;
  view: 'cards' | 'rows';
}

function Cards({ filters, page, view }: CardsProps) {
  const { cards, from, to } = useLoadedPages(filters, page.recruitments);
  useBookmarksOf(
    'RECRUITMENT',
    cards.map((card) => card._id),
  );
  const left = page.count - to * PAGE_SIZE;
  return (
    <>
      {from > 1 && (
        <Link className={styles.fromStart} to={addressOf({ ...filters, page: 1 })}>
          {copy.fromStart}
        </Link>
      )}
      <ul className={styles.grid} data-view={view}>
        {cards.map((recruitment) => (
          <RecruitmentCard key={recruitment._id} recruitment={recruitment} />
        ))}
      </ul>
      <MoreLink filters={filters} left={left} page={page} />
      <div className={styles.pages}>
        <LaterPagination page={filters.page} pageCount={lastPage(page.count)} />
      </div>
    </>
  );
}

function Chips({ filters }: { filters: Filters }) {
  const chips = chipsOf(filters);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {chips.map(({ label, rest }) => (
        <li key={label}>
          <Link to={addressOf(rest)} preventScrollReset aria-label={copy.removeFacet(label)}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface ResultsProps {
  data: ListData;
  control: FilterControl;
  /** Beside the conditions. */
  actions?: ReactNode;
}

/** The count, the conditions, the order, and the recruitments themselves. */
export function Results({ data, control, actions }: ResultsProps) {
  const { view, setView } = useListView();
  const { page } = data;
  useShownPage(page && data.filters.page);
  const count = page && countText(page);
  return (
    <section aria-labelledby="results" aria-busy={control.isLoading} className={styles.results}>
      <h2 id="results" tabIndex={-1} className="visually-hidden">
        {copy.results}
      </h2>
      <div className={styles.bar}>
        <p className={styles.count} aria-live="polite">
          {count !== undefined && copy.count(count)}
        </p>
        <div className={styles.conditions}>
          <Chips filters={control.filters} />
          {actions}
        </div>
        <ResultsBar control={control} view={view} onView={setView} />
      </div>
      {page && page.count > 0 && <Cards filters={data.filters} page={page} view={view} />}
      {page?.count === 0 && <NoResults filters={data.filters} wayOut={data.wayOut} />}
      {data.failure !== undefined && <ListFailure message={data.failure} />}
    </section>
  );
}
