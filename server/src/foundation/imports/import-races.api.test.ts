import { setTimeout as wait } from 'node:timers/promises';
import { eq, inArray, like, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { imports } from '@ieum/contract/foundation/imports/endpoints.ts';
import type { ImportKind } from '@ieum/contract/foundation/imports/enums.ts';
import { faqs } from '#content/faqs/tables.ts';
import { hashTags } from '#foundation/hash-tags/tables.ts';
import { newId } from '#kit/db/ids.ts';
import { raceUnguarded } from '../../../test/faults/races.ts';
import { aWord } from '../../../test/recruitment.ts';
import { aWorkbook } from '../../../test/workbooks/workbooks.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';

type Rows = (string | number)[][];

let world: World;
let administrators: TestActor[];
beforeAll(async () => {
  world = await theWorld();
  administrators = await Promise.all([1, 2, 3].map(() => world.anAdministrator()));
});

async function checked(actor: TestActor, kind: ImportKind, rows: Rows) {
  const file = { content: await aWorkbook(rows), name: 'a.xlsx' };
  const { import: made } = await world.api(actor, imports).check({ params: { importKind: kind }, file });
  const id = made._id;
  const of = { params: { _import: id } };
  await world.api(actor, imports).write({ ...of, body: { reason: '동시에', skipsFaulty: false } });
  return { id, read: async () => (await world.api(actor, imports).find(of)).import };
}

/** Each administrator imports the same rows; all are written at the same moment. */
async function importAtOnce(kind: ImportKind, rowsOf: (attempt: number) => Rows): Promise<string[]> {
  const all = [];
  for (const [attempt, actor] of administrators.entries())
    all.push(await checked(actor, kind, rowsOf(attempt)));
  await Promise.all(all.map(({ id }) => world.app.jobs.runNow('write-import', { id })));
  await world.drain();
  const ended = await Promise.all(all.map(({ read }) => read()));
  return ended.map(({ state, written }) => `${state} ${written}`).toSorted();
}

const ONCE = ['OUTDATED 0', 'OUTDATED 0', 'WRITTEN 700'];
const LONGER_THAN_A_STATEMENT_MS = 2500;
const many = <T>(make: (index: number) => T): T[] => Array.from({ length: 700 }, (_, index) => make(index));

describe('the same rows imported by three administrators at once', () => {
  test('hashtags: one import is written, the others write nothing', async () => {
    const word = aWord(6);
    const rows = many((index) => [`${word}${index}`]);
    expect(await importAtOnce('hash-tags', () => [['해시태그'], ...rows])).toEqual(ONCE);
    expect(
      await world.db
        .select()
        .from(hashTags)
        .where(like(hashTags.name, `${word}%`)),
    ).toHaveLength(700);
  });

  test('hashtags in another order in each workbook', async () => {
    const word = aWord(6);
    const rows = many((index) => [`${word}${index}`]);
    const turned = (attempt: number) => (attempt % 2 === 0 ? rows : rows.toReversed());
    expect(await importAtOnce('hash-tags', (attempt) => [['해시태그'], ...turned(attempt)])).toEqual(ONCE);
    expect(
      await world.db
        .select()
        .from(hashTags)
        .where(like(hashTags.name, `${word}%`)),
    ).toHaveLength(700);
  });

  test('an import waits for one that is written for longer than a statement may take', async () => {
    const other = world.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('imports hash-tags', 0))`);
      await wait(LONGER_THAN_A_STATEMENT_MS);
    });
    const { id, read } = await checked(await world.anAdministrator(), 'hash-tags', [
      ['해시태그'],
      [aWord(8)],
    ]);
    await world.app.jobs.runNow('write-import', { id });
    await other;
    expect(await read()).toMatchObject({ state: 'WRITTEN', written: 1 });
  });

  test('questions, which no constraint keeps from being there twice', async () => {
    const word = aWord(6);
    const rows = Array.from({ length: 20 }, (_, index) => ['기타', `${word} ${index}`, '답변']);
    const states = await importAtOnce('faqs', () => [['분류', '질문', '답변'], ...rows]);
    expect(states).toEqual(['OUTDATED 0', 'OUTDATED 0', 'WRITTEN 20']);
    expect(
      await world.db
        .select()
        .from(faqs)
        .where(like(faqs.question, `${word}%`)),
    ).toHaveLength(20);
  });

  test('read first and written then, a question would be there several times: this test can fail', async () => {
    const question = `${aWord(8)} 한 번`;
    const at = eq(faqs.question, question);
    await raceUnguarded(3, {
      read: async () => ((await world.db.select().from(faqs).where(at)).length === 0 ? true : undefined),
      write: () =>
        world.db.insert(faqs).values({ id: newId(), category: 'ETC', question, answer: '<p>답변</p>' }),
    });
    const rows = await world.db.select({ id: faqs.id }).from(faqs).where(at);
    expect(rows).toHaveLength(3);
    await world.db.delete(faqs).where(
      inArray(
        faqs.id,
        rows.map(({ id }) => id),
      ),
    );
  });
});
