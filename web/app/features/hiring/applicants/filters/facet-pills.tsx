import IconChevronDown from '~icons/tabler/chevron-down';
import IconMailOpened from '~icons/tabler/mail-opened';
import IconStar from '~icons/tabler/star';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { numberText } from '#lib/format/money.ts';
import { Popup } from '#ui/popup/popup.tsx';
import { facetsQuery } from '../data.ts';
import { facetCopy } from './facet-copy.ts';
import { FacetChoices } from './facet-choices.tsx';
import { chosenText, listFacets, type Facet } from './facets.ts';
import { Reset } from './filter-bar.tsx';
import styles from './filter-bar.module.css';
import { isNarrowed } from './filters.ts';
import type { FilterState } from './use-filters.ts';

interface FacetPillsProps {
  recruitmentId: string;
  state: FilterState;
}

function FacetPill({ facet, state }: { facet: Facet; state: FilterState }) {
  const text = chosenText(facet, state.filters.years);
  return (
    <Popup
      label={facet.label}
      className={styles.pill}
      isActive={text !== ''}
      trigger={
        <>
          {facet.label}
          {text && <span className={styles.value}>{text}</span>}
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

/** Every filter as a pill of its own, with counts. */
export function FacetPills({ recruitmentId, state }: FacetPillsProps) {
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
        isOn={filters.isBookmarked}
        onToggle={() => set('starred', filters.isBookmarked ? '' : 'true')}
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
