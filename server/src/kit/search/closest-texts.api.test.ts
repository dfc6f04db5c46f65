import { beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { searchableTextOf } from '#content/notices/searchable-text.ts';
import { notices, searchedNotices } from '#content/notices/tables.ts';
import type { Db } from '#kit/context.ts';
import { newId } from '#kit/db/ids.ts';
import { planOf } from '../../../test/plans/plan-of.ts';
import { aWord } from '../../../test/recruitment.ts';
import { theWorld, type World } from '../../../test/world.ts';
import { findClosest } from './closest-texts.ts';
import { saveTexts } from './save-texts.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

/** Notices with the given subjects; returns their ids. */
async function someNotices(subjects: readonly string[]): Promise<string[]> {
  const rows = subjects.map((subject) => ({
    id: newId(),
    subject,
    content: '<p>본문</p>',
    isPinned: false,
    isActive: true,
    shownAt: world.clock.now(),
  }));
  await world.db.insert(notices).values(rows);
  await saveTexts(world.db, searchedNotices, rows.map(searchableTextOf));
  return rows.map(({ id }) => id);
}

const find = (db: Db, question: string) => findClosest(db, searchedNotices, { question, limit: 3 });

test('what covers more of a question comes first, with its share of the question', async () => {
  const [one, other] = [aWord(5), aWord(5)];
  const [half, whole] = await someNotices([`${one} 안내문`, `${one} ${other} 안내문`, aWord(5)]);
  const found = await find(world.db, `${one} ${other}`);
  expect(found).toEqual([
    { rowId: whole, score: 1 },
    { rowId: half, score: expect.closeTo(0.5, 1) },
  ]);
});

test('a few texts too are found by their index, as reading the pairs of each is slow', async () => {
  const word = aWord(5);
  await someNotices([word]);
  await world.db.execute(sql`analyze notice_grams`);
  const plan = await world.db.transaction((tx) => planOf(tx, (db) => find(db, `${word} 있나요`)));
  expect(plan).toContain('Bitmap Index Scan on notice_grams_grams');
  expect(plan).not.toContain('Seq Scan on notice_grams');
});

test('in a transaction that continues, the planner is as before', async () => {
  await someNotices([aWord(5)]);
  const settings = await world.db.transaction(async (tx) => {
    await find(tx, aWord(5));
    const { rows } = await tx.execute(
      sql`select current_setting('enable_seqscan') as seq, current_setting('enable_indexscan') as index`,
    );
    return rows;
  });
  expect(settings).toEqual([{ seq: 'on', index: 'on' }]);
});

test('a question whose subject is in most texts is compared as it was asked', async () => {
  // As many as all other tests have left, so that the subject is in most of them.
  const length = 20 + (await world.db.$count(notices));
  const ids = await someNotices([
    '접수는 어떻게 하나요',
    ...Array.from({ length }, (_, at) => `접수 안내 ${at}`),
  ]);
  await world.db.execute(sql`analyze notice_grams`);
  // A transaction has statistics of its own.
  const found = await world.db.transaction((tx) => find(tx, '어떻게 접수해요?'));
  expect(found[0]?.rowId).toBe(ids[0]);
  expect(found[0]?.score).toBeGreaterThan(found[1]?.score ?? 0);
});
