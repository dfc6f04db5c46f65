import { BroadcastChannel } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askTabs, joinTabs } from './cross-tab.ts';

const tokens = { accessToken: 'a', refreshToken: 'r' };
/** Longer than a tab takes that is not busy. */
const BUSY_MILLISECONDS = 300;

let busyTab: BroadcastChannel;
beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('BroadcastChannel', BroadcastChannel);
  busyTab = new BroadcastChannel('ieum');
  busyTab.onmessage = ({ data }: { data: unknown }) => {
    const { kind } = data as { kind: string };
    if (kind === 'ask') setTimeout(() => busyTab.postMessage({ kind: 'tokens', tokens }), BUSY_MILLISECONDS);
  };
  joinTabs(() => undefined);
});
afterEach(() => busyTab.close());

test('a busy tab shares its tokens where one is probably logged in', async () => {
  expect(await askTabs(true)).toEqual(tokens);
});

test('where none is logged in, as far as is known, a page soon stops waiting', async () => {
  expect(await askTabs(false)).toBeUndefined();
});
