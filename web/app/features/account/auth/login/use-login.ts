import { authTexts } from '@ieum/contract/account/auth/texts.ts';
import { userTexts } from '@ieum/contract/account/users/texts.ts';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { say } from '#lib/format/copy.ts';
import { login } from '#lib/session/login.ts';
import type { UserType } from '#lib/session/session.ts';
import { alert } from '#ui/alert/alert.ts';
import { announce } from '#ui/layout/live-region.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { showErrorOrOffline } from '#ui/alert/show-error.ts';

const RULES = [
  ['username', userTexts.usernameRequired],
  ['password', userTexts.passwordRequired],
] as const;

const field = (form: HTMLFormElement, name: string): HTMLInputElement | null =>
  form.querySelector(`[name="${name}"]`);

/** Reports the first empty field in the order of the form; true when both are filled. */
async function isFilled(form: HTMLFormElement): Promise<boolean> {
  for (const [name, message] of RULES) {
    const input = field(form, name);
    if (input?.value) continue;
    await alert(say(message));
    input?.focus();
    return false;
  }
  return true;
}

const isCodeMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'second_factor_required';

/** The server's error about the code. */
const codeErrorOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.fields['code'] : undefined;

const welcome = (): void => toast(say(authTexts.loggedIn), { tone: 'success' });

/**
 * Logs in with the values of a form. Without a `userType` any kind of account may log in; after an error
 * the values stay and the password gets the focus, or the code once the server has asked for one. A wrong code is
 * reported at its field.
 */
export function useLogin(userType: UserType | undefined, onLoggedIn: () => void = welcome) {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const [codeError, setCodeError] = useState<string>();
  const submitted = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (needsCode && submitted.current) field(submitted.current, 'code')?.focus();
  }, [needsCode]);

  const handleError = async (form: HTMLFormElement, error: unknown): Promise<void> => {
    if (!needsCode && isCodeMissing(error)) {
      submitted.current = form;
      setNeedsCode(true);
      return;
    }
    const wrongCode = codeErrorOf(error);
    setCodeError(wrongCode);
    if (wrongCode) announce(wrongCode);
    else await showErrorOrOffline(error);
    const code = field(form, 'code');
    code?.select();
    (code ?? field(form, 'password'))?.focus();
  };

  const tryOnce = async (form: HTMLFormElement): Promise<void> => {
    if (!(await isFilled(form))) return;
    setBusy(true);
    try {
      await login({
        username: field(form, 'username')?.value.trim() ?? '',
        password: field(form, 'password')?.value ?? '',
        isKept: field(form, 'keep')?.checked ?? false,
        ...(userType && { userType }),
        ...(needsCode && { code: field(form, 'code')?.value.trim() ?? '' }),
      });
      onLoggedIn();
    } catch (error) {
      await handleError(form, error);
    } finally {
      setBusy(false);
    }
  };

  const submit = async (form: HTMLFormElement): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    await tryOnce(form);
    isRunning.current = false;
  };
  return { isBusy, needsCode, codeError, submit };
}
