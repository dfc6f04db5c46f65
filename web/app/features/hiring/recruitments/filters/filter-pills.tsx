import IconAdjustmentsHorizontal from '~icons/tabler/adjustments-horizontal';
import { onPlainPress } from '#lib/layers/plain-press.ts';
import { FILTERS } from './filter-rail.tsx';
import { activeFacets, type FacetName, type Filters } from './filters.ts';
import { chipsOf } from './filter-texts.ts';
import { listCopy as copy } from '../list/list-copy.ts';
import styles from './filter-pills.module.css';

const OFFERED: readonly FacetName[] = ['region', 'types', 'career', 'pay', 'education'];

interface FilterPillsProps {
  filters: Filters;
  onOpen: (facet: FacetName | 'all') => void;
}

/** The filters on small screens: how many are set, each of them, and the usual ones; all open the sheet. */
export function FilterPills({ filters, onOpen }: FilterPillsProps) {
  const active = activeFacets(filters);
  const chips = chipsOf(filters);
  const offered = OFFERED.filter((facet) => !active.includes(facet));
  const opening = (facet: FacetName | 'all') => ({
    href: `#${FILTERS}`,
    onClick: onPlainPress(() => onOpen(facet)),
  });
  return (
    <div className={styles.pills} role="group" aria-label={copy.filterRegion} data-print="hidden">
      <a {...opening('all')} data-on={chips.length > 0 || undefined}>
        <IconAdjustmentsHorizontal size={17} aria-hidden />
        {chips.length > 0 ? copy.filterCount(chips.length) : copy.filter}
      </a>
      {active.map((facet) => (
        <a key={facet} {...opening(facet)} data-on>
          {chips
            .filter((chip) => chip.facet === facet)
            .map((chip) => chip.label)
            .join(', ')}
        </a>
      ))}
      {offered.map((facet) => (
        <a key={facet} {...opening(facet)}>
          {copy.facets[facet]}
        </a>
      ))}
    </div>
  );
}
