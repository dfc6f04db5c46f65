import IconFilter from '~icons/tabler/filter';
import IconRefresh from '~icons/tabler/refresh';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { GridSearch } from '#ui/grid/tools/grid-search.tsx';
import { useMedia } from '#ui/layout/use-media.ts';
import { copy } from '../copy.ts';
import { facetCopy } from './facet-copy.ts';
import styles from './filter-bar.module.css';
import { countFilters, isNarrowed } from './filters.ts';
import type { FilterState } from './use-filters.ts';

const loadSheet = () => import('./filter-sheet.tsx');
const FilterSheet = lazyPart(async () => (await loadSheet()).FilterSheet);

interface FilterBarProps {
  recruitmentId: string;
  state: FilterState;
  /** The filters of a wide screen; without them they are in a sheet behind one button, as on a narrow one. */
  pills?: ReactNode;
}

export const Reset = ({ onReset }: { onReset: () => void }) => (
  <button type="button" className={styles.reset} onClick={onReset}>
    <IconRefresh size={16} stroke={1.75} aria-hidden />
    {facetCopy.reset}
  </button>
);

/** One button with the number of active filters, which are in a sheet. */
function CollapsedFilters({ recruitmentId, state }: Omit<FilterBarProps, 'pills'>) {
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(state.filters);
  return (
    <>
      <button
        type="button"
        className={styles.pill}
        data-active={count > 0 || undefined}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadSheet()}
        onFocus={() => void loadSheet()}
        onClick={() => setOpen(true)}
      >
        <IconFilter size={16} stroke={1.75} aria-hidden />
        {count > 0 ? facetCopy.filterOf(count) : facetCopy.filter}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <FilterSheet recruitmentId={recruitmentId} state={state} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Search and filters, the same above list and board. */
export function FilterBar({ recruitmentId, state, pills }: FilterBarProps) {
  const isWide = useMedia('(width >= 64em)');
  const { filters, reset } = state;
  return (
    <div className={styles.bar} role="search" aria-label={copy.search}>
      <GridSearch label={copy.search} name="searchValue" />
      {isWide && pills ? pills : <CollapsedFilters recruitmentId={recruitmentId} state={state} />}
      {isWide && !pills && isNarrowed(filters) && <Reset onReset={reset} />}
    </div>
  );
}
