import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRelayRenewal } from './relay-renewal.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const relay = { urls: ['turn:turn.example.com'], seconds: 40 };

test('new credentials are asked for before those in use end, and again until they arrive', () => {
  const ask = vi.fn<() => void>();
  const renewal = createRelayRenewal(ask);
  renewal.follow(relay);
  vi.advanceTimersByTime(29_000);
  expect(ask).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(1000);
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(8000);
  expect(ask).toHaveBeenCalledTimes(3);
  renewal.follow(relay);
  vi.advanceTimersByTime(29_000);
  expect(ask).toHaveBeenCalledTimes(3);
  renewal.stop();
  vi.advanceTimersByTime(3_600_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('without a relay nothing is asked for', () => {
  const ask = vi.fn<() => void>();
  createRelayRenewal(ask).follow({ urls: [], seconds: 40 });
  vi.advanceTimersByTime(3_600_000);
  expect(ask).not.toHaveBeenCalled();
});
