import { authPaths } from '@ieum/contract/account/auth/paths.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { send } from '../api/api.ts';
import { nowOfPage } from '../format/clock.ts';
import { browserStorage } from '../storage/browser-storage.ts';
import { storeTokens, readTokens } from '../session/tokens.ts';
import { readSession, restoreSession } from '../session/session.ts';

const preview = { token: 'of-the-preview', at: '2026-11-27T01:00:00.000Z', viewer: 'PERSON' };
const sent: Headers[] = [];

beforeEach(() => {
  sessionStorage.setItem('refreshToken', 'r');
  sessionStorage.setItem('accessToken', 'a');
  document.documentElement.dataset['preview'] = JSON.stringify(preview);
  sent.length = 0;
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers));
    return Response.json({});
  });
});
afterEach(() => {
  delete document.documentElement.dataset['preview'];
  sessionStorage.clear();
  localStorage.clear();
});

test('a preview sends its own token and never that of the account of the tab', async () => {
  expect(readTokens()).toBeUndefined();
  await send(authPaths.publicKey, {});
  expect(sent[0]?.get('preview')).toBe('of-the-preview');
  expect(sent[0]?.has('authorization')).toBe(false);
});

test('values that a preview stores are neither in the browser nor in its tab', () => {
  storeTokens({ refreshToken: 'x', accessToken: 'y' });
  browserStorage.write('ieum.popups', 'hidden');
  expect(browserStorage.read('ieum.popups')).toBe('hidden');
  expect([localStorage.length, sessionStorage.getItem('accessToken')]).toEqual([0, 'a']);
  storeTokens({ refreshToken: '', accessToken: '' });
});

test('its member is artificial and its clock is the previewed moment', async () => {
  await restoreSession();
  expect(readSession()).toMatchObject({ state: 'in', userType: 'PERSON', isConsole: false });
  expect(nowOfPage()).toBe(Date.parse(preview.at));
});
