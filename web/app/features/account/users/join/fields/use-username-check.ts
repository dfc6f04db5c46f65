import type { users } from '@ieum/contract/account/users/endpoints.ts';
import { userPaths } from '@ieum/contract/account/users/paths.ts';
import { useRef, useState } from 'react';
import { apiOf } from '#lib/api/api.ts';
import { ApiError } from '#lib/api/api-error.ts';

const api = apiOf<typeof users>(userPaths);

export interface UsernameCheck {
  username: string;
  state: 'checking' | 'free' | 'rejected';
  /** The server's reason. */
  message?: string;
}

/** Whether the user id is valid; until the rules are loaded the server is not asked. */
async function isRight(username: string): Promise<boolean> {
  const rules = await import('../rules.ts').catch(() => undefined);
  return rules?.isUsername(username) ?? false;
}

async function ask(username: string): Promise<UsernameCheck | undefined> {
  try {
    await api.checkUsername({ body: { username } });
    return { username, state: 'free' };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0) return undefined;
    return { username, state: 'rejected', message: error.message };
  }
}

/** Asks the server about a valid user id; only the response to the last request is used. */
export function useUsernameCheck() {
  const latest = useRef('');
  const [answer, setAnswer] = useState<UsernameCheck>();

  const check = async (username: string): Promise<void> => {
    if (latest.current === username || !(await isRight(username)) || latest.current === username) return;
    latest.current = username;
    setAnswer({ username, state: 'checking' });
    const found = await ask(username);
    if (latest.current !== username) return;
    if (!found) latest.current = '';
    setAnswer(found);
  };
  /** The result for exactly this text. */
  const about = (username: string): UsernameCheck | undefined =>
    answer?.username === username ? answer : undefined;
  return { check, about };
}
