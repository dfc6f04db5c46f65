import { RecruitmentSort } from '@ieum/contract/hiring/recruitments/enums.ts';
import IconLayoutGrid from '~icons/tabler/layout-grid';
import IconList from '~icons/tabler/list';
import { Link } from 'react-router';
import { useDisabledUntilHydrated } from '#lib/session/hydration.ts';
import segments from '#ui/choice/segments.module.css';
import { onPlainPress } from '#lib/layers/plain-press.ts';
import { addressOf } from '../filters/filters.ts';
import { listCopy as copy } from './list-copy.ts';
import styles from './results.module.css';
import type { FilterControl } from '../filters/use-filters.ts';
import type { ListView } from './use-list-view.ts';

const sorts = Object.values(RecruitmentSort).map((value) => ({ value, label: copy.sorts[value] }));

interface ResultsBarProps {
  control: FilterControl;
  view: ListView;
  onView: (view: ListView) => void;
}

/** The order of the list, and whether it shows cards or rows. */
export function ResultsBar({ control: { filters, change }, view, onView }: ResultsBarProps) {
  const scripted = useDisabledUntilHydrated();
  return (
    <div className={styles.tools} data-print="hidden">
      <nav className={segments.group} data-size="sm" aria-label={copy.sort}>
        {sorts.map(({ value, label }) => (
          <Link
            key={value}
            className={segments.option}
            to={addressOf({ ...filters, sort: value, page: 1 })}
            preventScrollReset
            aria-current={value === filters.sort || undefined}
            onClick={onPlainPress(() => change({ sort: value }))}
          >
            <span>{label}</span>
          </Link>
        ))}
      </nav>
      <div className={styles.views}>
        <button
          type="button"
          aria-label={copy.asCards}
          aria-pressed={view === 'cards'}
          onClick={() => onView('cards')}
          {...scripted}
        >
          <IconLayoutGrid size={19} stroke={1.75} aria-hidden />
        </button>
        <button
          type="button"
          aria-label={copy.asRows}
          aria-pressed={view === 'rows'}
          onClick={() => onView('rows')}
          {...scripted}
        >
          <IconList size={19} stroke={1.75} aria-hidden />
        </button>
      </div>
    </div>
  );
}
