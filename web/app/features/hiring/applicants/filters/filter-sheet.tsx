import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { numberText } from '#lib/format/money.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/choice/checkbox.tsx';
import { Sheet } from '#ui/layer/sheet.tsx';
import { useMedia } from '#ui/layout/use-media.ts';
import { facetsQuery } from '../data.ts';
import { facetCopy as copy } from './facet-copy.ts';
import { FacetChoices } from './facet-choices.tsx';
import { listFacets } from './facets.ts';
import styles from './filter-bar.module.css';
import type { FilterState } from './use-filters.ts';

interface FilterSheetProps {
  recruitmentId: string;
  state: FilterState;
  onClose: () => void;
}

/** All filters in one sheet; each choice applies at once, and the foot shows how many results remain. */
export function FilterSheet({ recruitmentId, state, onClose }: FilterSheetProps) {
  const { filters, set, reset } = state;
  const isWide = useMedia('(width >= 64em)');
  const { data } = useQuery({
    ...facetsQuery(recruitmentId, filters),
    placeholderData: keepPreviousData,
  });
  return (
    <Sheet
      title={copy.filter}
      side={isWide ? 'right' : 'bottom'}
      onClose={onClose}
      footer={
        <>
          <Button kind="default" onClick={reset}>
            {copy.reset}
          </Button>
          <Button isWide onClick={onClose}>
            {copy.show(numberText(data?.count ?? 0))}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <section>
          <h3>{copy.marks}</h3>
          <Checkbox
            label={copy.bookmarkedOnly}
            checked={filters.isBookmarked}
            onChange={() => set('starred', filters.isBookmarked ? '' : 'true')}
          />
          <Checkbox
            label={copy.unreadOnly}
            checked={filters.isUnread}
            onChange={() => set('unread', filters.isUnread ? '' : 'true')}
          />
        </section>
        {listFacets(filters, data).map((facet) => (
          <section key={facet.name}>
            <h3>{facet.label}</h3>
            <FacetChoices facet={facet} years={filters.years} set={set} />
          </section>
        ))}
      </div>
    </Sheet>
  );
}
