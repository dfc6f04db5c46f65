import IconShieldExclamation from '~icons/tabler/shield-exclamation';
import { useRef, useState, useSyncExternalStore, type ComponentProps, type FormEvent } from 'react';
import { Link } from 'react-router';
import { httpCopy } from '#lib/api/http-copy.ts';
import { onPlainPress } from '#lib/layers/plain-press.ts';
import type { UserType } from '#lib/session/session.ts';
import type { RequestedPageState } from '#lib/session/requested-page.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/choice/checkbox.tsx';
import { Segments } from '#ui/choice/segments.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { copy } from '../copy.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { storeLastUserType, readLastUserType } from './last-user-type.ts';
import styles from './login-card.module.css';
import { PasswordField } from '../password-field.tsx';
import { useEarlySubmit } from '../use-early-submit.ts';
import { UsernameField } from '../username-field.tsx';
import { useLogin } from './use-login.ts';

interface LoginCardProps {
  onJoin: () => void;
  /** Without it, the card shows that the login succeeded and stays on the page. */
  onLoggedIn?: () => void;
  /** Without it, finding a user id or a password leads to its page. */
  onFind?: () => void;
  userType?: UserType;
  /** The address to open after the login, which is kept while a user id or a password is recovered. */
  requested?: string;
  /** The console's card has no user type and no sign-up. */
  audience?: 'member' | 'console';
}

const never = () => () => undefined;

/** The type that the page asks for, else the one chosen last in this browser; the server knows neither. */
function useUserType(preset: UserType | undefined) {
  const remembered = useSyncExternalStore<UserType>(never, readLastUserType, () => 'PERSON');
  const [chosen, setChosen] = useState<UserType>();
  const choose = (next: UserType) => {
    storeLastUserType(next);
    setChosen(next);
  };
  return [chosen ?? preset ?? remembered, choose] as const;
}

const isInsecureHere = () => !globalThis.crypto?.subtle;

/** Encryption needs WebCrypto, which browsers offer on https and localhost only. */
function SecureHint() {
  const isInsecure = useSyncExternalStore(never, isInsecureHere, () => false);
  if (!isInsecure) return null;
  return (
    <p className={styles.insecure}>
      <IconShieldExclamation size={20} stroke={1.75} aria-hidden />
      {httpCopy.insecure}
    </p>
  );
}

function FindLink({ onFind, requested }: Pick<LoginCardProps, 'onFind' | 'requested'>) {
  return onFind ? (
    <button type="button" className={styles.link} onClick={onFind}>
      {copy.find}
    </button>
  ) : (
    <Link
      to="/login/find-id"
      state={requested && ({ requested } satisfies RequestedPageState)}
      className={styles.link}
    >
      {copy.find}
    </Link>
  );
}

const userTypeOptions = [
  { value: 'PERSON', label: copy.person },
  { value: 'COMPANY', label: copy.company },
] as const;

const UserTypes = ({ value, onChange }: { value: UserType; onChange: (value: UserType) => void }) => (
  <Segments label={copy.userType} value={value} onChange={onChange} options={userTypeOptions} />
);

const Join = ({ onJoin }: Pick<LoginCardProps, 'onJoin'>) => (
  <p className={styles.join}>
    {copy.notMember}
    <Link to="/join" className={styles.link} onClick={onPlainPress(onJoin)}>
      {copy.join}
    </Link>
  </p>
);

/** The second step of an administrator's login; the values of the first step stay. */
const SecondFactorField = ({ isReadOnly, error }: { isReadOnly: boolean; error: string | undefined }) => (
  <TextField
    name="code"
    label={copy.code}
    hint={copy.codeHint}
    error={error}
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={40}
    readOnly={isReadOnly}
  />
);

function fill(form: HTMLFormElement | null, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }
}

/**
 * User type, user id, password and keep-me-logged-in; the same card in the dialog, on /login and in
 * gates.
 */
export function LoginCard({
  onJoin,
  onLoggedIn,
  onFind,
  userType: preset,
  requested,
  audience = 'member',
}: LoginCardProps) {
  const isMember = audience === 'member';
  const [userType, chooseUserType] = useUserType(preset);
  const { isBusy, needsCode, codeError, submit } = useLogin(isMember ? userType : undefined, onLoggedIn);

  const form = useRef<HTMLFormElement>(null);
  const chooseDemo: ComponentProps<typeof DemoAccounts>['onChoose'] = (account) => {
    if (account.userType) chooseUserType(account.userType);
    fill(form.current, { username: account.username, password: account.password });
  };

  useEarlySubmit(form, submit);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };

  return (
    <form ref={form} className={styles.card} method="dialog" onSubmit={handleSubmit} noValidate>
      {isMember && <UserTypes value={userType} onChange={chooseUserType} />}
      <SecureHint />
      <DemoAccounts isMember={isMember} onChoose={chooseDemo} />
      <UsernameField readOnly={isBusy} data-autofocus />
      <PasswordField isReadOnly={isBusy} />
      {needsCode && <SecondFactorField isReadOnly={isBusy} error={codeError} />}
      <div className={styles.row}>
        <Checkbox name="keep" label={copy.keep} />
        {isMember && <FindLink {...(onFind && { onFind })} {...(requested && { requested })} />}
      </div>
      <Button type="submit" size="lg" isWide className={styles.submit} isLoading={isBusy}>
        {copy.submit}
      </Button>
      {isMember ? <Join onJoin={onJoin} /> : <span className={styles.end} />}
    </form>
  );
}
