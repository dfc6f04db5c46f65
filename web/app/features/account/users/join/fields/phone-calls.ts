import type { Reply } from '@ieum/contract/common/endpoint.ts';
import { userPaths } from '@ieum/contract/account/users/paths.ts';
import type { users } from '@ieum/contract/account/users/endpoints.ts';
import { codeExpiryOf } from '#features/account/users/phone/code-expiry.ts';
import { apiOf } from '#lib/api/api.ts';
import { request } from '#lib/api/http.ts';
import { visitReady } from '#lib/session/visits.ts';

const api = apiOf<typeof users>(userPaths);
const params = { type: 'phone' };

/** Has a code sent to a phone; returns its expiry in milliseconds of this machine's clock. */
export async function requestCode(phone: string): Promise<number> {
  // The confirmation belongs to the visit, so the visit's id must be known first.
  await visitReady();
  const { value, headers } = await request(userPaths.certifyContact, {
    params,
    body: { type: 'phone', phone },
  });
  const { expiredAt } = value as Reply<typeof users.certifyContact>;
  return codeExpiryOf(expiredAt, headers);
}

/** Confirms a phone by the code that was sent to it; throws with the server's reason. */
export async function confirmCode(phone: string, otp: string): Promise<void> {
  await api.confirmContact({ params: { type: 'phone' }, body: { type: 'phone', phone, otp } });
}
