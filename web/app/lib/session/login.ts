import { authPaths } from '@ieum/contract/account/auth/paths.ts';
import { request } from '../api/http.ts';
import { tradeRefreshToken } from '../api/refresh-tokens.ts';
import { encryptCredentials } from './encrypt-credentials.ts';
import { beginSession, type UserType } from './session.ts';

export interface Credentials {
  username: string;
  password: string;
  /** By default any kind of account may log in. */
  userType?: UserType;
  /** Stay logged in on this browser after the tab is closed. */
  isKept: boolean;
  /** Of the authenticator app, or a recovery code. */
  code?: string;
}

/** Logs in with the encrypted Basic header; throws ApiError with the server's message. */
export async function login(credentials: Credentials): Promise<void> {
  const { code } = credentials;
  const [username, password, factor] = await encryptCredentials([
    credentials.username,
    credentials.password,
    code ?? '',
  ]);
  const { value } = await request(
    authPaths.refreshToken,
    {
      headers: { usertype: credentials.userType, 'second-factor': code && factor },
      query: credentials.isKept ? { keep: 'true' } : {},
    },
    `Basic ${btoa(`${username}:${password}`)}`,
  );
  await tradeRefreshToken((value as { refreshToken: string }).refreshToken);
  await beginSession(credentials.isKept);
}
