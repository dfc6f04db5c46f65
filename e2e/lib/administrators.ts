import type { Role } from '../../contract/src/common/rights.ts';
import { memberPaths } from '../../contract/src/site/members/paths.ts';
import { userPaths } from '../../contract/src/account/users/paths.ts';
import { aUsername, PASSWORD } from './people.ts';
import { ask, askAs, encrypted, tokensOf, type Credentials } from './sessions.ts';

const TEMPORARY = 'First!2026';

/** A new administrator, registered by the owner of the demonstration, with a password of their own. */
export async function anAdministrator(role: Role, name: string): Promise<Credentials> {
  const username = aUsername('a');
  const [password, newPassword, given] = await encrypted(TEMPORARY, PASSWORD, TEMPORARY);
  await askAs('admin', memberPaths.create.path, {
    body: { userType: null, scope: ['console'], role, username, name, password: given },
  });
  const { accessToken } = await tokensOf({ username, password: TEMPORARY });
  await ask(userPaths.changePassword.path, {
    method: 'PUT',
    headers: { authorization: `Bearer ${accessToken}` },
    body: { password, newPassword },
  });
  return { username, password: PASSWORD };
}
