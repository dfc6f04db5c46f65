import { mobileError } from '@ieum/contract/common/contacts.ts';
import { phoneDigits, phoneText } from '@ieum/contract/common/text-formats.ts';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { CodeBox } from '#features/account/users/phone/code-box.tsx';
import { copy } from '#features/account/users/phone/copy.ts';
import styles from '#features/account/users/phone/phone.module.css';
import { sayKey } from '#lib/format/copy.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { fieldsCopy } from './fields-copy.ts';
import type { BaseValues } from '../schemas.ts';
import { usePhoneVerification, type PhonePhase } from './use-phone-verification.ts';

const errorText = (message: string | undefined): string | undefined => message && sayKey(message);

interface ConfirmBoxProps {
  phase: PhonePhase;
  phone: string;
  left: number;
  isBusy: boolean;
  onConfirm: (code: string) => Promise<boolean>;
  input: RefObject<HTMLInputElement | null>;
}

function ConfirmBox({ phase, phone, left, isBusy, onConfirm, input }: ConfirmBoxProps) {
  const [code, setCode] = useState('');
  const isConfirmed = phase === 'confirmed';
  const isIdle = isConfirmed || phase === 'expired';
  const confirm = async () => {
    if (isIdle || isBusy) return;
    if (!(await onConfirm(code))) input.current?.focus();
  };
  return (
    <CodeBox
      ref={input}
      left={left}
      phone={phone}
      isConfirmed={isConfirmed}
      value={code}
      onChange={setCode}
      onEnter={() => void confirm()}
      action={
        <Button
          size="lg"
          className={styles.confirm}
          disabled={isIdle}
          isLoading={isBusy}
          onClick={() => confirm()}
        >
          {copy.confirm}
        </Button>
      }
    />
  );
}

/** The number, its verification, and the focus at each step of it. */
function usePhoneField() {
  const code = useRef<HTMLInputElement>(null);
  const request = useRef<HTMLButtonElement>(null);
  const { control, setFocus, trigger, getValues } = useFormContext<BaseValues & { bornAt?: string }>();
  const { field: phone, fieldState } = useController({ name: 'phone', control });
  const { field: confirmed, fieldState: confirmedState } = useController({ name: 'confirmedPhone', control });
  const verification = usePhoneVerification({
    phone: phone.value,
    confirmedPhone: confirmed.value,
    onConfirmed: confirmed.onChange,
  });
  const { phase, isBusy } = verification;
  const isOpen = phase === 'initial' || phase === 'expired';
  const unconfirmed = isOpen ? errorText(confirmedState.error?.message) : undefined;

  useEffect(() => confirmed.ref({ focus: () => (phase === 'sent' ? code : request).current?.focus() }));

  const send = async () => {
    if (isBusy) return;
    // A text message costs money, so people who may not join are rejected before it is sent.
    const isOfAge = mobileError(phone.value) || !('bornAt' in getValues()) || (await trigger('bornAt'));
    if (!isOfAge) return setFocus('bornAt');
    if (await verification.request()) return code.current?.focus();
    void trigger('phone');
    setFocus('phone');
  };
  return {
    phone,
    error: errorText(fieldState.error?.message) ?? unconfirmed,
    verification,
    send,
    code,
    request,
  };
}

/** The mobile number of a sign-up with its verification by a code. */
export function PhoneField() {
  const { phone, error, verification, send, code, request } = usePhoneField();
  const { phase, left, end, isBusy } = verification;
  const isConfirmed = phase === 'confirmed';
  return (
    <div className={styles.phone}>
      <div className={styles.row}>
        <TextField
          size="md"
          label={fieldsCopy.phone}
          placeholder={fieldsCopy.phoneHint}
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={20}
          {...phone}
          value={isConfirmed ? phoneText(phone.value) : phone.value}
          onChange={(event) => phone.onChange(phoneDigits(event.target.value))}
          readOnly={isConfirmed}
          error={error}
        />
        <Button ref={request} kind="default" disabled={isConfirmed} isLoading={isBusy} onClick={() => send()}>
          {phase === 'initial' ? copy.request : copy.again}
        </Button>
      </div>
      {phase !== 'initial' && (
        <ConfirmBox
          key={`${phone.value} ${end ?? ''}`}
          phase={phase}
          phone={phone.value}
          left={left}
          isBusy={isBusy}
          onConfirm={verification.confirm}
          input={code}
        />
      )}
    </div>
  );
}
