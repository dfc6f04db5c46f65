import { expect, test, vi } from 'vitest';
import { createListeners, createStore } from './store.ts';

test('a store notifies its listeners of each change until they unsubscribe', () => {
  const store = createStore(1);
  const seen: number[] = [];
  const end = store.onChange(() => seen.push(store.read()));
  store.change(2);
  store.change(3);
  end();
  store.change(4);
  expect(seen).toEqual([2, 3]);
  expect(store.read()).toBe(4);
});

test('a listener that unsubscribes itself does not prevent the others from being called', () => {
  const { notify, subscribe } = createListeners();
  const [once, always] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const end = subscribe(() => {
    once();
    end();
  });
  subscribe(always);
  notify();
  notify();
  expect(once).toHaveBeenCalledTimes(1);
  expect(always).toHaveBeenCalledTimes(2);
});
