import { Select } from '@mantine/core';
import { DateInput } from '@mantine/dates';
import { locale } from '#lib/copy.ts';
import { calendarCopy } from '#ui/form/calendar-copy.ts';
import { Calendars, MONTH_LABELS } from '#ui/form/date-fields.tsx';
import { GridSearch } from '#ui/grid/grid-search.tsx';
import { useUrlState } from '#ui/use-url-state.ts';
import styles from './audit.module.css';
import { copy } from './copy.ts';
import { actionOptions } from './texts.ts';

const { filters: words } = copy;
const LAST_DAY = '2999-12-31';

interface DayFilterProps {
  name: 'from' | 'to';
  min?: string | undefined;
  max?: string | undefined;
}

/** One end of the period. */
function DayFilter({ name, min, max = LAST_DAY }: DayFilterProps) {
  const { read, write } = useUrlState();
  return (
    <DateInput
      size="sm"
      w={138}
      className={styles.filter ?? ''}
      aria-label={words[name]}
      placeholder={words[name]}
      ariaLabels={calendarCopy}
      clearButtonProps={{ 'aria-label': words.clear }}
      monthLabelFormat={MONTH_LABELS[locale]}
      valueFormat="YYYY.MM.DD"
      minDate={min}
      maxDate={max}
      value={read(name) || null}
      onChange={(day) => write({ [name]: day ?? undefined }, { isReplacing: true })}
      clearable
    />
  );
}

/** Who, what and when. */
export function AuditFilters() {
  const { read, write } = useUrlState();
  return (
    <>
      <GridSearch label={words.actor} />
      <Select
        size="sm"
        w={170}
        className={styles.filter ?? ''}
        aria-label={words.action}
        placeholder={words.anyAction}
        data={actionOptions}
        value={read('action') || null}
        onChange={(value) => write({ action: value ?? undefined })}
        clearable
        clearButtonProps={{ 'aria-label': words.clear }}
        checkIconPosition="right"
      />
      <Calendars>
        <span className={styles.period}>
          <DayFilter name="from" max={read('to') || undefined} />
          <span aria-hidden>~</span>
          <DayFilter name="to" min={read('from') || undefined} />
        </span>
      </Calendars>
    </>
  );
}
