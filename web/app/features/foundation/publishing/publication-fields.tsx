import { Stack } from '#ui/box/stack.tsx';
import { Switch } from '#ui/form/fields/switch.tsx';
import { MomentField } from '#ui/form/fields/moment-field.tsx';
import { DAY_END } from '#lib/format/day-and-time.ts';
import { copy } from './copy.ts';
import styles from './publication-fields.module.css';

const DAY_START = '00:00';

/** When content is shown: the fields `isActive`, `startsAt` and `endsAt` of a form. */
export const PublicationFields = () => (
  <Stack gap={16}>
    <Switch name="isActive" label={copy.isActive} hint={copy.isActiveHint} />
    <div className={styles.period}>
      <MomentField
        name="startsAt"
        dayLabel={copy.startsAt}
        timeLabel={copy.startTime}
        proposes={DAY_START}
        hint={copy.startHint}
      />
      <MomentField
        name="endsAt"
        dayLabel={copy.endsAt}
        timeLabel={copy.endTime}
        proposes={DAY_END}
        isEnd
        hint={copy.endHint}
      />
    </div>
  </Stack>
);
