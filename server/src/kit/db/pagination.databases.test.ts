import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inArray, sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { openTestDatabase } from '../../../test/test-database.ts';
import { byCreation, readPage, type PageColumn, type PageRequest } from './pagination.ts';

const letters = pgTable('letters_of_a_test', {
  id: text().primaryKey(),
  weight: integer().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
type Letter = typeof letters.$inferSelect;

/** By weight ascending; equal weights by letter, descending. */
const byWeight: PageColumn<Letter>[] = [
  { by: sql`${letters.weight}`, direction: 1, cast: 'integer', read: ({ weight }) => weight },
  { by: sql`${letters.id}`, direction: -1, cast: 'text', read: ({ id }) => id },
];
const IN_ORDER = 'cbaed';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(
    sql`create table letters_of_a_test (id text primary key, weight int not null, created_at timestamptz not null)`,
  );
  const weights = Object.entries({ a: 1, b: 1, c: 1, d: 3, e: 2 });
  await database.db
    .insert(letters)
    .values(weights.map(([id, weight]) => ({ id, weight, createdAt: new Date(Date.UTC(2030, 0, weight)) })));
});
afterAll(() => database.close());

const read = async (part: Partial<PageRequest>, where = sql`true`, columns = byWeight) => {
  const selection = database.db.select().from(letters).$dynamic();
  const page = await readPage(selection, { where, columns, part: { limit: 2, skip: 0, ...part } });
  return { letters: page.rows.map(({ id }) => id).join(''), next: page.next };
};

describe('a page of a list', () => {
  test('the cursors visit every row once, also where rows differ by their id only', async () => {
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await read({ after });
      seen.push(page.letters);
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(seen).toEqual(['cb', 'ae', 'd']);
  });

  test('a page that ends with the last row has no next cursor', async () => {
    expect(await read({ limit: 5 })).toEqual({ letters: IN_ORDER, next: null });
    expect((await read({ limit: 4 })).next).not.toBeNull();
  });

  test('skips the requested number of rows', async () => {
    expect((await read({ skip: 3 })).letters).toBe('ed');
  });

  test('the last page is full, in the same order, and misses no row', async () => {
    const last = { letters: 'ed', next: null };
    expect(await read({ before: 'end' })).toEqual(last);
    expect(await read({ before: 'end', skip: 1 })).toEqual(last);
  });

  test('contains only rows that match the condition, on every page', async () => {
    const where = inArray(letters.id, ['a', 'c', 'd']);
    const first = await read({}, where);
    expect(first.letters).toBe('ca');
    expect((await read({ after: first.next ?? '' }, where)).letters).toBe('d');
    expect((await read({ before: 'end' }, where)).letters).toBe('ad');
  });

  test('ordered by creation is newest first, or oldest first on request', async () => {
    expect((await read({ limit: 5 }, undefined, byCreation(letters))).letters).toBe('decba');
    expect((await read({ limit: 5 }, undefined, byCreation(letters, 1))).letters).toBe('abced');
  });

  test.each(['x', 'W10', Buffer.from('["1"]').toString('base64url')])(
    'an invalid cursor is rejected: %s',
    async (after) => {
      await expect(read({ after })).rejects.toMatchObject({ code: 'invalid' });
    },
  );
});
