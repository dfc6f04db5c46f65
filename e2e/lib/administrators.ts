import type { Role } from '../../contract/src/common/rights.ts';
import { memberPaths } from '../../contract/src/site/members/paths.ts';
import { userPaths } from '../../contract/src/account/users/paths.ts';
import { aUsername, PASSWORD } from './people.ts';
import { call, callAs, encrypted, tokensOf, type Credentials } from './sessions.ts';

export const TEMPORARY = 'First!2026';

/** Replaces the password that an administrator gave a new account, before which it may do nothing else. */
export async function chooseOwnPassword(input: Credentials): Promise<Credentials> {
  const { accessToken } = await tokensOf(input);
  const [password, newPassword] = await encrypted(input.password, PASSWORD);
  await call(userPaths.changePassword.path, {
    method: 'PUT',
    headers: { authorization: `Bearer ${accessToken}` },
    body: { password, newPassword },
  });
  return { username: input.username, password: PASSWORD };
}

/** A new administrator, registered by the owner of the demonstration, with a password of their own. */
export async function anAdministrator(role: Role, name: string): Promise<Credentials> {
  const username = aUsername('a');
  const [password] = await encrypted(TEMPORARY);
  await callAs('admin', memberPaths.create.path, {
    body: { userType: null, scope: ['console'], role, username, name, password },
  });
  return chooseOwnPassword({ username, password: TEMPORARY });
}
