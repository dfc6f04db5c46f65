import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { readAnswers, type LectureData } from '../data.ts';
import { useOwnView } from './use-own-view.ts';

vi.mock('#lib/session/use-session.ts', () => ({ useSession: () => ({ state: 'unknown' }) }));

vi.mock('../data.ts', () => ({ readAnswers: vi.fn<typeof readAnswers>(), readLecture: vi.fn<() => void>() }));

afterEach(() => {
  vi.useRealTimers();
});

const dataOf = (id: string) =>
  ({
    lecture: { _id: id, isStream: true },
    isAccessible: true,
    answers: { answers: [], count: 0, next: null },
  }) as unknown as LectureData;

it('a lecture that ends while it is watched is no longer shown as live, and another one is', () => {
  const { result, rerender } = renderHook(useOwnView, { initialProps: dataOf('one') });
  expect(result.current.lecture.isStream).toBe(true);
  act(() => result.current.setLive(false));
  expect(result.current.lecture.isStream).toBe(false);
  expect(result.current.isAccessible).toBe(true);
  rerender(dataOf('two'));
  expect(result.current.lecture.isStream).toBe(true);
});

it('the answers are read when the lecture ends, and again when one is written', async () => {
  vi.useFakeTimers();
  const { result } = renderHook(useOwnView, { initialProps: dataOf('one') });
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(readAnswers).not.toHaveBeenCalled();
  vi.mocked(readAnswers).mockResolvedValueOnce({ answers: [], count: 1, next: null });
  act(() => result.current.setLive(false));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(result.current.answers.count).toBe(1);
  vi.mocked(readAnswers).mockResolvedValueOnce({ answers: [], count: 2, next: null });
  act(() => {
    result.current.onAnswered();
    result.current.onAnswered();
  });
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(result.current.answers.count).toBe(2);
  expect(readAnswers).toHaveBeenCalledTimes(2);
});
