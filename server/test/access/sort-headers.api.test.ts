import { expect, test } from 'vitest';
import { z } from 'zod';
import { listEndpoints } from '../../../scripts/lib/contract.ts';
import { callers, createAccessWorld } from './access-world.ts';

/** A list or its workbook that reads a `sort` header sorts by the fields that it knows and rejects all others. */
const lists = (await listEndpoints()).filter(
  ({ headers }) => headers instanceof z.ZodObject && 'sort' in headers.shape,
);

const { world, actors, cases } = await createAccessWorld();

/** An address of the list: that of its access case, or the beginning of another's. */
function addressOf(path: string): string {
  const list = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}`);
  const [found] = cases.flatMap(({ url }) => list.exec(url) ?? []);
  return found ?? path.replace(':_company', actors.company.company?.id ?? '');
}

/** The address with a reason where the endpoint requires one. */
const withReason = (url: string, query: unknown): string => {
  const isRequired = query instanceof z.ZodObject && 'reason' in query.shape && !url.includes('reason=');
  return isRequired ? `${url}${url.includes('?') ? '&' : '?'}reason=why` : url;
};

test.each(lists.map((list) => [`${list.method} ${list.path}`, list] as const))(
  '%s rejects an unknown field in its sort header',
  async (name, { method, path, access, query }) => {
    const known = cases.find((one) => one.name === name);
    const actor = actors[known?.owner ?? callers[access]];
    const url = withReason(known?.url ?? addressOf(path), query);
    const ask = (sort?: string) =>
      world.call(actor, method, url, { headers: sort === undefined ? {} : { sort } });
    expect((await ask()).statusCode).toBe(200);
    for (const sort of ['{"nothing":1}', '{"createdAt":2}', 'createdAt'])
      expect((await ask(sort)).statusCode).toBe(400);
  },
);

test.each([
  ['console', '/api/console/audit-logs'],
  ['console', '/api/console/center/questions'],
  ['console', '/api/console/messages'],
  ['person', '/api/v1/boards'],
  ['person', '/api/v1/center/questions'],
] as const)('by %s, %s is sorted by its moments in either direction', async (kind, path) => {
  const momentsOf = async (direction: 1 | -1) => {
    const headers = { sort: `{"createdAt":${direction}}`, limit: '100' };
    const answer = await world.call(actors[kind], 'GET', path, { headers });
    const rows = Object.values(answer.json()).find(Array.isArray) as { createdAt: string }[];
    return rows.map(({ createdAt }) => createdAt);
  };
  const [ascending, descending] = [await momentsOf(1), await momentsOf(-1)];
  expect(ascending).toEqual(ascending.toSorted());
  expect(descending).toEqual(descending.toSorted().toReversed());
  expect(Date.parse(descending[0] ?? '')).toBeGreaterThan(Date.parse(ascending[0] ?? ''));
});
