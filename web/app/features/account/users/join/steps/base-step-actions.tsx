import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#ui/button/button.tsx';
import { copy } from '../copy.ts';
import { exitAddresses } from '../join-state.ts';
import styles from '../pages/join-frame.module.css';
import { StepFoot } from '../pages/join-frame.tsx';
import type { BaseValues } from '../schemas.ts';
import { LockReason, LeaveStepLink } from './leave-step-link.tsx';

/** 취소 and 다음; until the phone is verified 다음 is muted and the reason is beside it. */
export function BaseStepActions({ onCancel }: { onCancel: () => void }) {
  const id = useId();
  const { control, formState } = useFormContext<BaseValues>();
  const [phone, confirmedPhone] = useWatch({ control, name: ['phone', 'confirmedPhone'] });
  const isVerified = phone !== '' && phone === confirmedPhone;
  const { isSubmitting } = formState;
  return (
    <StepFoot>
      <LeaveStepLink
        to={exitAddresses.base}
        label={copy.base.cancel}
        isDisabled={isSubmitting}
        onLeave={onCancel}
      />
      <p id={id} className={styles.reason}>
        {!isVerified && <LockReason>{copy.base.needsPhone}</LockReason>}
      </p>
      <Button
        type="submit"
        size="lg"
        className={[styles.next, !isVerified && styles.quiet].filter(Boolean).join(' ')}
        aria-describedby={id}
        isLoading={isSubmitting}
      >
        {copy.base.next}
      </Button>
    </StepFoot>
  );
}
