import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importWithRetry } from './import-with-retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const unreachable = () => new TypeError('Failed to fetch dynamically imported module');

test('code that could not be loaded is loaded when the connection is back', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(unreachable()).mockResolvedValue('code');
  const loading = importWithRetry(load);
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('online'));
  expect(await loading).toBe('code');
});

test('and half a minute later without an event of the browser', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(unreachable()).mockResolvedValue('code');
  const loading = importWithRetry(load);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await loading).toBe('code');
});
