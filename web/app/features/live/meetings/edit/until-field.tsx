import { dayOf, momentOf, timeOf } from '#lib/format/moments.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { editCopy as copy } from './copy.ts';

/** Until when applicants pick, as a day and a time in Seoul. */
export function UntilField({ moment, onChange }: { moment: string; onChange: (moment: string) => void }) {
  const [day, time] = [dayOf(moment) ?? '', timeOf(moment)];
  return (
    <>
      <TextField
        type="date"
        size="md"
        required
        label={copy.until}
        value={day}
        onChange={(event) => event.currentTarget.value && onChange(momentOf(event.currentTarget.value, time))}
      />
      <TextField
        type="time"
        size="md"
        required
        label={copy.untilTime}
        value={time}
        onChange={(event) => event.currentTarget.value && onChange(momentOf(day, event.currentTarget.value))}
      />
    </>
  );
}
