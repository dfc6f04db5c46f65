import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { LectureData } from '../data.ts';
import { useOwnView } from './use-own-view.ts';

vi.mock('#lib/session/use-session.ts', () => ({ useSession: () => ({ state: 'unknown' }) }));

const dataOf = (id: string) =>
  ({ lecture: { _id: id, isStream: true }, isAccessible: true }) as unknown as LectureData;

it('a lecture that ends while it is watched is no longer shown as live, and another one is', () => {
  const { result, rerender } = renderHook(useOwnView, { initialProps: dataOf('one') });
  expect(result.current.lecture.isStream).toBe(true);
  act(() => result.current.setLive(false));
  expect(result.current.lecture.isStream).toBe(false);
  expect(result.current.isAccessible).toBe(true);
  rerender(dataOf('two'));
  expect(result.current.lecture.isStream).toBe(true);
});
