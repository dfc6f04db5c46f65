import { beforeAll, describe, expect, test } from 'vitest';
import { recruitmentDays } from '#hiring/recruitments/tables.ts';
import { addDays, seoulDay } from '#kit/dates.ts';
import { newId } from '#kit/db/ids.ts';
import { aPersonWithResume, apply } from '../../../test/hiring.ts';
import { aRecruitment } from '../../../test/recruitment.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';

let world: World;
let admin: TestActor;
let company: TestActor;
beforeAll(async () => {
  world = await theWorld();
  admin = await world.anAdministrator();
  company = await world.aCompany();
});

const today = () => seoulDay(world.clock.now());
const get = (url: string) => world.call(admin, 'GET', url);
const traffic = async (kind: 'sessions' | 'visits', query = '') =>
  (await get(`/api/console/statistics/${kind}?${query}`)).json();
const statisticsOf = async (id: string, query = '') =>
  (await get(`/api/console/recruitments/${id}/statistics?${query}`)).json().statistics;
const open = (session?: string) =>
  world.call(undefined, 'GET', '/api/session', session ? { headers: { session } } : {});

describe('GET /api/console/statistics/sessions and /visits', () => {
  test('count each browser session once and each page view, by Seoul day', async () => {
    await world.drain();
    const before = { sessions: await traffic('sessions'), visits: await traffic('visits') };
    const session = (await open()).json()._session as string;
    await open(session);
    await world.drain();
    await open(session);
    await open();
    await world.drain();
    const [sessions, visits] = [await traffic('sessions'), await traffic('visits')];
    expect(sessions.count - before.sessions.count).toBe(2);
    expect(visits.count - before.visits.count).toBe(4);
    expect(sessions.sessions).toHaveLength(30);
    expect(sessions.sessions.at(-1)).toEqual({
      date: today(),
      count: before.sessions.sessions.at(-1).count + 2,
    });
  });

  test('a session at one minute past midnight in Seoul belongs to the new day', async () => {
    const midnight = new Date(`${addDays(today(), 40)}T00:01:00+09:00`);
    world.clock.advance((midnight.getTime() - world.clock.now().getTime()) / 1000);
    const day = today();
    await open().finally(world.clock.reset);
    await world.drain();
    const { sessions } = await traffic('sessions', `from=${addDays(day, -1)}&to=${day}`);
    expect(sessions).toEqual([
      { date: addDays(day, -1), count: 0 },
      { date: day, count: 1 },
    ]);
  });

  test('sum up weeks from Monday and months from the first', async () => {
    const weeks = await traffic('sessions', 'from=2026-11-04&to=2026-11-17&unit=WEEK');
    expect(weeks.sessions.map(({ date }: { date: string }) => date)).toEqual([
      '2026-11-04',
      '2026-11-09',
      '2026-11-16',
    ]);
    const months = await traffic('visits', 'from=2026-10-30&to=2026-12-01&unit=MONTH');
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
    expect((await get(`/api/console/statistics/sessions?${query}`)).statusCode).toBe(400);
  });
});

describe('GET /api/console/recruitments/{_recruitment}/statistics', () => {
  test('returns views and applications by day, their stages, and the days before', async () => {
    const id = await aRecruitment(world, company);
    const session = (await open()).json()._session as string;
    const view = { headers: { session } };
    await world.call(undefined, 'GET', `/api/v1/recruitments/${id}`, view);
    await world.call(undefined, 'GET', `/api/v1/recruitments/${id}`, view);
    const earlier = { recruitmentId: id, day: addDays(today(), -8), hits: 5 };
    await world.db.insert(recruitmentDays).values(earlier);
    const [first, second] = [
      await apply(world, await aPersonWithResume(world), id),
      await apply(world, await aPersonWithResume(world), id),
    ];
    const move = (application: string, stage: string) =>
      world.call(company, 'PUT', `/api/v1/company/recruitments/${id}/applications/${application}/stage`, {
        body: { stage },
      });
    await move(first._id, 'ON_MEETING');
    await world.settle();
    await move(first._id, 'ON_RECRUIT');
    await move(second._id, 'ELIMINATED');
    await world.settle();

    const week = await statisticsOf(id, `from=${addDays(today(), -6)}&to=${today()}`);
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
    const move = (place: number, stage: string) =>
      world.call(
        company,
        'PUT',
        `/api/v1/company/recruitments/${id}/applications/${applications[place]?._id}/stage`,
        { body: { stage } },
      );
    for (const stage of ['ON_PENDING', 'IS_APPLIED', 'ON_PENDING', 'ON_MEETING']) await move(0, stage);
    for (const stage of ['ON_MEETING', 'ON_RECRUIT']) await move(1, stage);
    await world.drain();
    const { days, totals, daysBefore } = await statisticsOf(id);
    const sum = (name: string) =>
      days.reduce((all: number, day: Record<string, number>) => all + (day[name] ?? 0), 0);
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
    const answer = await get(`/api/console/recruitments/${id}/statistics/workbook`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(/statistics_\d{8}_\d{6}\.xlsx/);
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });

  test('an unknown recruitment is 404, a period over a year 400', async () => {
    expect((await get(`/api/console/recruitments/${newId()}/statistics`)).statusCode).toBe(404);
    const id = await aRecruitment(world, company);
    const answer = await get(`/api/console/recruitments/${id}/statistics?from=2025-01-01&to=2026-06-01`);
    expect(answer.json().fields).toHaveProperty('from');
  });
});

describe('GET /api/console/statistics/recruitment', () => {
  const all = async (query = '') =>
    (await get(`/api/console/statistics/recruitment?${query}`)).json().statistics;

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
    expect(after.days.at(-1).hits - before.days.at(-1).hits).toBe(7);
    expect(after.published - before.published).toBe(2);
    expect(after.open - before.open).toBe(2);
    expect((await all(`from=${addDays(today(), -60)}&to=${addDays(today(), -50)}`)).totals.hits).toBe(0);
  });

  test('deleting a recruitment does not change past figures', async () => {
    const id = await aRecruitment(world, company);
    await world.db.insert(recruitmentDays).values({ recruitmentId: id, day: addDays(today(), -2), hits: 11 });
    const before = await all();
    const removed = await world.call(company, 'PUT', `/api/v1/company/recruitments/${id}/state`, {
      body: { state: 'NO_SHOWN' },
    });
    expect(removed.statusCode).toBe(200);
    const answer = await world.call(company, 'DELETE', `/api/v1/company/recruitments/${id}`);
    expect(answer.statusCode).toBe(200);
    const after = await all();
    expect(after.totals).toEqual(before.totals);
    expect(after.days).toEqual(before.days);
    expect(after.published).toBe(before.published);
    expect(after.open).toBe(before.open - 1);
  });

  test('can be exported as a workbook', async () => {
    const answer = await get('/api/console/statistics/recruitment/workbook');
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });
});
