import { beforeAll, describe, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { applicants } from '@ieum/contract/hiring/applicants/endpoints.ts';
import { applications } from '#hiring/applications/tables.ts';
import { newId } from '#kit/db/ids.ts';
import { outbox } from '#kit/jobs/outbox.ts';
import { apply, aRecruitmentRow } from '../../../../test/hiring.ts';
import { type BodyOf, invalid } from '../../../../test/api.ts';
import { theWorld, type TestActor, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const api = (actor: TestActor) => world.api(actor, applicants);
const ofRecruitment = (id: string) => ({ params: { _recruitment: id } });

const idsIn = ({ applications: cards }: { applications: { _id: string }[] }) => cards.map(({ _id }) => _id);
type Body<K extends 'stage' | 'move'> = BodyOf<(typeof applicants)[K]>;
const stage = (company: TestActor, id: string, applicationId: string, body: Body<'stage'>) =>
  world
    .answers(company, applicants)
    .stage({ params: { _recruitment: id, _application: applicationId }, body });
const move = (company: TestActor, id: string, body: Body<'move'>) =>
  world.answers(company, applicants).move({ ...ofRecruitment(id), body });

async function aBoard(size: number, input: Parameters<typeof aRecruitmentRow>[2] = {}) {
  const company = await world.aCompany();
  const { id } = await aRecruitmentRow(world, company, input);
  const cards: string[] = [];
  for (let i = 0; i < size; i++) cards.unshift((await apply(world, await world.aPerson(), id))._id);
  return { company, id, cards };
}
const rowOf = async (id: string) =>
  (await world.db.select().from(applications).where(eq(applications.id, id)))[0];

describe('PUT …/applications/{_application}/stage', () => {
  test('a stage changed in the list shows on the board, with who changed it and when', async () => {
    const { company, id, cards } = await aBoard(2);
    const [card = ''] = cards;
    const answer = await stage(company, id, card, { stage: 'ON_MEETING' });
    expect(answer.json().application).toMatchObject({ _id: card, stage: 'ON_MEETING', status: 'IS_APPLIED' });
    const board = (await api(company).kanban(ofRecruitment(id))).kanban;
    expect([board.applied.count, idsIn(board.meeting)]).toEqual([1, [card]]);
    const { application: opened } = await api(company).read({
      params: { _recruitment: id, _application: card },
    });
    expect('history' in opened && opened.history).toMatchObject([
      { from: null, to: 'IS_APPLIED' },
      { from: 'IS_APPLIED', to: 'ON_MEETING', actor: { _id: company.user.id, name: '한빛정밀' } },
    ]);
    await world.settle();
    const reported = await world.db
      .select()
      .from(outbox)
      .where(sql`type = 'application.staged' and payload->>'applicationId' = ${card}`);
    expect(reported[0]?.payload).toMatchObject({ from: 'IS_APPLIED', to: 'ON_MEETING', recruitmentId: id });
  });

  test('a card that somebody else moved first is a conflict with its present position', async () => {
    const { company, id, cards } = await aBoard(1);
    const [card = ''] = cards;
    expect((await stage(company, id, card, { stage: 'ON_PENDING', from: 'IS_APPLIED' })).statusCode).toBe(
      200,
    );
    const late = await stage(company, id, card, { stage: 'ELIMINATED', from: 'IS_APPLIED' });
    expect(late.statusCode).toBe(409);
    expect(late.error()).toMatchObject({
      message: '한빛정밀 님이 먼저 옮겼어요. 지금 단계로 맞췄어요.',
      current: { _id: card, stage: 'ON_PENDING' },
    });
    expect((await rowOf(card))?.stage).toBe('ON_PENDING');
  });

  test('of two concurrent moves from the same stage, one is a conflict', async () => {
    const { company, id, cards } = await aBoard(1);
    const [card = ''] = cards;
    const answers = await Promise.all(
      (['ON_PENDING', 'ON_MEETING'] as const).map((to) =>
        stage(company, id, card, { stage: to, from: 'IS_APPLIED' }),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });

  test('accepting sets the status ON_RECRUIT, and moving back removes it and the certification', async () => {
    const { company, id, cards } = await aBoard(1);
    const [card = ''] = cards;
    const accepted = await stage(company, id, card, { stage: 'ON_RECRUIT' });
    expect(accepted.json().application).toMatchObject({ status: 'ON_RECRUIT', stage: 'ON_RECRUIT' });
    expect(accepted.json().application.recruitedAt).not.toBeNull();
    await world.db
      .update(applications)
      .set({ isCertified: true, certifiedAt: new Date() })
      .where(eq(applications.id, card));
    const back = await stage(company, id, card, { stage: 'ON_MEETING' });
    expect(back.json().application).toMatchObject({
      status: 'IS_APPLIED',
      recruitedAt: null,
      isCertified: false,
      certifiedAt: null,
    });
  });

  test('an unknown stage, a fractional position and a missing card above are rejected', async () => {
    const { company, id, cards } = await aBoard(1);
    const [card = ''] = cards;
    expect((await stage(company, id, card, { stage: invalid('NONE') })).statusCode).toBe(400);
    expect((await stage(company, id, card, { stage: 'ON_PENDING', index: 0.5 })).statusCode).toBe(400);
    const lost = await stage(company, id, card, { stage: 'ON_PENDING', _after: newId() });
    expect([lost.statusCode, Object.keys(lost.error().fields)]).toEqual([400, ['_after']]);
  });
});

describe('kanban', () => {
  test('has one column for each of the five stages, the newest card on top', async () => {
    const { company, id, cards } = await aBoard(6);
    const targets = ['ON_PENDING', 'ON_MEETING', 'ON_RECRUIT', 'ELIMINATED'] as const;
    for (const [i, to] of targets.entries()) await stage(company, id, cards[i] ?? '', { stage: to });
    const board = (await api(company).kanban(ofRecruitment(id))).kanban;
    expect(Object.keys(board)).toEqual(['applied', 'pending', 'meeting', 'recruit', 'removed']);
    expect(
      Object.values(board).map((column) => [
        column.count,
        ...new Set(column.applications.map((card) => card.stage)),
      ]),
    ).toEqual([
      [2, 'IS_APPLIED'],
      [1, 'ON_PENDING'],
      [1, 'ON_MEETING'],
      [1, 'ON_RECRUIT'],
      [1, 'ELIMINATED'],
    ]);
    expect(idsIn(board.applied)).toEqual([cards[4], cards[5]]);
  });

  test('a card dropped at a position stays there, writing only its own row', async () => {
    const { company, id, cards } = await aBoard(5);
    const [a = '', b, c, d = '', e = ''] = cards;
    const ranks = async () =>
      new Map(
        (await world.db.select().from(applications).where(eq(applications.recruitmentId, id))).map((row) => [
          row.id,
          row.rank,
        ]),
      );
    const before = await ranks();
    const answer = await move(company, id, { _application: e, stage: 'IS_APPLIED', index: 1 });
    expect(idsIn(answer.json().kanban.applied)).toEqual([a, e, b, c, d]);
    const after = await ranks();
    expect([...after].filter(([card, rank]) => before.get(card) !== rank).map(([card]) => card)).toEqual([e]);
    await move(company, id, { _application: a, stage: 'IS_APPLIED', index: 99 });
    expect(idsIn((await api(company).kanban(ofRecruitment(id))).kanban.applied)).toEqual([e, b, c, d, a]);
    await move(company, id, { _application: a, stage: 'IS_APPLIED', _after: b });
    expect(idsIn((await api(company).kanban(ofRecruitment(id))).kanban.applied)).toEqual([e, b, a, c, d]);
    await move(company, id, { _application: d, stage: 'IS_APPLIED', _after: null });
    expect(idsIn((await api(company).kanban(ofRecruitment(id))).kanban.applied)).toEqual([d, e, b, a, c]);
  });

  test('every position of another column can be reached', async () => {
    const { company, id, cards } = await aBoard(4);
    const [a = '', b = '', c = '', d = ''] = cards;
    await move(company, id, { _application: a, stage: 'ON_PENDING' });
    await move(company, id, { _application: b, stage: 'ON_PENDING' });
    await move(company, id, { _application: c, stage: 'ON_PENDING', index: 2 });
    const answer = await move(company, id, { _application: d, stage: 'ON_PENDING', index: 1 });
    expect(idsIn(answer.json().kanban.pending)).toEqual([b, d, a, c]);
  });

  test('concurrent moves to the same position all get distinct positions', async () => {
    const { company, id, cards } = await aBoard(8);
    const answers = await Promise.all(
      cards.map((card) => move(company, id, { _application: card, stage: 'ON_MEETING', index: 0 })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(cards.map(() => 200));
    const rows = await world.db.select().from(applications).where(eq(applications.recruitmentId, id));
    expect(new Set(rows.map(({ rank }) => rank)).size).toBe(8);
    expect(idsIn((await api(company).kanban(ofRecruitment(id))).kanban.meeting).toSorted()).toEqual(
      cards.toSorted(),
    );
  });

  test('a move from an outdated stage is a conflict on the board too, and another recruitment’s card is not found', async () => {
    const { company, id, cards } = await aBoard(1);
    const other = await aRecruitmentRow(world, company);
    const body = { _application: cards[0] ?? '', stage: 'ON_PENDING', from: 'ON_MEETING' } as const;
    expect((await move(company, id, body)).statusCode).toBe(409);
    expect((await move(company, other.id, body)).statusCode).toBe(404);
  });
});
