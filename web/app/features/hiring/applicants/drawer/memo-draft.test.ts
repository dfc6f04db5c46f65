import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import { api } from '../data.ts';
import { MemoDraft } from './memo-draft.ts';

vi.mock('../data.ts', async (original) => ({
  ...(await original<object>()),
  api: { memo: vi.fn<(call: unknown) => unknown>() },
}));
const memoCall = vi.mocked(api.memo);
const answer = (memo: string, memoVersion: number) =>
  ({ application: { _id: 'a1', version: 1, memo, memoVersion } }) as unknown as Awaited<
    ReturnType<typeof api.memo>
  >;
const start = { recruitmentId: 'r1', id: 'a1', memo: '', memoVersion: 3 };
const open = () => new MemoDraft(new QueryClient(), start);

beforeEach(() => {
  vi.useFakeTimers();
  memoCall.mockReset();
});
afterEach(() => vi.useRealTimers());

test('is saved over the memo that was read, and over its own later versions', async () => {
  memoCall.mockResolvedValueOnce(answer('하나', 4)).mockResolvedValueOnce(answer('둘', 5));
  const draft = open();
  draft.write('하나');
  await draft.autosave.flush();
  draft.write('둘');
  await draft.autosave.flush();
  expect(memoCall.mock.calls.map(([call]) => call?.body)).toEqual([
    { memo: '하나', memoVersion: 3 },
    { memo: '둘', memoVersion: 4 },
  ]);
});

test('does not overwrite a colleague’s earlier save: both texts are offered and the choice is saved', async () => {
  const current = { memo: '동료의 글', memoVersion: 4 };
  const rejection = new ApiError(409, { code: 'conflict', message: '바뀌었어요', current });
  memoCall.mockRejectedValueOnce(rejection).mockResolvedValueOnce(answer('내 글', 5));
  const draft = open();
  draft.write('내 글');
  await draft.autosave.flush();
  expect(draft.read()).toEqual({ typed: '내 글', theirs: current });
  expect(draft.autosave.read().kind).toBe('conflict');
  draft.decide('mine');
  await draft.autosave.flush();
  expect(memoCall.mock.lastCall?.[0]?.body).toEqual({ memo: '내 글', memoVersion: 4 });
  expect(draft.read().theirs).toBeUndefined();
});

test('shows a colleague’s memo at once where nothing is being typed', () => {
  const draft = open();
  draft.receive({ memo: '동료의 글', memoVersion: 4 });
  expect(draft.read()).toEqual({ typed: '동료의 글', theirs: undefined });
});

test('a colleague’s memo never replaces unsaved input, and nothing is saved over it', async () => {
  const draft = open();
  draft.write('쓰는 중');
  draft.receive({ memo: '동료의 글', memoVersion: 4 });
  await vi.runAllTimersAsync();
  expect(memoCall).not.toHaveBeenCalled();
  expect(draft.read()).toMatchObject({ typed: '쓰는 중', theirs: { memo: '동료의 글' } });
  draft.decide('theirs');
  expect(draft.read().typed).toBe('동료의 글');
});
