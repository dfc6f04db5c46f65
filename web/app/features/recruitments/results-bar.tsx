import { RecruitmentSort } from '@ieum/contract/recruitments.enums.ts';
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import { Segments } from '#ui/segments.tsx';
import { listCopy as copy } from './list-copy.ts';
import styles from './results.module.css';
import type { FilterControl } from './use-filters.ts';
import type { ListView } from './use-list-view.ts';

const sorts = Object.values(RecruitmentSort).map((value) => ({ value, label: copy.sorts[value] }));

interface ResultsBarProps {
  control: FilterControl;
  view: ListView;
  onView: (view: ListView) => void;
}

/** The order of the list, and whether it shows cards or rows. */
export function ResultsBar({ control, view, onView }: ResultsBarProps) {
  return (
    <div className={styles.tools} data-print="hidden">
      <Segments
        size="sm"
        label={copy.sort}
        value={control.filters.sort}
        options={sorts}
        onChange={(sort) => control.change({ sort })}
      />
      <div className={styles.views}>
        <button
          type="button"
          aria-label={copy.asCards}
          aria-pressed={view === 'cards'}
          onClick={() => onView('cards')}
        >
          <IconLayoutGrid size={19} stroke={1.75} aria-hidden />
        </button>
        <button
          type="button"
          aria-label={copy.asRows}
          aria-pressed={view === 'rows'}
          onClick={() => onView('rows')}
        >
          <IconList size={19} stroke={1.75} aria-hidden />
        </button>
      </div>
    </div>
  );
}
