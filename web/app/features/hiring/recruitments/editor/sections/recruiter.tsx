import { recruitmentBounds as bounds } from '@ieum/contract/hiring/recruitments/enums.ts';
import { Hint } from '#ui/text/hint.tsx';
import { Contact } from '#ui/form/fields/contact.tsx';
import { Switch } from '#ui/form/fields/switch.tsx';
import { Text } from '#ui/form/fields/text.tsx';
import { fields as copy } from '../fields/fields-copy.ts';
import styles from '../fields/fields.module.css';

/** 담당자: who answers, and which of the contacts stay hidden. */
export function RecruiterSection() {
  return (
    <>
      <Text name="recruiter.name" label={copy.recruiterName} maxLength={bounds.name} autoComplete="name" />
      <div className={styles.pair}>
        <div className={styles.group}>
          <Contact name="recruiter.phone" label={copy.phone} isOptional />
          <Switch name="recruiter.hidesPhone" label={copy.hidesPhone} />
        </div>
        <div className={styles.group}>
          <Text
            name="recruiter.email"
            label={copy.email}
            maxLength={bounds.email}
            inputMode="email"
            autoComplete="email"
            isOptional
          />
          <Switch name="recruiter.hidesEmail" label={copy.hidesEmail} />
        </div>
      </div>
      <Hint size="note">{copy.hidesHint}</Hint>
    </>
  );
}
