import { phoneText } from '@ieum/contract/common/text-formats.ts';
import IconCircleCheckFilled from '~icons/tabler/circle-check-filled';
import { CODE_LENGTH } from '@ieum/contract/account/users/enums.ts';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { CodeField } from '#ui/field/code-field.tsx';
import { copy } from './copy.ts';
import { PhoneTimer } from './phone-timer.tsx';
import styles from './phone.module.css';

interface CodeBoxProps {
  /** Seconds until the code expires; 0 disables the field. */
  left: number;
  /** The digits of the number that the code was sent to. */
  phone: string;
  isConfirmed?: boolean;
  value: string;
  onChange: (value: string) => void;
  onEnter: () => void;
  /** Shown beside the cells. */
  action?: ReactNode;
  ref: Ref<HTMLInputElement>;
}

const BoxHead = ({ left, isConfirmed }: { left: number; isConfirmed: boolean }) => (
  <div className={styles.boxHead}>
    <span>{copy.code}</span>
    {!isConfirmed && <PhoneTimer left={left} />}
    <span role="status" className={styles.confirmed}>
      {isConfirmed && (
        <>
          <IconCircleCheckFilled size={18} aria-hidden />
          {copy.confirmed}
        </>
      )}
    </span>
  </div>
);

/** Enter confirms the code; it must not submit the whole form. */
function confirmByEnter(event: KeyboardEvent, onEnter: () => void): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  onEnter();
}

/** The field of a code that was sent to a phone, with the remaining time. */
export function CodeBox({
  left,
  phone,
  isConfirmed = false,
  value,
  onChange,
  onEnter,
  action,
  ref,
}: CodeBoxProps) {
  const isExpired = left === 0 && !isConfirmed;
  return (
    <div className={styles.box} data-confirmed={isConfirmed || undefined}>
      <BoxHead left={left} isConfirmed={isConfirmed} />
      <div className={styles.codeRow}>
        <CodeField
          ref={ref}
          label={copy.code}
          isLabelHidden
          className={styles.code}
          characters={CODE_LENGTH}
          maxLength={CODE_LENGTH}
          inputMode="numeric"
          value={value}
          onChange={(text) => onChange(text.trim())}
          onKeyDown={(event) => confirmByEnter(event, onEnter)}
          isConfirmed={isConfirmed}
          disabled={isExpired}
        />
        {action}
      </div>
      {!isConfirmed && (
        <p className={styles.note} role={isExpired ? 'alert' : undefined}>
          {isExpired ? copy.expired : copy.hint(phoneText(phone))}
        </p>
      )}
    </div>
  );
}
