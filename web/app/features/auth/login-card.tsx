import { authMessages } from '@ieum/contract/messages/auth.ts';
import { userMessages } from '@ieum/contract/messages/users.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { ApiError } from '#lib/api-error.ts';
import { isBuilt } from '#lib/built.ts';
import { say } from '#lib/copy.ts';
import { login, type UserType } from '#lib/session.ts';
import { alert } from '#ui/alert/alert.ts';
import { Button } from '#ui/button.tsx';
import { Segments } from '#ui/segments.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { copy } from './copy.ts';
import styles from './login-card.module.css';

interface LoginCardProps {
  onJoin: () => void;
  /** Left out, the page behind simply appears. */
  onLoggedIn?: () => void;
  userType?: UserType;
}

const field = (form: HTMLFormElement, name: string): HTMLInputElement | null => form.querySelector(`[name="${name}"]`);

/** Tells the first empty field in the order of the form, or gives true when both are filled. */
async function isFilled(form: HTMLFormElement): Promise<boolean> {
  const rules = [
    ['username', userMessages.usernameRequired],
    ['password', userMessages.passwordRequired],
  ] as const;
  for (const [name, message] of rules) {
    const input = field(form, name);
    if (input?.value) continue;
    await alert(say(message));
    input?.focus();
    return false;
  }
  return true;
}

function useLogin(userType: UserType, onLoggedIn: (() => void) | undefined) {
  const [isBusy, setBusy] = useState(false);
  const submit = async (form: HTMLFormElement): Promise<void> => {
    if (isBusy || !(await isFilled(form))) return;
    setBusy(true);
    try {
      const username = field(form, 'username')?.value.trim() ?? '';
      const password = field(form, 'password')?.value ?? '';
      await login({ username, password, userType, isKept: field(form, 'keep')?.checked ?? false });
      if (onLoggedIn) onLoggedIn();
      else toast(say(authMessages.loggedIn), { tone: 'success' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await alert(error.message);
      field(form, 'password')?.focus();
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, submit };
}

/** User type, user id, password and keep-me-logged-in (§2); the same card in the dialog, on /login and in gates. */
export function LoginCard({ onJoin, onLoggedIn, userType: presetType = 'PERSON' }: LoginCardProps) {
  const [userType, setUserType] = useState<UserType>(presetType);
  const [hasCapsLock, setCapsLock] = useState(false);
  const { isBusy, submit } = useLogin(userType, onLoggedIn);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <form className={styles.card} onSubmit={handleSubmit} noValidate>
      <Segments
        label={copy.userType}
        value={userType}
        onChange={setUserType}
        options={[
          { value: 'PERSON', label: copy.person },
          { value: 'COMPANY', label: copy.company },
        ]}
      />
      <TextField name="username" label={copy.username} autoComplete="username" autoCapitalize="none" readOnly={isBusy} />
      <div>
        <TextField
          name="password"
          type="password"
          label={copy.password}
          autoComplete="current-password"
          readOnly={isBusy}
          onKeyUp={watchCapsLock}
          aria-describedby="caps-lock"
        />
        <p id="caps-lock" role="status" className={styles.caps}>
          {hasCapsLock && (
            <>
              <IconAlertTriangle size={16} aria-hidden />
              {copy.capsLock}
            </>
          )}
        </p>
      </div>
      <div className={styles.row}>
        <label className={styles.keep}>
          <input type="checkbox" name="keep" />
          {copy.keep}
        </label>
        {isBuilt('/login/find-id') && (
          <Link to="/login/find-id" className={styles.link}>
            {copy.find}
          </Link>
        )}
      </div>
      <Button type="submit" size="lg" isWide isLoading={isBusy}>
        {copy.submit}
      </Button>
      <p className={styles.join}>
        {copy.notMember}
        <button type="button" className={styles.link} onClick={onJoin}>
          {copy.join}
        </button>
      </p>
    </form>
  );
}
