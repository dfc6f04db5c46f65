import { beforeAll, describe, expect, test } from 'vitest';
import { statistics } from '@ieum/contract/site/statistics/endpoints.ts';
import { auth } from '@ieum/contract/account/auth/endpoints.ts';
import { companyRecruitments, recruitments } from '@ieum/contract/hiring/recruitments/endpoints.ts';
import { applicants } from '@ieum/contract/hiring/applicants/endpoints.ts';
import type { ApplicationStage } from '@ieum/contract/hiring/applications/enums.ts';
import { recruitmentDays } from '#hiring/recruitments/tables.ts';
import { addDays, seoulDay } from '#kit/dates.ts';
import { newId } from '#kit/db/ids.ts';
import { aPersonWithResume, apply } from '../../../test/hiring.ts';
import { aRecruitment } from '../../../test/recruitment.ts';
import { type QueryOf, queryFrom } from '../../../test/api.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';

let world: World;
let admin: TestActor;
let company: TestActor;
beforeAll(async () => {
  world = await theWorld();
  admin = await world.anAdministrator();
  company = await world.aCompany();
});

const api = () => world.api(admin, statistics);
const answers = () => world.answers(admin, statistics);
const of = (id: string) => ({ params: { _recruitment: id } });

const today = () => seoulDay(world.clock.now());
const statisticsOf = async (id: string, query: QueryOf<typeof statistics.ofRecruitment> = {}) =>
  (await api().ofRecruitment({ ...of(id), query })).statistics;
const open = (session?: string) =>
  world.answers(undefined, auth).session(session ? { headers: { session } } : {});

describe('GET /api/console/statistics/sessions and /visits', () => {
  test('count each browser session once and each page view, by Seoul day', async () => {
    await world.drain();
    const before = { sessions: await api().sessions(), visits: await api().visits() };
    const session = (await open()).json()._session as string;
    await open(session);
    await world.drain();
    await open(session);
    await open();
    await world.drain();
    const [sessions, visits] = [await api().sessions(), await api().visits()];
    expect(sessions.count - before.sessions.count).toBe(2);
    expect(visits.count - before.visits.count).toBe(4);
    expect(sessions.sessions).toHaveLength(30);
    expect(sessions.sessions.at(-1)).toEqual({
      date: today(),
      count: (before.sessions.sessions.at(-1)?.count ?? 0) + 2,
    });
  });

  test('a session at one minute past midnight in Seoul belongs to the new day', async () => {
    const midnight = new Date(`${addDays(today(), 40)}T00:01:00+09:00`);
    world.clock.advance((midnight.getTime() - world.clock.now().getTime()) / 1000);
    const day = today();
    await open().finally(world.clock.reset);
    await world.drain();
    const { sessions } = await api().sessions({ query: { from: addDays(day, -1), to: day } });
    expect(sessions).toEqual([
      { date: addDays(day, -1), count: 0 },
      { date: day, count: 1 },
    ]);
  });

  test('sum up weeks from Monday and months from the first', async () => {
    const weeks = await api().sessions({ query: { from: '2026-11-04', to: '2026-11-17', unit: 'WEEK' } });
    expect(weeks.sessions.map(({ date }: { date: string }) => date)).toEqual([
      '2026-11-04',
      '2026-11-09',
      '2026-11-16',
    ]);
    const months = await api().visits({ query: { from: '2026-10-30', to: '2026-12-01', unit: 'MONTH' } });
    expect(months.visits.map(({ date }: { date: string }) => date)).toEqual([
      '2026-10-30',
      '2026-11-01',
      '2026-12-01',
    ]);
  });

  test.each([
    'from=2026-01-02&to=2026-01-01',
    'from=2025-01-01&to=2026-06-01',
    'from=2020-01-01',
    'unit=YEAR',
  ])('reject %s', async (query) => {
    expect((await answers().sessions({ query: queryFrom(query) })).statusCode).toBe(400);
  });
});

describe('GET /api/console/recruitments/{_recruitment}/statistics', () => {
  test('returns views and applications by day, their stages, and the days before', async () => {
    const id = await aRecruitment(world, company);
    const session = (await open()).json()._session as string;
    const view = { headers: { session } };
    await world.api(undefined, recruitments).read({ ...of(id), ...view });
    await world.api(undefined, recruitments).read({ ...of(id), ...view });
    const earlier = { recruitmentId: id, day: addDays(today(), -8), hits: 5 };
    await world.db.insert(recruitmentDays).values(earlier);
    const [first, second] = [
      await apply(world, await aPersonWithResume(world), id),
      await apply(world, await aPersonWithResume(world), id),
    ];
    const move = (application: string, stage: ApplicationStage) =>
      world
        .answers(company, applicants)
        .stage({ params: { _recruitment: id, _application: application }, body: { stage } });
    await move(first._id, 'ON_MEETING');
    await world.settle();
    await move(first._id, 'ON_RECRUIT');
    await move(second._id, 'ELIMINATED');
    await world.settle();

    const week = await statisticsOf(id, { from: addDays(today(), -6), to: today() });
    expect(week.days).toHaveLength(7);
    expect(week.days.at(-1)).toEqual({
      date: today(),
      hits: 1,
      applied: 2,
      pending: 1,
      meeting: 1,
      accepted: 1,
      eliminated: 1,
    });
    expect(week.totals).toEqual({ hits: 1, applied: 2, reviewed: 1, interviewed: 1, accepted: 1 });
    expect(week.before).toMatchObject({ hits: 5, applied: 0 });
    expect(week.stages).toMatchObject({ ON_RECRUIT: 1, ELIMINATED: 1, IS_APPLIED: 0 });
    expect(week.educations).toEqual([{ key: 'UNIVERSITY', count: 2 }]);
    expect(week.careers[0]).toEqual({ key: 'NEW', count: 2 });
    expect(week.careers).toHaveLength(5);
    expect(week.recruitment).toMatchObject({ _id: id, hitCounts: 1, state: 'ON_GOING' });
  });

  test('totals are the sums of the days, also while applicants are moved back and forth', async () => {
    const id = await aRecruitment(world, company);
    const applications: { _id: string }[] = [];
    for (let i = 0; i < 3; i++) applications.push(await apply(world, await aPersonWithResume(world), id));
    const move = (place: number, stage: ApplicationStage) =>
      world.answers(company, applicants).stage({
        params: { _recruitment: id, _application: applications[place]?._id ?? '' },
        body: { stage },
      });
    for (const stage of ['ON_PENDING', 'IS_APPLIED', 'ON_PENDING', 'ON_MEETING'] as const)
      await move(0, stage);
    for (const stage of ['ON_MEETING', 'ON_RECRUIT'] as const) await move(1, stage);
    await world.drain();
    const { days, totals, daysBefore } = await statisticsOf(id);
    const sum = (name: 'hits' | 'applied' | 'pending' | 'meeting' | 'accepted') =>
      days.reduce((all, day) => all + day[name], 0);
    expect(totals).toEqual({
      hits: sum('hits'),
      applied: sum('applied'),
      reviewed: sum('pending'),
      interviewed: sum('meeting'),
      accepted: sum('accepted'),
    });
    expect(totals.applied).toBe(3);
    expect(totals.reviewed).toBeGreaterThanOrEqual(totals.interviewed);
    expect(daysBefore).toHaveLength(days.length);
  });

  test('can be exported as a workbook named by the time', async () => {
    const id = await aRecruitment(world, company);
    const answer = await answers().exportRecruitment(of(id));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(/statistics_\d{8}_\d{6}\.xlsx/);
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });

  test('an unknown recruitment is 404, a period over a year 400', async () => {
    expect((await answers().ofRecruitment(of(newId()))).statusCode).toBe(404);
    const id = await aRecruitment(world, company);
    const answer = await answers().ofRecruitment({
      ...of(id),
      query: { from: '2025-01-01', to: '2026-06-01' },
    });
    expect(answer.error().fields).toHaveProperty('from');
  });
});

describe('GET /api/console/statistics/recruitment', () => {
  const all = async (query: QueryOf<typeof statistics.recruitment> = {}) =>
    (await api().recruitment({ query })).statistics;

  test('returns all recruitments together, and increases with new views and applications', async () => {
    const before = await all();
    const [one, other] = [await aRecruitment(world, company), await aRecruitment(world, company)];
    await world.db.insert(recruitmentDays).values([
      { recruitmentId: one, day: today(), hits: 3 },
      { recruitmentId: other, day: today(), hits: 4 },
    ]);
    const person = await aPersonWithResume(world);
    await apply(world, person, one);
    const after = await all();
    expect(after.totals.hits - before.totals.hits).toBe(7);
    expect(after.totals.applied - before.totals.applied).toBe(1);
    expect(after.days.at(-1)?.hits).toBe((before.days.at(-1)?.hits ?? 0) + 7);
    expect(after.published - before.published).toBe(2);
    expect(after.open - before.open).toBe(2);
    expect((await all({ from: addDays(today(), -60), to: addDays(today(), -50) })).totals.hits).toBe(0);
  });

  test('deleting a recruitment does not change past figures', async () => {
    const id = await aRecruitment(world, company);
    await world.db.insert(recruitmentDays).values({ recruitmentId: id, day: addDays(today(), -2), hits: 11 });
    const before = await all();
    const removed = await world
      .answers(company, companyRecruitments)
      .setState({ ...of(id), body: { state: 'NO_SHOWN' } });
    expect(removed.statusCode).toBe(200);
    const answer = await world.answers(company, companyRecruitments).remove(of(id));
    expect(answer.statusCode).toBe(200);
    const after = await all();
    expect(after.totals).toEqual(before.totals);
    expect(after.days).toEqual(before.days);
    expect(after.published).toBe(before.published);
    expect(after.open).toBe(before.open - 1);
  });

  test('can be exported as a workbook', async () => {
    const answer = await answers().exportAll();
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });
});
