import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDebouncedCallback, useDebouncedValue } from './use-debounced.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

describe('a debounced value', () => {
  it('follows once it has not changed for a while', () => {
    const { result, rerender } = renderHook(({ value }) => useDebouncedValue(value, 100), {
      initialProps: { value: 'a' },
    });
    rerender({ value: 'ab' });
    wait(99);
    rerender({ value: 'abc' });
    wait(99);
    expect(result.current).toBe('a');
    wait(1);
    expect(result.current).toBe('abc');
  });
});

describe('a debounced function', () => {
  const set = () => {
    const calls: string[] = [];
    const view = renderHook(
      ({ prefix }) => useDebouncedCallback((text: string) => void calls.push(prefix + text), 100),
      { initialProps: { prefix: 'old ' } },
    );
    return { calls, ...view };
  };

  it('is called once, with the last argument and as it was last rendered', () => {
    const { calls, result, rerender } = set();
    result.current('a');
    wait(99);
    result.current('ab');
    rerender({ prefix: 'new ' });
    wait(99);
    expect(calls).toEqual([]);
    wait(1);
    expect(calls).toEqual(['new ab']);
  });

  it('is not called after the component is gone', () => {
    const { calls, result, unmount } = set();
    result.current('a');
    unmount();
    wait(1000);
    expect(calls).toEqual([]);
  });
});
