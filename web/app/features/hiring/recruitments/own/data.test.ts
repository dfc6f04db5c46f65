import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { ownStateQuery } from './data.ts';

const PAGE = 100;

afterEach(() => {
  vi.restoreAllMocks();
});

/** A server on which a company has a given number of open recruitments. */
function aServer(count: number) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(input instanceof Request ? input.url : String(input), 'http://localhost');
    const from = Number(url.searchParams.get('after') ?? 0);
    const to = Math.min(from + PAGE, count);
    const recruitments = Array.from({ length: to - from }, (_, index) => ({ _id: String(from + index) }));
    return Response.json({ recruitments, count, next: to < count ? String(to) : null, counts: {} });
  });
}

test.each([0, 1, PAGE, PAGE + 1, 250])('all of %s open recruitments are loaded, each once', async (count) => {
  const calls = aServer(count);
  const { recruitments } = await new QueryClient().fetchQuery(ownStateQuery('ON_GOING'));
  expect(new Set(recruitments.map(({ _id: id }) => id)).size).toBe(count);
  expect(recruitments).toHaveLength(count);
  expect(calls).toHaveBeenCalledTimes(Math.max(1, Math.ceil(count / PAGE)));
});
