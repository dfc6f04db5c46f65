import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { isBusyAmong, useBusyTimes } from './use-busy-times.ts';

afterEach(() => vi.restoreAllMocks());

const at = (day: number, hour: string) => `2026-12-0${day}T${hour}:00.000Z`;
const appointment = (startsAt: string, endsAt: string, state = 'CONFIRMED' as const) => ({
  state,
  startsAt,
  endsAt,
});

it('a time is taken once as many confirmed appointments overlap it as there are places', () => {
  const one = appointment(at(1, '01:00'), at(1, '01:30'));
  expect(isBusyAmong([one], { minutes: 30, places: 1 })(at(1, '01:00'))).toBe(true);
  expect(isBusyAmong([one], { minutes: 30, places: 2 })(at(1, '01:00'))).toBe(false);
  expect(isBusyAmong([one, one], { minutes: 30, places: 2 })(at(1, '00:45'))).toBe(true);
  expect(isBusyAmong([one], { minutes: 30, places: 1 })(at(1, '01:30'))).toBe(false);
  expect(isBusyAmong([{ ...one, state: 'CANCELED' }], { minutes: 30, places: 1 })(at(1, '01:00'))).toBe(
    false,
  );
});

it('finds the free times of weeks that are not shown', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const url = input instanceof Request ? input.url : String(input);
    const isLater = url.includes('2026-12-06');
    const appointments = isLater ? [appointment(at(8, '01:00'), at(8, '01:30'))] : [];
    return Promise.resolve(Response.json(url.includes('places') ? { places: 1 } : { appointments }));
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useBusyTimes('2026-11-30', 30), { wrapper });
  const times = [at(8, '01:00'), at(8, '01:30')];
  expect(await result.current.findFree(times, '2026-12-07', 7)).toEqual([at(8, '01:30')]);
});
