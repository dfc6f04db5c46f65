import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { send } from '../api/api.ts';
import { guardBfcache } from './bfcache.ts';
import { readSession, type Session } from '../session/session.ts';
import { readTokens } from '../session/tokens.ts';

vi.mock('../api/api.ts', async (original) => ({
  ...(await original<object>()),
  send: vi.fn<typeof send>(),
}));
vi.mock('../session/session.ts', () => ({
  readSession: vi.fn<() => object>(),
  onSessionChange: () => undefined,
}));
vi.mock('../session/tokens.ts', async (original) => ({
  ...(await original<object>()),
  readTokens: vi.fn<typeof readTokens>(),
}));

const tokensOf = (sid: string) => ({
  refreshToken: sid,
  accessToken: `.${btoa(JSON.stringify({ _user: 'u', scope: [], sid }))}.`,
});
/** Logs the account in in this tab. */
const be = (sid: string | undefined) => {
  vi.mocked(readSession).mockReturnValue({ state: sid ? 'in' : 'out' } as Session);
  vi.mocked(readTokens).mockReturnValue(sid ? tokensOf(sid) : undefined);
};
const turn = (kind: 'pagehide' | 'pageshow', persisted = true) =>
  dispatchEvent(Object.assign(new Event(kind), { persisted }));
const isHidden = () => document.documentElement.style.visibility === 'hidden';

const reload = vi.fn<() => void>();
let removers: (() => void)[] = [];
beforeEach(() => {
  const add = globalThis.addEventListener.bind(globalThis);
  vi.spyOn(globalThis, 'addEventListener').mockImplementation(
    (...input: Parameters<typeof addEventListener>) => {
      add(...input);
      removers.push(() => removeEventListener(input[0], input[1]));
    },
  );
  vi.mocked(send).mockReset().mockResolvedValue({});
  reload.mockReset();
  be('first');
  guardBfcache(reload);
});
afterEach(() => {
  for (const remove of removers) remove();
  removers = [];
  document.documentElement.style.visibility = '';
  vi.restoreAllMocks();
});

it('shows a page from the back/forward cache once the server has confirmed its session', async () => {
  let answer: (value: object) => void = () => undefined;
  vi.mocked(send).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  turn('pagehide');
  expect(isHidden()).toBe(true);
  turn('pageshow');
  expect(isHidden()).toBe(true);
  answer({});
  await vi.waitFor(() => expect(isHidden()).toBe(false));
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['after a logout', undefined],
  ["after another account's login", 'second'],
])('reloads a page from the back/forward cache %s and never shows it', async (_, sid) => {
  turn('pagehide');
  be(sid);
  turn('pageshow');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(isHidden()).toBe(true);
});

it('reloads a page from the back/forward cache whose session has ended on the server', async () => {
  turn('pagehide');
  vi.mocked(send).mockImplementation(() => {
    vi.mocked(readTokens).mockReturnValue(undefined);
    return Promise.reject(new ApiError(401, { code: 'unauthenticated', message: '' }));
  });
  turn('pageshow');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(isHidden()).toBe(true);
});

it('does not change a page that was loaded normally', () => {
  turn('pagehide', false);
  turn('pageshow', false);
  expect(isHidden()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
