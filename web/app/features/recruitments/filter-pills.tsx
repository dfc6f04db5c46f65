import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { activeFacets, type FacetName, type Filters } from './filters.ts';
import { chipsOf } from './filter-words.ts';
import { listCopy as copy } from './list-copy.ts';
import styles from './filter-pills.module.css';

const OFFERED: readonly FacetName[] = ['region', 'types', 'career', 'education'];

interface FilterPillsProps {
  filters: Filters;
  onOpen: (facet: FacetName | 'all') => void;
}

/** The filters of small screens: how many are set, each of them, and the usual ones; all open the sheet. */
export function FilterPills({ filters, onOpen }: FilterPillsProps) {
  const active = activeFacets(filters);
  const chips = chipsOf(filters);
  const offered = OFFERED.filter((facet) => !active.includes(facet));
  return (
    <div className={styles.pills} role="group" aria-label={copy.filterRegion} data-print="hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        data-on={chips.length > 0 || undefined}
        onClick={() => onOpen('all')}
      >
        <IconAdjustmentsHorizontal size={17} aria-hidden />
        {chips.length > 0 ? copy.filterCount(chips.length) : copy.filter}
      </button>
      {active.map((facet) => (
        <button key={facet} type="button" aria-haspopup="dialog" data-on onClick={() => onOpen(facet)}>
          {chips
            .filter((chip) => chip.facet === facet)
            .map((chip) => chip.label)
            .join(', ')}
        </button>
      ))}
      {offered.map((facet) => (
        <button key={facet} type="button" aria-haspopup="dialog" onClick={() => onOpen(facet)}>
          {copy.facets[facet]}
        </button>
      ))}
    </div>
  );
}
