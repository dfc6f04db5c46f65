import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import { questions } from '@ieum/contract/content/questions/endpoints.ts';
import { and, eq } from 'drizzle-orm';
import { consoleQuestions } from '@ieum/contract/content/questions/console-endpoints.ts';
import { auditLogs } from '#foundation/audit/tables.ts';
import { newId } from '#kit/db/ids.ts';
import { type QueryOf, invalid } from '../../../test/api.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';

let world: World;
let admin: TestActor;
beforeAll(async () => {
  world = await theWorld();
  admin = await world.anAdministrator();
});

async function rowsOf(query: Omit<QueryOf<typeof consoleQuestions.export>, 'reason'>) {
  const answer = await world
    .answers(admin, consoleQuestions)
    .export({ query: { ...query, reason: 'check' } });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  const { sheets } = await readXlsx(new Uint8Array(answer.rawPayload));
  const [head = [], ...rows] = sheets[0]?.rows ?? [];
  return rows.map((row) => Object.fromEntries(head.map((title, index) => [title, row[index]])));
}

describe('GET /api/console/center/questions/workbook', () => {
  test('has every filtered question, over several batches, with masked names', async () => {
    const word = newId();
    const askers = await Promise.all(Array.from({ length: 11 }, () => world.aPerson({ name: '홍길동' })));
    for (const asker of askers)
      for (let count = 0; count < 10; count += 1) {
        const body = { subject: `=1+${count} ${word}`, content: '내용', category: 'ERROR' as const };
        await world.api(asker, questions).create({ body });
      }
    const rows = await rowsOf({ searchValue: word });
    expect(rows).toHaveLength(110);
    expect(new Set(rows.map((row) => row['아이디'])).size).toBe(11);
    expect(rows[0]).toMatchObject({
      제목: `=1+0 ${word}`,
      이름: '홍*동',
      상태: '답변 대기',
      분류: '오류 신고',
    });
    expect(await rowsOf({ searchValue: word, state: 'ANSWER_COMPLETE' })).toEqual([]);
  });

  test('needs a reason, which the audit log records, and the right to answer', async () => {
    const actor = await world.anAdministrator();
    expect((await world.answers(actor, consoleQuestions).export({ query: invalid({}) })).statusCode).toBe(
      400,
    );
    const taken = () =>
      world.db
        .select()
        .from(auditLogs)
        .where(and(eq(auditLogs.actorId, actor.user.id), eq(auditLogs.action, 'questions.export')));
    expect(await taken()).toEqual([]);
    expect(
      (await world.answers(actor, consoleQuestions).export({ query: { reason: 'check' } })).statusCode,
    ).toBe(200);
    expect(await taken()).toMatchObject([{ details: { reason: 'check' } }]);
    const viewer = await world.anAdministrator('VIEWER');
    expect(
      (await world.answers(viewer, consoleQuestions).export({ query: { reason: 'check' } })).statusCode,
    ).toBe(403);
  });
});
