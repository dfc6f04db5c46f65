import IconLock from '~icons/tabler/lock';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { onPlainPress } from '#lib/layers/plain-press.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { copy } from '../copy.ts';
import { wayOut } from '../flow.ts';
import styles from '../pages/join-frame.module.css';
import { StepFoot } from '../pages/join-frame.tsx';
import type { BaseValues } from '../schemas.ts';

/** 취소 and 다음; until the phone is verified 다음 is muted and the reason is beside it. */
export function BaseFoot({ onCancel }: { onCancel: () => void }) {
  const id = useId();
  const { control, formState } = useFormContext<BaseValues>();
  const [phone, confirmedPhone] = useWatch({ control, name: ['phone', 'confirmedPhone'] });
  const isVerified = phone !== '' && phone === confirmedPhone;
  const { isSubmitting } = formState;
  return (
    <StepFoot>
      <ButtonLink
        to={wayOut.base}
        kind="default"
        size="lg"
        className={styles.cancel}
        aria-disabled={isSubmitting || undefined}
        onClick={onPlainPress(() => {
          if (!isSubmitting) onCancel();
        })}
      >
        {copy.base.cancel}
      </ButtonLink>
      <p id={id} className={styles.reason}>
        {!isVerified && (
          <>
            <IconLock size={16} stroke={1.9} aria-hidden />
            {copy.base.needsPhone}
          </>
        )}
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
