import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { openTestDatabase } from '../../../test/test-database.ts';
import { rowAsJson } from './row-as-json.ts';

const columns = {
  id: uuid('id').primaryKey(),
  title: text('title'),
  pay: bigint('pay', { mode: 'number' }),
  places: integer('places'),
  isOpen: boolean('is_open').notNull(),
  types: text('types').array().notNull(),
  answers: jsonb('answers').$type<unknown>(),
  at: timestamp('at', { withTimezone: true }),
};
const offers = pgTable('offers_of_a_test', columns);

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(sql`create table offers_of_a_test (id uuid primary key, title text, pay bigint,
    places int, is_open boolean not null, types text[] not null, answers jsonb, at timestamptz)`);
  const [first, second] = ['01890a5d-ac96-774b-bcce-b302099a8057', '01890a5d-ac96-774b-bcce-b302099a8058'];
  await database.db.insert(offers).values([
    {
      id: first,
      title: `해외영업 "담당" \\ {a,b}\n\u2028 😀`,
      pay: Number.MAX_SAFE_INTEGER,
      places: -2_147_483_648,
      isOpen: true,
      types: ['정규직', '', '"a",{b}', 'null'],
      answers: { list: [1, null, '가'] },
      at: new Date('1969-12-31T23:59:59.999Z'),
    },
    { id: second, isOpen: false, types: [] },
  ]);
});
afterAll(() => database.close());

test('a row read as JSON is the row that its columns give', async () => {
  const { db } = database;
  const { id, title, pay, places, isOpen, types, answers, at } = offers;
  const chosen = { id, title, pay, places, isOpen, types, answers, at };
  const plain = await db.select(chosen).from(offers).orderBy(id);
  const asJson = await db
    .select({ row: rowAsJson(chosen) })
    .from(offers)
    .orderBy(id);
  expect(plain[0]?.at).toEqual(new Date('1969-12-31T23:59:59.999Z'));
  expect(asJson.map(({ row }) => row)).toEqual(plain);
});
