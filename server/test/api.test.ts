import { expect, test, vi } from 'vitest';
import { memberBookmarks } from '@ieum/contract/hiring/bookmarks/member-endpoints.ts';
import { clientOf, Rejection } from './api.ts';

const answering = (statusCode: number, said: object) =>
  vi.fn<Parameters<typeof clientOf>[0]>(async () => ({
    statusCode,
    body: JSON.stringify(said),
    json: () => said,
  }));

test('a client fills the path and the query, and leaves out what is undefined', async () => {
  const call = answering(200, { likes: [], count: 0, next: null });
  const api = clientOf(call, memberBookmarks);
  await api.list({ query: { limit: 2, after: 'a&b', before: undefined } });
  await api.read({ params: { _like: 'x/y' } });
  expect(call.mock.calls.map(([method, url]) => `${method} ${url}`)).toEqual([
    'GET /api/v1/me/likes?limit=2&after=a%26b',
    'GET /api/v1/me/likes/x%2Fy',
  ]);
});

test('an answer that is no success rejects with its status, code, message and fields', async () => {
  const api = clientOf(
    answering(400, { code: 'invalid', message: '틀려요', fields: { type: '없어요' } }),
    memberBookmarks,
  );
  const error = await api.list().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Rejection);
  expect(error).toMatchObject({
    statusCode: 400,
    code: 'invalid',
    message: '틀려요',
    fields: { type: '없어요' },
  });
});
