import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropKept, keep, readKept } from '../storage/tab-storage.ts';
import { rememberMember } from './member-state.ts';
import { keepTokens } from './tokens.ts';

const agreements = [{ _terms: 't1' }, { _terms: 't2' }];
const answer = () =>
  new Response(JSON.stringify({ user: { agreements } }), { headers: { 'content-type': 'application/json' } });
const calls = vi.fn<() => Promise<Response>>(async () => answer());

beforeEach(() => {
  sessionStorage.clear();
  calls.mockClear();
  vi.stubGlobal('fetch', calls);
  keepTokens({ accessToken: 'a', refreshToken: 'r' });
});

describe('what a tab keeps of a member', () => {
  it('is their lists, the first time empty, and the terms they agreed to, asked for once', async () => {
    keep('likes', '[{"_id":"l1"}]');
    await rememberMember();
    await rememberMember();
    expect(readKept('likes')).toBe('[{"_id":"l1"}]');
    expect([readKept('_carts'), readKept('_pickups')]).toEqual(['[]', '[]']);
    expect(readKept('agreements')).toBe('["t1","t2"]');
    expect(calls).toHaveBeenCalledOnce();
  });

  it('goes with the logout, the visit too, also when the answer comes after it', async () => {
    keep('session', 's1');
    const waiting = rememberMember();
    dropKept();
    await waiting;
    const left = Object.keys(sessionStorage);
    expect(left).toEqual([]);
  });
});
