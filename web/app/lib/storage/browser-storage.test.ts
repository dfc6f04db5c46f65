import { afterEach, describe, expect, test, vi } from 'vitest';
import { browserStorage, tabStorage } from './browser-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

describe.each([
  ['the browser', browserStorage, 'localStorage'],
  ['the tab', tabStorage, 'sessionStorage'],
] as const)('the storage of %s', (_name, storage, global) => {
  const stored = () => globalThis[global];

  test('stores a text until it is removed', () => {
    storage.write('a', 'one');
    expect(stored().getItem('a')).toBe('one');
    expect(storage.read('a')).toBe('one');
    storage.write('a', undefined);
    expect(stored().length).toBe(0);
    expect(storage.read('a')).toBeUndefined();
  });

  test('reads JSON, and nothing where there is none', () => {
    storage.writeJson('a', { b: [1] });
    expect(storage.readJson('a')).toEqual({ b: [1] });
    stored().setItem('a', '{');
    expect(storage.readJson('a')).toBeUndefined();
    expect(storage.readJson('missing')).toBeUndefined();
    storage.writeJson('a', undefined);
    expect(stored().length).toBe(0);
  });

  test('notifies of every change, of other tabs too, until it is unsubscribed', () => {
    const listener = vi.fn<() => void>();
    const end = storage.onChange(listener);
    storage.write('a', 'one');
    dispatchEvent(new StorageEvent('storage'));
    expect(listener).toHaveBeenCalledTimes(2);
    end();
    storage.write('a', undefined);
    dispatchEvent(new StorageEvent('storage'));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('stores a value that a full storage rejects as long as the page is open', () => {
    storage.write('a', 'old');
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal(global, { getItem: () => 'old', setItem, removeItem: () => undefined });
    storage.write('a', 'new');
    expect(storage.read('a')).toBe('new');
    vi.unstubAllGlobals();
    storage.write('a', undefined);
    expect(storage.read('a')).toBeUndefined();
  });

  test('is empty where storage is forbidden, and stores its values as long as the page lives', () => {
    vi.stubGlobal(global, undefined);
    expect(storage.read('b')).toBeUndefined();
    storage.write('b', 'two');
    expect(storage.read('b')).toBe('two');
    storage.write('b', undefined);
    expect(storage.read('b')).toBeUndefined();
  });
});
