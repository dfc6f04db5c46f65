import { useWatch } from 'react-hook-form';
import { DAY_END } from '#lib/format/day-and-time.ts';
import { Switch } from '#ui/form/fields/switch.tsx';
import { fields as copy } from '../fields/fields-copy.ts';
import styles from '../fields/fields.module.css';
import type { EditorForm } from '../editor-form.ts';
import { MomentField } from '#ui/form/fields/moment-field.tsx';

/** 접수: the application period. */
export function PeriodSection() {
  const isOpenHiring = useWatch<EditorForm, 'application.isOpenHiring'>({ name: 'application.isOpenHiring' });
  return (
    <>
      <div className={styles.period}>
        <MomentField
          name="application.startsAt"
          dayLabel={copy.startsOn}
          timeLabel={copy.startsTime}
          proposes="09:00"
          hint={copy.startsNow}
        />
        <MomentField
          name="application.endsAt"
          dayLabel={copy.endsOn}
          timeLabel={copy.endsTime}
          proposes={DAY_END}
          isEnd
          isDisabled={isOpenHiring}
        />
      </div>
      <Switch name="application.isOpenHiring" label={copy.openHiring} hint={copy.openHiringHint} />
      <Switch name="application.closesOnHiring" label={copy.closesOnHiring} hint={copy.closesOnHiringHint} />
    </>
  );
}
