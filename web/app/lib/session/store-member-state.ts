import type { Reply } from '@ieum/contract/common/endpoint.ts';
import { mePath } from '@ieum/contract/account/users/me-path.ts';
import type { users } from '@ieum/contract/account/users/endpoints.ts';
import { send } from '../api/api.ts';
import { writeStoredList, readStored } from '../storage/tab-storage.ts';
import { readTokens } from './tokens.ts';

/** Lists of the member that are empty until something is added. */
const LISTS = ['likes', '_carts', '_pickups'] as const;

/**
 * Stores in this tab what the specification requires of a member: their lists and the terms they agreed
 * to.
 */
export async function storeMemberState(): Promise<void> {
  for (const name of LISTS) if (readStored(name) === undefined) writeStoredList(name, []);
  if (readStored('agreements') !== undefined) return;
  try {
    const { user } = (await send(mePath, {})) as Reply<typeof users.me>;
    if (!readTokens()) return;
    writeStoredList(
      'agreements',
      user.agreements.map(({ _terms }) => _terms),
    );
  } catch {
    // The next page requests it again; nothing waits for it.
  }
}
