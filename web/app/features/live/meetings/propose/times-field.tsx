import IconChevronLeft from '~icons/tabler/chevron-left';
import IconChevronRight from '~icons/tabler/chevron-right';
import { meetingBounds } from '@ieum/contract/live/meetings/enums.ts';
import { useState } from 'react';
import { addDays, periodText, seoulDay, seoulToday } from '#lib/format/dates.ts';
import { showErrorOrOffline } from '#ui/alert/show-error.ts';
import { Button } from '#ui/button/button.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { proposeCopy as copy } from './copy.ts';
import styles from './propose-sheet.module.css';
import { RuleForm, type DayHours } from './rule-form.tsx';
import { TimesGrid } from './times-grid.tsx';
import { useBusyTimes } from './use-busy-times.ts';
import { clockOf, mondayOf, timesOf, weekOf, type Rule } from './times-of-rule.ts';

interface TimesFieldProps {
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  minutes: number;
  now: number;
  error: string | undefined;
}

interface WeekStepsProps {
  monday: string;
  first: string;
  onMove: (monday: string) => void;
}

const WeekSteps = ({ monday, first, onMove }: WeekStepsProps) => (
  <div className={styles.weekSteps}>
    <button
      type="button"
      aria-label={copy.earlier}
      disabled={monday <= first}
      onClick={() => onMove(addDays(monday, -7))}
    >
      <IconChevronLeft size={18} aria-hidden />
    </button>
    <b className="number" role="status">
      {periodText(monday, addDays(monday, 6))}
    </b>
    <button type="button" aria-label={copy.later} onClick={() => onMove(addDays(monday, 7))}>
      <IconChevronRight size={18} aria-hidden />
    </button>
  </div>
);

/** Of a week that has begun, a rule is counted from today. */
const laterOf = (monday: string, today: string): string => (monday < today ? today : monday);

const ChosenCount = ({ count, onClear }: { count: number; onClear: () => void }) => (
  <div className={styles.chosen}>
    <b role="status">{copy.chosen(count)}</b>
    {count > 0 && (
      <Button kind="subtle" size="sm" onClick={onClear}>
        {copy.clear}
      </Button>
    )}
  </div>
);

/** Chooses times or clears them; false when there would be too many. */
const selectIn =
  (chosen: ReadonlySet<string>, onChange: TimesFieldProps['onChange']) =>
  (times: readonly string[], isOn: boolean): boolean => {
    const next = new Set(chosen);
    for (const time of times)
      if (isOn) next.add(time);
      else next.delete(time);
    const isTooMany = next.size > meetingBounds.times;
    if (isTooMany) toast(copy.rule.tooMany, { tone: 'error' });
    else onChange(next);
    return !isTooMany;
  };

/** The times that applicants can pick from: by a rule, and selected week by week. */
export function TimesField({ chosen, onChange, minutes, now, error }: TimesFieldProps) {
  const first = mondayOf(seoulToday());
  const [monday, setMonday] = useState(first);
  const [hours, setHours] = useState<DayHours>({ from: 9, until: 18 });
  const busy = useBusyTimes(monday, minutes);
  const step = minutes;
  const select = selectIn(chosen, onChange);
  const fill = async (rule: Pick<Rule, 'weekdays' | 'weeks'>) => {
    const firstDay = laterOf(monday, seoulToday());
    const times = timesOf({ ...rule, ...hours, step, firstDay }, now);
    const free = await busy.findFree(times, firstDay, rule.weeks * 7);
    const [earliest] = free;
    if (earliest === undefined) toast(copy.rule.none, { tone: 'error' });
    // On a Saturday, for example, the first working day is in the week after the one that is shown.
    else if (select(free, true)) setMonday(mondayOf(seoulDay(earliest)));
  };
  return (
    <section aria-labelledby="propose-times">
      <h3 id="propose-times">{copy.times}</h3>
      <RuleForm
        hours={hours}
        onHours={setHours}
        onFill={(rule) => void fill(rule).catch(showErrorOrOffline)}
      />
      <WeekSteps monday={monday} first={first} onMove={setMonday} />
      {busy.error ? (
        <ErrorState error={busy.error} onRetry={() => void busy.retry()} />
      ) : (
        <>
          <TimesGrid
            days={weekOf(monday)}
            clock={clockOf({ ...hours, step })}
            chosen={chosen}
            isBusy={busy.isBusy}
            now={now}
            onSelect={select}
          />
          <p className={styles.hint}>{copy.dragHint}</p>
        </>
      )}
      <ChosenCount count={chosen.size} onClear={() => onChange(new Set())} />
      {error && (
        <p className={styles.error} role="alert" tabIndex={-1} data-invalid>
          {error}
        </p>
      )}
    </section>
  );
}
