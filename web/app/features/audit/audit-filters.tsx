import { Select } from '@mantine/core';
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

/** One end of the period; the browser's own field, which says its dates in the person's way. */
function DayFilter({ name, min, max = LAST_DAY }: DayFilterProps) {
  const { read, write } = useUrlState();
  return (
    <input
      type="date"
      className={styles.day}
      aria-label={words[name]}
      title={words[name]}
      min={min}
      max={max}
      value={read(name)}
      onChange={(event) => write({ [name]: event.currentTarget.value || undefined }, { isReplacing: true })}
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
        aria-label={words.action}
        placeholder={words.anyAction}
        data={actionOptions}
        value={read('action') || null}
        onChange={(value) => write({ action: value ?? undefined })}
        clearable
        checkIconPosition="right"
      />
      <span className={styles.period}>
        <DayFilter name="from" max={read('to') || undefined} />
        <span aria-hidden>~</span>
        <DayFilter name="to" min={read('from') || undefined} />
      </span>
    </>
  );
}
