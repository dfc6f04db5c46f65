import { useState } from 'react';
import { datesCopy } from '#lib/format/dates-copy.ts';
import { Button } from '#ui/button/button.tsx';
import { ChoiceChip } from '#ui/choice/choice-chip.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { twoDigits } from '#lib/format/two-digits.ts';
import { proposeCopy } from './copy.ts';
import styles from './propose-sheet.module.css';
import type { Rule } from './times-of-rule.ts';

const { rule: copy } = proposeCopy;
/** From Monday. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0];
const WORKDAYS = [1, 2, 3, 4, 5];
const WEEKS = [1, 2, 3, 4];

export interface DayHours {
  from: number;
  until: number;
}

interface RuleFormProps {
  hours: DayHours;
  onHours: (hours: DayHours) => void;
  onFill: (rule: Pick<Rule, 'weekdays' | 'weeks'>) => void;
}

const hourOptions = (from: number, until: number) =>
  Array.from({ length: until - from + 1 }, (_, index) => ({
    value: String(from + index),
    label: `${twoDigits(from + index)}:00`,
  }));

/** Fills the grid by days of the week and hours. */
export function RuleForm({ hours, onHours, onFill }: RuleFormProps) {
  const [weekdays, setWeekdays] = useState<readonly number[]>(WORKDAYS);
  const [weeks, setWeeks] = useState(1);
  const toggle = (weekday: number) =>
    setWeekdays((all) => (all.includes(weekday) ? all.filter((one) => one !== weekday) : [...all, weekday]));
  return (
    <fieldset className={styles.rule}>
      <legend>{copy.title}</legend>
      <div role="group" aria-label={copy.weekdays} className={styles.weekdays}>
        {WEEKDAYS.map((weekday) => (
          <ChoiceChip key={weekday} isChosen={weekdays.includes(weekday)} onToggle={() => toggle(weekday)}>
            {datesCopy.weekdays[weekday]}
          </ChoiceChip>
        ))}
      </div>
      <div className={styles.ruleFields}>
        <SelectField
          label={copy.from}
          value={String(hours.from)}
          options={hourOptions(7, hours.until - 1)}
          onChange={(from) => onHours({ ...hours, from: Number(from) })}
        />
        <SelectField
          label={copy.until}
          value={String(hours.until)}
          options={hourOptions(hours.from + 1, 22)}
          onChange={(until) => onHours({ ...hours, until: Number(until) })}
        />
        <SelectField
          label={copy.weeks}
          value={String(weeks)}
          options={WEEKS.map((count) => ({ value: String(count), label: copy.weeksOf(count) }))}
          onChange={(count) => setWeeks(Number(count))}
        />
        <Button kind="default" onClick={() => onFill({ weekdays, weeks })}>
          {copy.fill}
        </Button>
      </div>
      <p>{copy.holidays}</p>
    </fieldset>
  );
}
