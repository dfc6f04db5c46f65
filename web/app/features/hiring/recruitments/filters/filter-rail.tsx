import { RecruitmentSort } from '@ieum/contract/hiring/recruitments/enums.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router';
import { onPlainPress } from '#lib/layers/plain-press.ts';
import { FilterFields } from './filter-fields.tsx';
import { addressOf, noFilters, readFilters, type Filters } from './filters.ts';
import { listCopy as copy } from '../list/list-copy.ts';
import styles from '../list/list-screen.module.css';
import type { ChoiceCounts } from './use-choices.ts';
import type { FilterControl } from './use-filters.ts';

/** The id of the filters, the target of links on small screens until scripts open the sheet. */
export const FILTERS = 'filters';

function filtersIn(form: HTMLFormElement): Filters {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value);
  return readFilters(query);
}

const isTouched = (field: Element): boolean =>
  field instanceof HTMLInputElement &&
  (field.checked !== field.defaultChecked || field.value !== field.defaultValue);

/** Takes over what was ticked and typed in the server's page before its scripts were loaded. */
function useTakeOver({ change }: FilterControl) {
  const form = useRef<HTMLFormElement>(null);
  const takeOver = useEffectEvent(() => {
    if (form.current && [...form.current.elements].some(isTouched)) change(filtersIn(form.current));
  });
  useEffect(() => takeOver(), []);
  return form;
}

interface FilterRailProps {
  control: FilterControl;
  choices: ChoiceCounts | undefined;
}

/** The filters beside the list: a form that the browser submits without scripts. */
export function FilterRail({ control, choices }: FilterRailProps) {
  const { sort } = control.filters;
  return (
    <aside id={FILTERS} className={styles.rail} aria-label={copy.filterRegion} data-print="hidden">
      <form
        ref={useTakeOver(control)}
        action="/recruitments"
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={styles.railHead}>
          <b>{copy.filter}</b>
          <button type="submit" className={styles.apply}>
            {copy.apply}
          </button>
          <Link
            to={addressOf(noFilters)}
            preventScrollReset
            className={styles.reset}
            onClick={onPlainPress(() => control.change(noFilters))}
          >
            {copy.reset}
          </Link>
        </div>
        {sort !== RecruitmentSort.Recent && <input type="hidden" name="sort" value={sort} />}
        <FilterFields control={control} choices={choices} />
      </form>
    </aside>
  );
}
