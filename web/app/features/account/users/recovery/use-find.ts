import { userTexts as m } from '@ieum/contract/account/users/texts.ts';
import { useRef, useState } from 'react';
import { useSentCode } from '#features/account/users/phone/sent-code.ts';
import { useCountdown } from '#features/account/users/phone/use-countdown.ts';
import { say } from '#lib/format/copy.ts';
import { alert } from '#ui/alert/alert.ts';
import { showErrorOrOffline } from '#ui/alert/show-error.ts';
import { recover, requestFindCode, type FindKind, type FindInput } from './find-calls.ts';
import { requestFailure, submitFailure, type Failure, type FindField } from './find-rules.ts';

interface FindDeps {
  kind: FindKind;
  focus: (field: FindField) => void;
  onFound: () => void;
}

const aboutOf = ({ kind, username, phone }: FindInput): string => [kind, username, phone].join(' ');

/** The initial values, taken from the code that was requested before a reload, and that code. */
function useFindInput(kind: FindKind) {
  const [sent, setSent] = useSentCode<FindInput>(kind);
  const [typedName, setUsername] = useState<string>();
  const [typedPhone, setPhone] = useState<string>();
  const username = typedName ?? sent?.about.username ?? '';
  const phone = typedPhone ?? sent?.about.phone ?? '';
  const input: FindInput = { kind, username: username.trim(), phone };
  const isSent = sent !== undefined && aboutOf(sent.about) === aboutOf(input);
  return { input, username, setUsername, phone, setPhone, isSent, end: sent?.end, setSent };
}

/** Requests a code and sends the form to recover a user id or a password. */
export function useFind({ kind, focus, onFound }: FindDeps) {
  const { input, isSent, end, setSent, ...fields } = useFindInput(kind);
  const [code, setCode] = useState('');
  const isRunning = useRef(false);
  const [busy, setBusy] = useState<'request' | 'submit'>();
  const left = useCountdown(end);

  const reject = async ({ field, message }: Failure): Promise<void> => {
    await alert(say(message));
    focus(field);
  };
  const attempt = async (name: 'request' | 'submit', call: () => Promise<void>): Promise<boolean> => {
    isRunning.current = true;
    setBusy(name);
    try {
      await call();
      return true;
    } catch (error) {
      await showErrorOrOffline(error);
      focus('code');
      return false;
    } finally {
      isRunning.current = false;
      setBusy(undefined);
    }
  };

  const request = async (): Promise<void> => {
    const failure = requestFailure(input);
    if (isRunning.current) return;
    if (failure) return reject(failure);
    const isDone = await attempt('request', async () => {
      setSent({ about: input, end: await requestFindCode(input) });
      setCode('');
    });
    if (!isDone) return;
    await alert(say(m.codeSent));
    focus('code');
  };

  const submit = async (): Promise<void> => {
    const failure = submitFailure(input, isSent ? code : '');
    if (isRunning.current) return;
    if (failure) return reject(failure);
    if (!(await attempt('submit', () => recover(input, code)))) return;
    await alert(say(input.kind === 'username' ? m.usernameSent : m.passwordSent));
    setSent(undefined);
    onFound();
  };

  return { ...fields, code, setCode, busy, left, isSent, isExpired: isSent && left === 0, request, submit };
}
