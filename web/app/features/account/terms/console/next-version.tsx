import { useFormContext, useWatch } from 'react-hook-form';
import { seoulDay, seoulToday } from '#lib/format/dates.ts';
import { Stack } from '#ui/box/stack.tsx';
import { Button } from '#ui/button/button.tsx';
import { Area } from '#ui/form/fields/area.tsx';
import { Day } from '#ui/form/fields/day.tsx';
import styles from './console-terms.module.css';
import { copy } from './copy.ts';
import type { Terms } from './data.ts';
import type { TermsFormValues } from './draft.ts';

const NOTE_MAX = 500;
/** The days of notice of a change, and of one to the members' disadvantage. */
const noticeDays = [7, 30];
const DAY = 86_400_000;
const dayAfter = (days: number): string =>
  seoulDay(Date.parse(`${seoulToday()}T12:00:00+09:00`) + days * DAY);

/** Once the text has changed: that it becomes a new version, from which day, and what is different. */
export function NextVersion({ terms }: { terms: Terms }) {
  const { setValue } = useFormContext<TermsFormValues>();
  const content: unknown = useWatch({ name: 'content' });
  if (content === terms.content) return null;
  const choose = (days: number) =>
    setValue('effectiveOn', dayAfter(days), { shouldDirty: true, shouldValidate: true });
  return (
    <Stack gap={16}>
      <p role="status" className={styles.note}>
        {copy.versionNext}
      </p>
      <Day
        name="effectiveOn"
        label={copy.fields.effectiveOn}
        hint={copy.fromWhenHint}
        min={dayAfter(1)}
        isClearable
      />
      <div className={styles.days}>
        {noticeDays.map((days) => (
          <Button key={days} kind="default" size="sm" onClick={() => choose(days)}>
            {copy.inDays(days)}
          </Button>
        ))}
      </div>
      <Area name="note" label={copy.fields.note} hint={copy.noteHint} maxLength={NOTE_MAX} hasCounter />
    </Stack>
  );
}
