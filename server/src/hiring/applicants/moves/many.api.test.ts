import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eq, inArray, sql } from 'drizzle-orm';
import { applicants } from '@ieum/contract/hiring/applicants/endpoints.ts';
import { applications as applicationsContract } from '@ieum/contract/hiring/applications/endpoints.ts';
import { resumes } from '@ieum/contract/hiring/resumes/endpoints.ts';
import { audit } from '@ieum/contract/foundation/audit/endpoints.ts';
import { applicationMoves, applications } from '#hiring/applications/tables.ts';
import { newId } from '#kit/db/ids.ts';
import { outbox } from '#kit/jobs/outbox.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import { apply, aRecruitmentRow } from '../../../../test/hiring.ts';
import { closeSockets, connect, next, send } from '../../../../test/sockets.ts';
import { type BodyOf, invalid } from '../../../../test/api.ts';
import { theWorld, type TestActor, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

afterEach(closeSockets);

const of = (id: string) => ({ params: { _recruitment: id } });

type Move = BodyOf<typeof applicants.moveMany>;
type Card = string | Move['applications'][number];

interface MoveRequest extends Omit<Move, 'applications'> {
  cards: Card[];
}
async function moveMany(company: TestActor, id: string, body: MoveRequest) {
  const { cards, ...rest } = body;
  const applications_ = cards.map((card) => (typeof card === 'string' ? { ['_application']: card } : card));
  const answer = await world
    .answers(company, applicants)
    .moveMany({ ...of(id), body: { ...rest, applications: applications_ } });
  return { answer, status: answer.statusCode, results: answer.statusCode < 300 ? answer.json().results : [] };
}
const column = async (company: TestActor, id: string, name: 'applied' | 'meeting' | 'pending' | 'removed') =>
  (await world.api(company, applicants).kanban(of(id))).kanban[name].applications.map(({ _id }) => _id);

async function aBoard(size: number, input: Parameters<typeof aRecruitmentRow>[2] = {}) {
  const company = await world.aCompany();
  const { id } = await aRecruitmentRow(world, company, input);
  const cards: string[] = [];
  const persons: TestActor[] = [];
  for (let i = 0; i < size; i++) {
    const person = await world.aPerson();
    persons.unshift(person);
    cards.unshift((await apply(world, person, id))._id);
  }
  return { company, id, cards, persons };
}

describe('PUT …/applications/stage', () => {
  test('moves many to the top in the given order, with history, event and one message to open boards', async () => {
    const { company, id, cards } = await aBoard(4);
    const [a = '', b = '', c = '', d = ''] = cards;
    await moveMany(company, id, { stage: 'ON_MEETING', cards: [d] });
    const socket = await connect(world.app, '/applicants', company);
    await send(socket, 'join', { ['_recruitment']: id });
    const received = next<{ moves: { _application: string; position: string; version: number }[] }>(
      socket,
      'movedMany',
    );
    const { results } = await moveMany(company, id, { stage: 'ON_MEETING', cards: [c, a, b] });
    expect(results.map(({ _application, ok, stage }) => [_application, ok, stage])).toEqual(
      [c, a, b].map((card) => [card, true, 'ON_MEETING']),
    );
    expect(await column(company, id, 'meeting')).toEqual([c, a, b, d]);
    const { moves } = await received;
    expect(moves).toMatchObject(results.map(({ _application, version }) => ({ _application, version })));
    const history = await world.db
      .select()
      .from(applicationMoves)
      .where(eq(applicationMoves.applicationId, a));
    expect(history.map(({ toStage }) => toStage)).toEqual(['IS_APPLIED', 'ON_MEETING']);
    await world.settle();
    const reported = await world.db
      .select()
      .from(outbox)
      .where(sql`type = 'application.staged' and payload->>'recruitmentId' = ${id}`);
    expect(reported).toHaveLength(4);
  });

  test('below a named card, also inside their own column', async () => {
    const { company, id, cards } = await aBoard(5);
    const [a = '', b = '', c = '', d = '', e = ''] = cards;
    const { results } = await moveMany(company, id, { stage: 'IS_APPLIED', cards: [e, a], ['_after']: c });
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(await column(company, id, 'applied')).toEqual([b, c, e, a, d]);
    const lost = await moveMany(company, id, { stage: 'ON_PENDING', cards: [a], ['_after']: newId() });
    expect([lost.status, Object.keys(lost.answer.error().fields)]).toEqual([400, ['_after']]);
  });

  test('each row succeeds or fails on its own: a rejected one is reported and the others move', async () => {
    const { company, id, cards, persons } = await aBoard(4);
    const [a = '', b = '', c = '', d = ''] = cards;
    const other = await aBoard(1);
    await moveMany(company, id, { stage: 'ON_PENDING', cards: [b] });
    await world.api(persons[2], applicationsContract).revoke({ params: { _application: c } });
    const missing = [newId(), other.cards[0] ?? '', 'no id'];
    const { status, results } = await moveMany(company, id, {
      stage: 'ELIMINATED',
      cards: [
        { ['_application']: a, from: 'IS_APPLIED' },
        { ['_application']: b, from: 'IS_APPLIED' },
        c,
        ...missing,
        d,
        a,
      ],
    });
    expect(status).toBe(200);
    expect(results).toMatchObject([
      { _application: a, ok: true, stage: 'ELIMINATED' },
      {
        _application: b,
        ok: false,
        code: 'conflict',
        message: '한빛정밀 님이 먼저 옮겼어요. 지금 단계로 맞췄어요.',
        current: { _id: b, stage: 'ON_PENDING' },
      },
      { _application: c, ok: false, code: 'conflict', message: '지원을 취소한 지원자예요' },
      ...missing.map((one) => ({ _application: one, ok: false, code: 'not_found' })),
      { _application: d, ok: true, stage: 'ELIMINATED' },
    ]);
    expect(await column(company, id, 'removed')).toEqual([a, d]);
    expect(await column(other.company, other.id, 'applied')).toEqual(other.cards);
  });

  test('repeated, it returns the same and moves nobody again', async () => {
    const { company, id, cards } = await aBoard(2);
    const first = await moveMany(company, id, { stage: 'ON_PENDING', cards });
    const again = await moveMany(company, id, { stage: 'ON_PENDING', cards });
    expect(again.results).toEqual(first.results);
  });

  test('accepting many finishes a recruitment that closes on hiring when requested, once', async () => {
    const { company, id, cards } = await aBoard(3, { closesOnHiring: true });
    await moveMany(company, id, { stage: 'ON_RECRUIT', cards, closesPosting: true });
    await world.settle();
    const rows = await world.db.select().from(applications).where(inArray(applications.id, cards));
    expect(rows.map(({ status, recruitedAt }) => [status, recruitedAt !== null])).toEqual(
      cards.map(() => ['ON_RECRUIT', true]),
    );
    const [recruitment] = await world.db.select().from(recruitments).where(eq(recruitments.id, id));
    expect(recruitment).toMatchObject({ state: 'FINISHED', closedReason: 'HIRED' });
  });

  test('more than 200, none, an unknown stage and another company are rejected', async () => {
    const { company, id, cards } = await aBoard(1);
    const many = Array.from({ length: 201 }, () => newId());
    expect((await moveMany(company, id, { stage: 'ON_PENDING', cards: many })).status).toBe(400);
    expect((await moveMany(company, id, { stage: 'ON_PENDING', cards: [] })).status).toBe(400);
    expect((await moveMany(company, id, { stage: invalid('NONE'), cards })).status).toBe(400);
    expect((await moveMany(await world.aCompany(), id, { stage: 'ON_PENDING', cards })).status).toBe(403);
    expect(await column(company, id, 'applied')).toEqual(cards);
  });

  test('concurrent bulk and single moves lose none and give every card a position of its own', async () => {
    const { company, id, cards } = await aBoard(8);
    const single = (card: string) =>
      world
        .answers(company, applicants)
        .stage({ params: { _recruitment: id, _application: card }, body: { stage: 'ON_MEETING', index: 0 } });
    const answers = await Promise.all([
      moveMany(company, id, { stage: 'ON_MEETING', cards: cards.slice(0, 4) }),
      moveMany(company, id, { stage: 'ON_MEETING', cards: cards.slice(2, 6).toReversed() }),
      ...cards.slice(5).map(single),
    ]);
    expect(answers.every((answer) => ('status' in answer ? answer.status : answer.statusCode) === 200)).toBe(
      true,
    );
    const rows = await world.db.select().from(applications).where(inArray(applications.id, cards));
    expect(new Set(rows.map(({ rank }) => rank)).size).toBe(8);
    expect((await column(company, id, 'meeting')).toSorted()).toEqual(cards.toSorted());
  });
});

describe('GET …/applications/compare', () => {
  const compare = (company: TestActor, id: string, ids: string[]) =>
    world.answers(company, applicants).compare({ ...of(id), query: { ids: ids.join(',') } });

  test('returns two or three in the requested order, without contact data', async () => {
    const company = await world.aCompany();
    const { id } = await aRecruitmentRow(world, company);
    const ids: string[] = [];
    for (const name of ['윤지호', '김서윤']) {
      const person = await world.aPerson({ name });
      const personalInformation = { phone: '010-1234-5678', email: 'jiho.yun@example.com' };
      const workExperience = {
        type: 'EXPERIENCED' as const,
        list: [{ companyName: `${name} 다닌 곳`, duration: { startsAt: '2020-01-01' } }],
      };
      await world.api(person, resumes).save({ body: { personalInformation, workExperience } });
      ids.push((await apply(world, person, id))._id);
    }
    const answer = await compare(company, id, ids.toReversed());
    expect(answer.json().applications).toMatchObject([
      {
        person: { name: '김서윤' },
        resume: { workExperience: { list: [{ companyName: '김서윤 다닌 곳' }] } },
      },
      { person: { name: '윤지호', phone: '010-****-5678' }, isUnread: false, memo: '' },
    ]);
    expect(answer.body).not.toMatch(/1234-5678|jiho\.yun|personalInformation/);
  });

  test('records a reading that each person can see', async () => {
    const { company, id, cards, persons } = await aBoard(2);
    await compare(company, id, cards);
    await world.drain();
    for (const person of persons) {
      const records = (await world.api(person, audit).listReadings()).records;
      expect(records).toMatchObject([{ what: 'APPLICATION', reader: { name: '한빛정밀' } }]);
    }
  });

  test('of one, of four, of an unknown applicant or of another recruitment is rejected', async () => {
    const { company, id, cards } = await aBoard(4);
    const other = await aBoard(1);
    const [a = ''] = cards;
    const statuses = await Promise.all(
      [[a], [a, a], cards, [a, newId()], [a, other.cards[0] ?? ''], [a, 'x']].map(
        async (ids) => (await compare(company, id, ids)).statusCode,
      ),
    );
    expect(statuses).toEqual([400, 400, 400, 404, 404, 404]);
    expect((await compare(other.company, id, cards.slice(0, 2))).statusCode).toBe(403);
  });
});
