import { recruitmentBounds as bounds } from '@ieum/contract/hiring/recruitments/enums.ts';
import * as F from '#ui/form/fields/fields.ts';
import { fields as copy } from '../fields/fields-copy.ts';
import styles from '../fields/fields.module.css';

/** 담당자: who answers, and which of the contacts stay hidden. */
export function RecruiterSection() {
  return (
    <>
      <F.Text name="recruiter.name" label={copy.recruiterName} maxLength={bounds.name} autoComplete="name" />
      <div className={styles.pair}>
        <div className={styles.group}>
          <F.Contact name="recruiter.phone" label={copy.phone} isOptional />
          <F.Switch name="recruiter.hidesPhone" label={copy.hidesPhone} />
        </div>
        <div className={styles.group}>
          <F.Text
            name="recruiter.email"
            label={copy.email}
            maxLength={bounds.email}
            inputMode="email"
            autoComplete="email"
            isOptional
          />
          <F.Switch name="recruiter.hidesEmail" label={copy.hidesEmail} />
        </div>
      </div>
      <p className={styles.hint}>{copy.hidesHint}</p>
    </>
  );
}
