import { ChoiceChip } from '#ui/button/filter-chip.tsx';
import { DayRange } from '#ui/grid/tools/day-range.tsx';
import { GridSearch } from '#ui/grid/tools/grid-search.tsx';
import { UrlSelect } from '#ui/grid/tools/url-select.tsx';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { copy } from './copy.ts';
import { actionOptions, targetOptions } from './texts.ts';

const { filters: words } = copy;

/** The filters: who, what, to whom, from where and when. */
export function AuditFilters() {
  const { read, write } = useUrlState();
  return (
    <>
      <GridSearch label={words.actor} />
      <UrlSelect name="action" label={words.action} all={words.anyAction} options={actionOptions} />
      <UrlSelect name="type" label={words.type} all={words.anyType} options={targetOptions} />
      <GridSearch name="name" label={words.target} />
      <GridSearch name="ip" label={words.address} />
      <DayRange label={words.period} />
      {read('target') && (
        <ChoiceChip isChosen onToggle={() => write({ target: undefined })}>
          {words.oneTarget}
        </ChoiceChip>
      )}
    </>
  );
}
