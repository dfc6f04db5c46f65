import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import { useBusy } from './use-busy.ts';

vi.mock('../alert/alert.ts', () => ({
  alert: vi.fn<(text: string) => Promise<void>>(async () => undefined),
}));

test('a second press meanwhile starts nothing, and the action can be run again afterwards', async () => {
  const { result } = renderHook(() => useBusy());
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const work = vi.fn<() => Promise<undefined>>(() => promise);
  let first: Promise<boolean> | undefined;
  act(() => {
    first = result.current.run(work);
    void result.current.run(work);
  });
  expect(result.current.isBusy).toBe(true);
  resolve(undefined);
  await act(async () => expect(await first).toBe(true));
  expect(result.current.isBusy).toBe(false);
  await act(async () => void (await result.current.run(work)));
  expect(work).toHaveBeenCalledTimes(2);
});

test('an error is shown and the screen is usable again', async () => {
  const { alert } = await import('../alert/alert.ts');
  const { result } = renderHook(() => useBusy());
  const rejection = new ApiError(409, { code: 'conflict', message: '안 돼요' });
  await act(async () => expect(await result.current.run(() => Promise.reject(rejection))).toBe(false));
  expect(alert).toHaveBeenCalledWith('안 돼요');
  expect(result.current.isBusy).toBe(false);
});
