import { ChoiceChip } from '#ui/choice/choice-chip.tsx';
import { DayRange } from '#ui/grid/tools/day-range.tsx';
import { GridSearch } from '#ui/grid/tools/grid-search.tsx';
import { UrlSelect } from '#ui/grid/tools/url-select.tsx';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { copy } from './copy.ts';
import { actionOptions, subjectOptions } from './texts.ts';

const { filters: texts } = copy;

/** The filters: who, what, to whom, from where and when. */
export function AuditFilters() {
  const { read, write } = useUrlState();
  return (
    <>
      <GridSearch label={texts.actor} />
      <UrlSelect name="action" label={texts.action} all={texts.anyAction} options={actionOptions} />
      <UrlSelect name="type" label={texts.type} all={texts.anyType} options={subjectOptions} />
      <GridSearch name="name" label={texts.target} />
      <GridSearch name="ip" label={texts.address} />
      <DayRange label={texts.period} />
      {read('target') && (
        <ChoiceChip isChosen onToggle={() => write({ target: undefined })}>
          {texts.oneTarget}
        </ChoiceChip>
      )}
    </>
  );
}
