import IconChevronDown from '~icons/tabler/chevron-down';
import IconFilter from '~icons/tabler/filter';
import IconMailOpened from '~icons/tabler/mail-opened';
import IconRefresh from '~icons/tabler/refresh';
import IconStar from '~icons/tabler/star';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { GridSearch } from '#ui/grid/tools/grid-search.tsx';
import { numberText } from '#lib/format/money.ts';
import { Popup } from '#ui/popup/popup.tsx';
import { useMedia } from '#ui/layout/use-media.ts';
import { copy } from '../copy.ts';
import { facetsQuery } from '../data.ts';
import { facetCopy } from './facet-copy.ts';
import { FacetChoices } from './facet-choices.tsx';
import { chosenText, listFacets, type Facet } from './facets.ts';
import styles from './filter-bar.module.css';
import { FilterSheet } from './filter-sheet.tsx';
import { countFilters, isNarrowed } from './filters.ts';
import type { FilterState } from './use-filters.ts';

interface FilterBarProps {
  recruitmentId: string;
  state: FilterState;
  /** The board shows all filters in a sheet behind one button. */
  isCompact?: boolean;
}

function FacetPill({ facet, state }: { facet: Facet; state: FilterState }) {
  const words = chosenText(facet, state.filters.years);
  return (
    <Popup
      label={facet.label}
      className={styles.pill}
      isActive={words !== ''}
      trigger={
        <>
          {facet.label}
          {words && <span className={styles.value}>{words}</span>}
          <IconChevronDown size={15} aria-hidden />
        </>
      }
    >
      <FacetChoices facet={facet} years={state.filters.years} set={state.set} />
    </Popup>
  );
}

interface MarkProps {
  label: string;
  count: number;
  isOn: boolean;
  onToggle: () => void;
  children: ReactNode;
}

const MarkPill = ({ label, count, isOn, onToggle, children }: MarkProps) => (
  <button
    type="button"
    className={styles.pill}
    aria-pressed={isOn}
    title={facetCopy.people(numberText(count))}
    onClick={onToggle}
  >
    {children}
    {label}
  </button>
);

const Reset = ({ onReset }: { onReset: () => void }) => (
  <button type="button" className={styles.reset} onClick={onReset}>
    <IconRefresh size={16} stroke={1.75} aria-hidden />
    {facetCopy.reset}
  </button>
);

/** Every filter as a pill of its own, with counts. */
function Pills({ recruitmentId, state }: FilterBarProps) {
  const { filters, set, reset } = state;
  const { data } = useQuery({
    ...facetsQuery(recruitmentId, filters),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      {listFacets(filters, data).map((facet) => (
        <FacetPill key={facet.name} facet={facet} state={state} />
      ))}
      <MarkPill
        label={facetCopy.starred}
        count={data?.starred ?? 0}
        isOn={filters.isStarred}
        onToggle={() => set('starred', filters.isStarred ? '' : 'true')}
      >
        <IconStar size={15} stroke={1.75} aria-hidden />
      </MarkPill>
      <MarkPill
        label={facetCopy.unread}
        count={data?.unread ?? 0}
        isOn={filters.isUnread}
        onToggle={() => set('unread', filters.isUnread ? '' : 'true')}
      >
        <IconMailOpened size={15} stroke={1.75} aria-hidden />
      </MarkPill>
      {isNarrowed(filters) && <Reset onReset={reset} />}
    </>
  );
}

/** One button with the number of active filters, which are in a sheet. */
function Folded({ recruitmentId, state }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(state.filters);
  return (
    <>
      <button
        type="button"
        className={styles.pill}
        data-active={count > 0 || undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconFilter size={16} stroke={1.75} aria-hidden />
        {count > 0 ? facetCopy.filterOf(count) : facetCopy.filter}
      </button>
      {isOpen && <FilterSheet recruitmentId={recruitmentId} state={state} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Search and filters, the same above list and board. */
export function FilterBar(bar: FilterBarProps) {
  const isWide = useMedia('(width >= 64em)');
  const { filters, reset } = bar.state;
  return (
    <div className={styles.bar} role="search" aria-label={copy.search}>
      <GridSearch label={copy.search} name="searchValue" />
      {isWide && !bar.isCompact ? <Pills {...bar} /> : <Folded {...bar} />}
      {isWide && bar.isCompact && isNarrowed(filters) && <Reset onReset={reset} />}
    </div>
  );
}
