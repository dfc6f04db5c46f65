import type { Reply } from '@ieum/contract/common/endpoint.ts';
import { userPaths } from '@ieum/contract/account/users/paths.ts';
import type { users } from '@ieum/contract/account/users/endpoints.ts';
import { codeExpiryOf } from '#features/account/users/phone/code-expiry.ts';
import { request } from '#lib/api/http.ts';
import { visitReady } from '#lib/session/visits.ts';

export type FindKind = 'username' | 'password';

/** The values of the form; a user id only where the password is recovered. */
export interface FindInput {
  kind: FindKind;
  username: string;
  phone: string;
}

const bodyOf = ({ kind, username, phone }: FindInput) => ({
  type: 'phone',
  kind,
  phone,
  ...(kind === 'password' && { username }),
});

/**
 * Has a code sent; returns its expiry in milliseconds of this machine's clock. The response does not
 * reveal whether the account exists.
 */
export async function requestFindCode(input: FindInput): Promise<number> {
  // The code belongs to the visit, so the visit's id must be known first.
  await visitReady();
  const { value, headers } = await request(userPaths.certify, { body: bodyOf(input) });
  return codeExpiryOf((value as Reply<typeof users.certify>).expiredAt, headers);
}

/** Has the user id or a temporary password sent to the phone; throws the server's reason for a wrong code. */
export async function recover(input: FindInput, otp: string): Promise<void> {
  await request(userPaths.recover, { body: { ...bodyOf(input), otp } });
}
