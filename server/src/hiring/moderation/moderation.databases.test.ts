import { beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { moderation } from '@ieum/contract/hiring/moderation/endpoints.ts';
import {
  companyRecruitments,
  recruitments as recruitmentsContract,
} from '@ieum/contract/hiring/recruitments/endpoints.ts';
import { auditLogs } from '#foundation/audit/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import { newId } from '#kit/db/ids.ts';
import { aPersonWithResume, apply } from '../../../test/hiring.ts';
import { aDraft, aRecruitment, aWord } from '../../../test/recruitment.ts';
import { type BodyOf, type QueryOf, invalid } from '../../../test/api.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';

let world: World;
let admin: TestActor;
let company: TestActor;
beforeAll(async () => {
  world = await theWorld();
  admin = await world.anAdministrator();
  company = await world.aCompany({ name: `한빛${aWord(3)}` });
});

const answers = () => world.answers(admin, moderation);
const of = (id: string) => ({ params: { _recruitment: id } });

const list = (query: QueryOf<typeof moderation.list>, headers: Record<string, string> = {}) =>
  world.api(admin, moderation).list({ query, headers });
const idsOf = async (query: QueryOf<typeof moderation.list>) =>
  (await list(query)).recruitments.map(({ _id: id }) => id);
const revise = (id: string, body: BodyOf<typeof moderation.revise>) => answers().revise({ ...of(id), body });
const read = (id: string) => answers().read(of(id));
const readPublic = (id: string) => world.answers(undefined, recruitmentsContract).read(of(id));
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
    expect((await idsOf({ searchValue: word })).toSorted()).toEqual([shown, hidden].toSorted());
    expect(await idsOf({ searchValue: word, state: 'NO_SHOWN' })).toEqual([hidden]);
    expect(await idsOf({ searchValue: word, _company: company.company?.id })).toEqual([shown]);
    expect(await idsOf({ searchValue: word, _company: 'nonsense' })).toEqual([]);
    expect(await idsOf({ searchValue: word, to: '2020-01-01' })).toEqual([]);
    expect((await idsOf({ searchValue: word, origin: 'OWN' })).length).toBe(2);
    const source = { sourceName: 'ALIO', externalId: newId() };
    await world.db.update(recruitments).set(source).where(eq(recruitments.id, hidden));
    expect(await idsOf({ searchValue: word, origin: 'IMPORTED' })).toEqual([hidden]);
  });

  test('pages by cursor in any order without gap or repetition', async () => {
    const word = aWord();
    for (let i = 0; i < 3; i++) await aRecruitment(world, company, { subject: `${word} ${i}` });
    const query = { limit: 1, searchValue: word };
    for (const sort of ['{"createdAt":-1}', '{"hitCounts":-1,"createdAt":1}', '{"application.endsAt":1}']) {
      const seen: string[] = [];
      let next: string | null = '';
      while (next !== null) {
        const page: Awaited<ReturnType<typeof list>> = await list(next ? { ...query, after: next } : query, {
          sort,
        });
        seen.push(...page.recruitments.map(({ _id: id }) => id));
        next = page.next;
      }
      expect([seen.length, new Set(seen).size]).toEqual([3, 3]);
    }
    expect((await list({ ...query, before: 'end' })).recruitments).toHaveLength(1);
    expect((await answers().list({ query: invalid({ state: 'GONE' }) })).statusCode).toBe(400);
  });
});

describe('PUT /api/console/recruitments/{_recruitment}', () => {
  test('sets any state of a recruitment, at once for everybody, and is audited', async () => {
    const id = await aRecruitment(world, company);
    expect((await readPublic(id)).statusCode).toBe(200);
    const hidden = await revise(id, { state: 'NO_SHOWN', reason: '신고 확인' });
    expect(hidden.json().recruitment.state).toBe('NO_SHOWN');
    expect((await readPublic(id)).statusCode).toBe(404);
    for (const state of ['CANCELED', 'ON_GOING', 'FINISHED', 'ON_GOING'] as const)
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
    const made = await world.answers(company, companyRecruitments).create({ body: { subject: '작성 중' } });
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
    const body = {
      ...aDraft(world.clock.now()),
      _company: company.company?.id ?? '',
      state: 'ON_GOING' as const,
    };
    const made = await answers().create({ body });
    expect(made.statusCode).toBe(200);
    const { _id: id, company: owner } = made.json().recruitment;
    expect(owner.name).toBe(company.company?.name);
    expect((await readPublic(id)).statusCode).toBe(200);
    expect((await world.answers(company, companyRecruitments).read(of(id))).statusCode).toBe(200);
    expect((await answers().remove(of(id))).statusCode).toBe(200);
    expect((await read(id)).statusCode).toBe(404);
    expect((await actionsOn(id)).map(({ action }) => action)).toEqual([
      'recruitments.create',
      'recruitments.remove',
    ]);
  });

  test('rejects an unapproved company, and deleting a recruitment with applications', async () => {
    const pending = await world.aPendingCompany();
    for (const owner of [pending.company?.id, newId(), 'nonsense']) {
      const body = { ...aDraft(world.clock.now()), _company: owner ?? '' };
      expect((await answers().create({ body })).error().fields).toHaveProperty('_company');
    }
    const id = await aRecruitment(world, company);
    await apply(world, await aPersonWithResume(world), id);
    expect((await answers().remove(of(id))).statusCode).toBe(409);
    expect((await read(id)).json().recruitment.applicants.count).toBe(1);
  });
});
