import { mobileError } from '@ieum/contract/common/contacts.ts';
import { phoneDigits } from '@ieum/contract/common/text-formats.ts';
import { useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { useDisabledUntilHydrated } from '#lib/session/hydration.ts';
import { onPlainPress } from '#lib/layers/plain-press.ts';
import { say } from '#lib/format/copy.ts';
import { CodeBox } from '#features/account/users/phone/code-box.tsx';
import { copy as phoneCopy } from '#features/account/users/phone/copy.ts';
import phoneStyles from '#features/account/users/phone/phone.module.css';
import { Hint } from '#ui/text/hint.tsx';
import { Button } from '#ui/button/button.tsx';
import { Segments } from '#ui/choice/segments.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { copy } from '../../auth/copy.ts';
import type { FindKind } from './find-calls.ts';
import { findCopy } from './find-copy.ts';
import type { FindField } from './find-rules.ts';
import styles from '../../auth/login/login-card.module.css';
import { UsernameField } from '../../auth/username-field.tsx';
import { useFind } from './use-find.ts';

const kinds = [
  { value: 'username', label: findCopy.username },
  { value: 'password', label: findCopy.password },
] as const;

interface FindCardProps {
  kind: FindKind;
  onKindChange: (kind: FindKind) => void;
  onLogin: () => void;
  onJoin: () => void;
}

function Links({ onLogin, onJoin }: Pick<FindCardProps, 'onLogin' | 'onJoin'>) {
  return (
    <p className={styles.join}>
      <Link to="/login" className={styles.link} onClick={onPlainPress(onLogin)}>
        {findCopy.back}
      </Link>
      <Link to="/join" className={styles.link} onClick={onPlainPress(onJoin)}>
        {copy.join}
      </Link>
    </p>
  );
}

/** The number of the account's phone, and the button that sends a code to it. */
function PhoneRow({ found }: { found: ReturnType<typeof useFind> }) {
  const { phone, setPhone, busy, isSent, request } = found;
  const [isLeft, setLeft] = useState(false);
  const scripted = useDisabledUntilHydrated();
  const error = mobileError(phone);
  return (
    <div className={phoneStyles.row}>
      <TextField
        name="phone"
        label={findCopy.phone}
        placeholder={findCopy.phoneHint}
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={20}
        value={phone}
        readOnly={scripted.disabled}
        error={isLeft && phone !== '' && error ? say(error) : undefined}
        onChange={(event) => setPhone(phoneDigits(event.target.value))}
        onBlur={() => setLeft(true)}
      />
      <Button
        name="request"
        kind="default"
        size="lg"
        className={styles.request}
        isLoading={busy === 'request'}
        onClick={() => request()}
        {...scripted}
      >
        {isSent ? phoneCopy.again : phoneCopy.request}
      </Button>
    </div>
  );
}

/** Recovers a user id or a password by the phone of the account; both are sent as a text message. */
export function FindCard({ kind, onKindChange, onLogin, onJoin }: FindCardProps) {
  const form = useRef<HTMLFormElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  const scripted = useDisabledUntilHydrated();
  const focus = (field: FindField) => {
    const input = field === 'code' ? codeInput.current : undefined;
    const name = field === 'code' ? 'request' : field;
    (input ?? form.current?.querySelector<HTMLElement>(`[name="${name}"]`))?.focus();
  };
  const found = useFind({ kind, focus, onFound: onLogin });
  const { username, phone, code, setCode, busy, left, isSent, isExpired, submit } = found;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isExpired) void submit();
  };

  return (
    <form ref={form} className={styles.card} method="dialog" onSubmit={handleSubmit} noValidate>
      <Segments label={findCopy.kind} value={kind} onChange={onKindChange} options={kinds} />
      <Hint size="lg">{kind === 'username' ? findCopy.usernameNote : findCopy.passwordNote}</Hint>
      {kind === 'password' && (
        <UsernameField
          value={username}
          readOnly={scripted.disabled}
          onChange={(event) => found.setUsername(event.target.value)}
        />
      )}
      <PhoneRow found={found} />
      {isSent && (
        <CodeBox
          ref={codeInput}
          left={left}
          phone={phone}
          value={code}
          onChange={setCode}
          onEnter={() => void submit()}
        />
      )}
      <Button type="submit" size="lg" isWide disabled={isExpired} isLoading={busy === 'submit'} {...scripted}>
        {kind === 'username' ? findCopy.username : findCopy.password}
      </Button>
      <Links onLogin={onLogin} onJoin={onJoin} />
    </form>
  );
}
