import { render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { httpCopy } from '../api/http-copy.ts';
import { provideAlert } from '../layers/alert-port.ts';
import { lazyPart, optionalPart } from './lazy-part.ts';

const alert = vi.fn<(message: string) => Promise<void>>(async () => undefined);
beforeEach(() => {
  alert.mockClear();
  provideAlert(alert);
});
afterEach(() => vi.useRealTimers());

const Part = () => <p>늦게 온 부분</p>;
const unreachable = new TypeError('Failed to fetch dynamically imported module');
const loadOnceBack = () =>
  vi.fn<() => Promise<ComponentType>>().mockRejectedValueOnce(unreachable).mockResolvedValue(Part);

function open(Lazy: ComponentType) {
  render(
    <>
      <input aria-label="쓰던 글" defaultValue="아직 저장하지 않은 글" />
      <Suspense fallback={null}>
        <Lazy />
      </Suspense>
    </>,
  );
}

test('a part that cannot be loaded leaves the page as it is, says so once, and appears with the connection', async () => {
  open(lazyPart(loadOnceBack()));
  await vi.waitFor(() => expect(alert.mock.calls).toEqual([[httpCopy.offline]]));
  expect(screen.getByLabelText('쓰던 글')).toHaveProperty('value', '아직 저장하지 않은 글');
  expect(screen.queryByText('늦게 온 부분')).toBeNull();
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('늦게 온 부분')).toBeTruthy();
  expect(alert).toHaveBeenCalledTimes(1);
});

test('a part that nobody has asked for appears with the connection, without an alert', async () => {
  const load = loadOnceBack();
  open(optionalPart(load));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('늦게 온 부분')).toBeTruthy();
  expect(alert).not.toHaveBeenCalled();
});
