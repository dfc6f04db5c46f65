import { userMessages as m } from '@ieum/contract/messages/users.ts';
import { useRef, useState } from 'react';
import { useCountdown } from '#features/phone/use-countdown.ts';
import { say } from '#lib/copy.ts';
import { alert } from '#ui/alert/alert.ts';
import { tellFailure } from './failure.ts';
import { recover, requestFindCode, type Lost } from './find-calls.ts';
import { requestFailure, submitFailure, type Failure, type FindField } from './find-rules.ts';

interface FindDeps {
  lost: Lost;
  focus: (field: FindField) => void;
  onFound: () => void;
}

interface Sent {
  /** For what the code was asked; another phone needs another code. */
  about: string;
  end: number;
}

const aboutOf = ({ kind, username, phone }: Lost): string => [kind, username, phone].join(' ');

/** Asking for a code and sending the form to find a user id or a password (§2). */
export function useFind({ lost, focus, onFound }: FindDeps) {
  const [sent, setSent] = useState<Sent>();
  const [code, setCode] = useState('');
  const isRunning = useRef(false);
  const [busy, setBusy] = useState<'request' | 'submit'>();
  const left = useCountdown(sent?.end);
  const isSent = sent?.about === aboutOf(lost);

  const refuse = async ({ field, message }: Failure): Promise<void> => {
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
      await tellFailure(error);
      focus('code');
      return false;
    } finally {
      isRunning.current = false;
      setBusy(undefined);
    }
  };

  const request = async (): Promise<void> => {
    const failure = requestFailure(lost);
    if (isRunning.current) return;
    if (failure) return refuse(failure);
    const isDone = await attempt('request', async () => {
      setSent({ about: aboutOf(lost), end: await requestFindCode(lost) });
      setCode('');
    });
    if (!isDone) return;
    await alert(say(m.codeSent));
    focus('code');
  };

  const submit = async (): Promise<void> => {
    const failure = submitFailure(lost, isSent ? code : '');
    if (isRunning.current) return;
    if (failure) return refuse(failure);
    if (!(await attempt('submit', () => recover(lost, code)))) return;
    await alert(say(lost.kind === 'username' ? m.usernameSent : m.passwordSent));
    onFound();
  };

  return { code, setCode, busy, left, isSent, isExpired: isSent && left === 0, request, submit };
}
