import { beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { auditLogs } from '#foundation/audit/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import { newId } from '#kit/db/ids.ts';
import { aPersonWithResume, apply } from '../../../test/hiring.ts';
import { aDraft, aRecruitment, aWord } from '../../../test/recruitment.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';

let world: World;
let admin: TestActor;
let company: TestActor;
beforeAll(async () => {
  world = await theWorld();
  admin = await world.anAdministrator();
  company = await world.aCompany({ name: `한빛${aWord(3)}` });
});

interface Row {
  _id: string;
  state: string;
  applicants: { count: number };
}
const BASE = '/api/console/recruitments';
const list = async (query: string, headers: Record<string, string> = {}) =>
  (await world.call(admin, 'GET', `${BASE}?${query}`, { headers })).json() as {
    recruitments: Row[];
    count: number;
    next: string | null;
  };
const idsOf = async (query: string, headers: Record<string, string> = {}) =>
  (await list(query, headers)).recruitments.map(({ _id: id }) => id);
const revise = (id: string, body: object) => world.call(admin, 'PUT', `${BASE}/${id}`, { body });
const read = (id: string) => world.call(admin, 'GET', `${BASE}/${id}`);
const readPublic = (id: string) => world.call(undefined, 'GET', `/api/v1/recruitments/${id}`);
const actionsOn = async (id: string) =>
  world.db.select().from(auditLogs).where(eq(auditLogs.subjectId, id)).orderBy(auditLogs.createdAt);

describe('GET /api/console/recruitments', () => {
  test('lists every company’s recruitments in every state, by words, state, company, source and day', async () => {
    const word = aWord();
    const [shown, hidden] = [
      await aRecruitment(world, company, { subject: `${word} 매니저` }),
      await aRecruitment(world, await world.aCompany(), { subject: `${word} 연구원` }),
    ];
    await revise(hidden, { state: 'NO_SHOWN', reason: '신고 확인' });
    const search = `searchValue=${encodeURIComponent(word)}`;
    expect((await idsOf(search)).toSorted()).toEqual([shown, hidden].toSorted());
    expect(await idsOf(`${search}&state=NO_SHOWN`)).toEqual([hidden]);
    expect(await idsOf(`${search}&_company=${company.company?.id}`)).toEqual([shown]);
    expect(await idsOf(`${search}&_company=nonsense`)).toEqual([]);
    expect(await idsOf(`${search}&to=2020-01-01`)).toEqual([]);
    expect((await idsOf(`${search}&origin=OWN`)).length).toBe(2);
    const source = { sourceName: 'ALIO', externalId: newId() };
    await world.db.update(recruitments).set(source).where(eq(recruitments.id, hidden));
    expect(await idsOf(`${search}&origin=IMPORTED`)).toEqual([hidden]);
  });

  test('pages by cursor in any order without gap or repetition', async () => {
    const word = aWord();
    for (let i = 0; i < 3; i++) await aRecruitment(world, company, { subject: `${word} ${i}` });
    const search = `limit=1&searchValue=${encodeURIComponent(word)}`;
    for (const sort of ['{"createdAt":-1}', '{"hitCounts":-1,"createdAt":1}', '{"application.endsAt":1}']) {
      const seen: string[] = [];
      let next: string | null = '';
      while (next !== null) {
        const page = await list(next ? `${search}&after=${next}` : search, { sort });
        seen.push(...page.recruitments.map(({ _id: id }) => id));
        next = page.next;
      }
      expect([seen.length, new Set(seen).size]).toEqual([3, 3]);
    }
    expect((await list(`${search}&before=end`)).recruitments).toHaveLength(1);
    expect((await world.call(admin, 'GET', `${BASE}?state=GONE`)).statusCode).toBe(400);
  });
});

describe('PUT /api/console/recruitments/{_recruitment}', () => {
  test('sets any state of a recruitment, at once for everybody, and is audited', async () => {
    const id = await aRecruitment(world, company);
    expect((await readPublic(id)).statusCode).toBe(200);
    const hidden = await revise(id, { state: 'NO_SHOWN', reason: '신고 확인' });
    expect(hidden.json().recruitment.state).toBe('NO_SHOWN');
    expect((await readPublic(id)).statusCode).toBe(404);
    for (const state of ['CANCELED', 'ON_GOING', 'FINISHED', 'ON_GOING'])
      expect((await revise(id, { state })).json().recruitment.state).toBe(state);
    expect((await readPublic(id)).statusCode).toBe(200);
    const actions = await actionsOn(id);
    expect(actions).toHaveLength(5);
    expect(actions[0]).toMatchObject({
      action: 'recruitments.setState',
      actorId: admin.user.id,
      details: { from: 'ON_GOING', to: 'NO_SHOWN', reason: '신고 확인' },
    });
    expect((await revise(id, { state: 'ON_GOING' })).statusCode).toBe(200);
    expect(await actionsOn(id)).toHaveLength(5);
  });

  test('publishes only complete recruitments', async () => {
    const made = await world.call(company, 'POST', '/api/v1/company/recruitments', {
      body: { subject: '작성 중' },
    });
    const id = made.json().recruitment._id as string;
    const answer = await revise(id, { state: 'ON_GOING' });
    expect(answer.statusCode).toBe(400);
    expect((await revise(id, { state: 'FINISHED' })).statusCode).toBe(409);
    expect((await read(id)).json().recruitment).toMatchObject({ state: 'NO_SHOWN', publishedAt: null });
  });

  test('corrects the text and records the changed fields; an outdated version is 409', async () => {
    const id = await aRecruitment(world, company);
    const { version } = (await read(id)).json().recruitment;
    const answer = await revise(id, { subject: '고친 제목', version });
    expect(answer.json().recruitment.subject).toBe('고친 제목');
    expect(await actionsOn(id)).toMatchObject([
      { action: 'recruitments.revise', details: { fields: 'subject' } },
    ]);
    expect((await revise(id, { subject: '다시', version })).statusCode).toBe(409);
  });
});

describe('POST and DELETE /api/console/recruitments', () => {
  test('creates a recruitment for an approved company and deletes it while it has no applications', async () => {
    const body = { ...aDraft(world.clock.now()), _company: company.company?.id, state: 'ON_GOING' };
    const made = await world.call(admin, 'POST', BASE, { body });
    expect(made.statusCode).toBe(200);
    const { _id: id, company: owner } = made.json().recruitment;
    expect(owner.name).toBe(company.company?.name);
    expect((await readPublic(id)).statusCode).toBe(200);
    expect((await world.call(company, 'GET', `/api/v1/company/recruitments/${id}`)).statusCode).toBe(200);
    expect((await world.call(admin, 'DELETE', `${BASE}/${id}`)).statusCode).toBe(200);
    expect((await read(id)).statusCode).toBe(404);
    expect((await actionsOn(id)).map(({ action }) => action)).toEqual([
      'recruitments.create',
      'recruitments.remove',
    ]);
  });

  test('rejects an unapproved company, and deleting a recruitment with applications', async () => {
    const pending = await world.aPendingCompany();
    for (const owner of [pending.company?.id, newId(), 'nonsense']) {
      const body = { ...aDraft(world.clock.now()), _company: owner };
      expect((await world.call(admin, 'POST', BASE, { body })).json().fields).toHaveProperty('_company');
    }
    const id = await aRecruitment(world, company);
    await apply(world, await aPersonWithResume(world), id);
    expect((await world.call(admin, 'DELETE', `${BASE}/${id}`)).statusCode).toBe(409);
    expect((await read(id)).json().recruitment.applicants.count).toBe(1);
  });
});
