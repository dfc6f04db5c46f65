import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropStored, writeStored, readStored } from '../storage/tab-storage.ts';
import { storeMemberState } from './store-member-state.ts';
import { storeTokens } from './tokens.ts';

const agreements = [{ _terms: 't1' }, { _terms: 't2' }];
const answer = () =>
  new Response(JSON.stringify({ user: { agreements } }), { headers: { 'content-type': 'application/json' } });
const calls = vi.fn<() => Promise<Response>>(async () => answer());

beforeEach(() => {
  sessionStorage.clear();
  calls.mockClear();
  vi.stubGlobal('fetch', calls);
  storeTokens({ accessToken: 'a', refreshToken: 'r' });
});

describe("the member's data in a tab's storage", () => {
  it('is their lists, initially empty, and the terms they agreed to, requested once', async () => {
    writeStored('likes', '[{"_id":"l1"}]');
    await storeMemberState();
    await storeMemberState();
    expect(readStored('likes')).toBe('[{"_id":"l1"}]');
    expect([readStored('_carts'), readStored('_pickups')]).toEqual(['[]', '[]']);
    expect(readStored('agreements')).toBe('["t1","t2"]');
    expect(calls).toHaveBeenCalledOnce();
  });

  it('is deleted by the logout, the visit too, also when the response arrives later', async () => {
    writeStored('session', 's1');
    const waiting = storeMemberState();
    dropStored();
    await waiting;
    const left = Object.keys(sessionStorage);
    expect(left).toEqual([]);
  });
});
