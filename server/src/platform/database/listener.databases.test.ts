import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isOnPostgres, openTestDatabase } from '../../../test/test-database.ts';
import type { Database } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('channels that are requested at the same time share one connection, and each gets its own payloads', async () => {
  const received: string[] = [];
  const names = ['first', 'second', 'third'];
  await Promise.all(
    names.map((name) => database.listen(`channel_${name}`, (payload) => received.push(`${name} ${payload}`))),
  );
  for (const name of names) await database.notify(`channel_${name}`, 'payload');
  await vi.waitFor(() => expect(received.toSorted()).toEqual(names.map((name) => `${name} payload`)));
  if (!isOnPostgres) return;
  const { rows } = await database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and query ilike 'listen %'`,
  );
  expect(rows).toEqual([{ count: 1 }]);
});
