import { beforeAll, describe, expect, test } from 'vitest';
import { statistics } from '@ieum/contract/site/statistics/endpoints.ts';
import { applicants } from '@ieum/contract/hiring/applicants/endpoints.ts';
import { companyRecruitments } from '@ieum/contract/hiring/recruitments/endpoints.ts';
import type { ApplicationStage } from '@ieum/contract/hiring/applications/enums.ts';
import { recruitmentDays } from '#hiring/recruitments/tables.ts';
import { addDays, seoulDay } from '#kit/dates.ts';
import { aPersonWithResume, apply } from '../../../test/hiring.ts';
import { aRecruitment } from '../../../test/recruitment.ts';
import type { QueryOf } from '../../../test/api.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';

let world: World;
let admin: TestActor;
let company: TestActor;
let other: TestActor;
let [first, second] = ['', ''];

const today = () => seoulDay(world.clock.now());
const figures = async (query: QueryOf<typeof statistics.recruitment>) =>
  (await api().recruitment({ query })).statistics;
const move = (recruitment: string, application: string, stage: ApplicationStage) =>
  world
    .answers(company, applicants)
    .stage({ params: { _recruitment: recruitment, _application: application }, body: { stage } });

beforeAll(async () => {
  world = await theWorld();
  admin = await world.anAdministrator();
  company = await world.aCompany();
  other = await world.aCompany();
  first = await aRecruitment(world, company);
  second = await aRecruitment(world, company, {
    employment: {
      startsAt: '2030-01-02',
      endsAt: null,
      types: ['CONTRACT', 'INTERNSHIP'],
      wage: { type: 'YEARLY', value__min: 36_000_000, value__max: 48_000_000 },
      place: { isAbroad: false, postcode: '06164', address1: '서울 강남구 영동대로 513', address2: '3층' },
    },
  });
  const foreign = await aRecruitment(world, other);
  await world.db.insert(recruitmentDays).values([
    { recruitmentId: first, day: today(), hits: 3 },
    { recruitmentId: first, day: addDays(today(), -1), hits: 6 },
    { recruitmentId: second, day: today(), hits: 4 },
    { recruitmentId: foreign, day: today(), hits: 100 },
  ]);
  const applications: { _id: string }[] = [];
  for (let i = 0; i < 3; i++) applications.push(await apply(world, await aPersonWithResume(world), first));
  await apply(world, await aPersonWithResume(world), second);
  await apply(world, await aPersonWithResume(world), foreign);
  await move(first, applications[0]?._id ?? '', 'ON_RECRUIT');
  await move(first, applications[1]?._id ?? '', 'ON_MEETING');
  await move(first, applications[2]?._id ?? '', 'ELIMINATED');
  await world.settle();
});

const api = () => world.api(admin, statistics);

describe('the rows behind the figures of all recruitments', () => {
  test('each figure of the funnel lists exactly the applications that it counts', async () => {
    const { totals } = await figures({ _company: company.company?.id });
    expect(totals).toEqual({ hits: 13, applied: 4, reviewed: 2, interviewed: 2, accepted: 1 });
    for (const [step, count] of [
      ['APPLIED', totals.applied],
      ['REVIEWED', totals.reviewed],
      ['INTERVIEWED', totals.interviewed],
      ['ACCEPTED', totals.accepted],
      ['ELIMINATED', 1],
    ] as const) {
      const listed = await api().applications({ query: { _company: company.company?.id, step } });
      expect([step, listed.count, listed.applications.length]).toEqual([step, count, count]);
    }
    const [accepted] = (
      await api().applications({ query: { _company: company.company?.id, step: 'ACCEPTED' } })
    ).applications;
    expect(accepted).toMatchObject({ recruitment: { _id: first }, stage: 'ON_RECRUIT', isRevoked: false });
  });

  test('each bar lists exactly the applications that it counts, also those grouped as others', async () => {
    const { careers, educations, regions, types } = await figures({});
    for (const [share, bars] of [
      ['CAREERS', careers],
      ['EDUCATIONS', educations],
      ['REGIONS', regions],
      ['TYPES', types],
    ] as const)
      for (const { key, count } of bars) {
        const listed = await api().applications({ query: { share, shareKey: key, limit: 100 } });
        expect([share, key, listed.count]).toEqual([share, key, count]);
      }
  });

  test('a recruitment of several employment types counts once, and under each of its types when filtered by one', async () => {
    const { types } = await figures({ _company: company.company?.id });
    expect(types).toEqual([
      { key: 'REGULAR', count: 3 },
      { key: 'SEVERAL', count: 1 },
    ]);
    expect(
      (await figures({ _company: company.company?.id, employmentType: 'INTERNSHIP' })).totals,
    ).toMatchObject({
      hits: 4,
      applied: 1,
    });
    expect(
      (await figures({ _company: company.company?.id, employmentType: 'REGULAR' })).totals,
    ).toMatchObject({
      hits: 9,
      applied: 3,
    });
  });

  test('the views of the listed recruitments add up to the figure, the most viewed first, with each day', async () => {
    const { totals } = await figures({ _company: company.company?.id });
    const { postings, count } = await api().postings({ query: { _company: company.company?.id } });
    expect(count).toBe(2);
    expect(postings.map(({ _id, hits, applied }) => [_id, hits, applied])).toEqual([
      [first, 9, 3],
      [second, 4, 1],
    ]);
    expect(postings[0]?.days).toHaveLength(30);
    expect(postings[0]?.days.slice(-2)).toEqual([6, 3]);
    expect(postings.reduce((sum, { hits }) => sum + hits, 0)).toBe(totals.hits);
  });

  test('as many published and open recruitments are listed as are counted, page by page', async () => {
    const { published, open } = await figures({});
    for (const [counted, count] of [
      ['PUBLISHED', published],
      ['OPEN', open],
    ] as const) {
      const ids = new Set<string>();
      const pageFrom = (after?: string) => api().postings({ query: { counted, limit: 2, after } });
      let after: string | undefined;
      do {
        const page: Awaited<ReturnType<typeof pageFrom>> = await pageFrom(after);
        expect(page.count).toBe(count);
        for (const { _id } of page.postings) ids.add(_id);
        after = page.next ?? undefined;
      } while (after);
      expect(ids.size).toBe(count);
    }
  });

  test('a deleted recruitment stays in the figures of its company and employment type, and in the rows', async () => {
    const gone = await aRecruitment(world, other);
    await world.db.insert(recruitmentDays).values({ recruitmentId: gone, day: today(), hits: 7 });
    const before = await figures({ _company: other.company?.id, employmentType: 'REGULAR' });
    await world
      .api(other, companyRecruitments)
      .setState({ params: { _recruitment: gone }, body: { state: 'NO_SHOWN' } });
    expect(
      (await world.answers(other, companyRecruitments).remove({ params: { _recruitment: gone } })).statusCode,
    ).toBe(200);
    const after = await figures({ _company: other.company?.id, employmentType: 'REGULAR' });
    expect([after.totals, after.days, after.published]).toEqual([
      before.totals,
      before.days,
      before.published,
    ]);
    const { postings } = await api().postings({
      query: { _company: other.company?.id, employmentType: 'REGULAR' },
    });
    expect(postings.find(({ _id }: { _id: string }) => _id === gone)).toMatchObject({
      subject: '',
      isRemoved: true,
      hits: 7,
    });
  });

  test('no row names an applicant', async () => {
    const answer = await world
      .answers(admin, statistics)
      .applications({ query: { _company: company.company?.id } });
    expect(Object.keys(answer.json().applications[0] ?? {}).toSorted()).toEqual(
      [
        '_id',
        'appliedAt',
        'career',
        'company',
        'education',
        'isRevoked',
        'recruitment',
        'region',
        'stage',
      ].toSorted(),
    );
  });

  test('the rows of one recruitment are its own, and of one day on request', async () => {
    const { count } = await api().applications({ query: { _recruitment: second } });
    expect(count).toBe(1);
    const day = addDays(today(), -1);
    expect((await api().applications({ query: { _recruitment: second, from: day, to: day } })).count).toBe(0);
  });

  test('an invalid company has no figures', async () => {
    expect((await figures({ _company: 'nobody' })).totals).toEqual({
      hits: 0,
      applied: 0,
      reviewed: 0,
      interviewed: 0,
      accepted: 0,
    });
  });
});

describe('workbooks', () => {
  test.each(['DAYS', 'FUNNEL', 'TYPES', 'CAREERS', 'EDUCATIONS', 'REGIONS', 'POSTINGS'] as const)(
    'contain %s',
    async (part) => {
      const exported = world.answers(admin, statistics);
      for (const answer of [
        await exported.exportAll({ query: { part } }),
        await exported.exportRecruitment({ params: { _recruitment: first }, query: { part } }),
      ]) {
        expect(answer.statusCode).toBe(200);
        expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
      }
    },
  );

  test('contain visits and sessions', async () => {
    const answer = await world.answers(admin, statistics).exportTraffic();
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });
});
