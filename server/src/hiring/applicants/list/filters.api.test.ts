import { beforeAll, describe, expect, test } from 'vitest';
import { resumes } from '@ieum/contract/hiring/resumes/endpoints.ts';
import { likes } from '@ieum/contract/hiring/bookmarks/like-endpoints.ts';
import { applicants } from '@ieum/contract/hiring/applicants/endpoints.ts';
import { apply, aRecruitmentRow } from '../../../../test/hiring.ts';
import { type QueryOf, queryFrom } from '../../../../test/api.ts';
import { theWorld, type TestActor, type World } from '../../../../test/world.ts';

let world: World;
let company: TestActor;
let id = '';
const cards = new Map<string, string>();

const api = () => world.api(company, applicants);
const answers = (actor = company) => world.answers(actor, applicants);
const ofRecruitment = (id: string) => ({ params: { _recruitment: id } });
const at = (_recruitment: string, _application: string) => ({ params: { _recruitment, _application } });
const cardOf = (name: string) => cards.get(name) ?? '';

async function names(query: string): Promise<string[]> {
  const { applications: rows, count } = await api().list({ ...ofRecruitment(id), query: queryFrom(query) });
  expect(count).toBe(rows.length);
  return rows.map(({ person }) => person.name).toSorted();
}

const working = (years: number) => ({
  type: 'EXPERIENCED',
  list: [{ companyName: '세진', duration: { startsAt: `${2024 - years}-01-01`, endsAt: '2023-12-31' } }],
});
const school = (institutionType: string) => ({ institutionType, institutionName: '한강대학교' });
const english = { type: 'ENGLISH', name: 'TOEIC', score: 900 };
const speaking = { type: 'ENGLISH', name: 'OPIC', score: 1 };
const japanese = { type: 'JAPANESE', name: 'JLPT', score: 1 };
const certified = (...input: string[]) => input.map((name) => ({ name }));

const people: Record<string, object> = {
  가영: {
    workExperience: { type: 'NEW_RECRUIT' },
    education: school('UNIVERSITY'),
    languages: [english, speaking],
    certifications: certified('유통관리사', '정보처리기사'),
  },
  나율: { workExperience: working(3), education: school('COLLEGE'), languages: [japanese] },
  다온: {
    workExperience: working(8),
    education: school('UNIVERSITY'),
    languages: [english, japanese],
    certifications: certified('정보처리기사'),
  },
  라희: {},
};

beforeAll(async () => {
  world = await theWorld();
  company = await world.aCompany();
  ({ id } = await aRecruitmentRow(world, company));
  for (const [name, resume] of Object.entries(people)) {
    const person = await world.aPerson({ name });
    await world.api(person, resumes).save({ body: resume });
    cards.set(name, (await apply(world, person, id))._id);
    world.clock.advance(60);
  }
});

describe('the list is filtered', () => {
  test.each([
    ['career=NEW_RECRUIT', ['가영']],
    ['career=NEW_RECRUIT,EXPERIENCED', ['가영', '나율', '다온']],
    ['years=3-3', ['나율']],
    ['years=3-7', ['나율']],
    ['years=3-', ['나율', '다온']],
    ['years=0-2', ['가영', '라희']],
    ['education=UNIVERSITY', ['가영', '다온']],
    ['language=JAPANESE', ['나율', '다온']],
    ['language=ENGLISH&career=EXPERIENCED', ['다온']],
    ['certification=%EC%9C%A0%ED%86%B5%EA%B4%80%EB%A6%AC%EC%82%AC', ['가영']],
    [`certification=${encodeURIComponent('유통관리사,정보처리기사')}`, ['가영', '다온']],
    [`certification=${encodeURIComponent('정보')}`, []],
    [`searchValue=${encodeURIComponent('다온')}`, ['다온']],
  ])('by %s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
    const { kanban: board } = await api().kanban({ ...ofRecruitment(id), query: queryFrom(query) });
    expect(board.applied.count).toBe(expected.length);
  });

  test.each(['career=OLD', 'years=3', 'years=a-b', 'education=NONE', 'language=LATIN', 'starred=maybe'])(
    'and an unknown value is rejected: %s',
    async (query) => {
      const sent = { ...ofRecruitment(id), query: queryFrom(query) };
      expect((await answers().list(sent)).statusCode).toBe(400);
      expect((await answers().facets(sent)).statusCode).toBe(400);
    },
  );
});

describe('a bookmark', () => {
  test('is shown to its owner in list, board and drawer, can be filtered by, and can be removed', async () => {
    const bookmark = await world
      .answers(company, likes)
      .add({ body: { type: 'APPLICATION', ['_application']: cardOf('나율') } });
    const { _id: like } = bookmark.json().like as { _id: string };
    expect(await names('starred=true')).toEqual(['나율']);
    expect(await names('starred=false')).toEqual(['가영', '다온', '라희']);
    const board = (await api().kanban(ofRecruitment(id))).kanban.applied;
    expect(board.applications.filter(({ isStarred }) => isStarred)).toMatchObject([
      { _id: cardOf('나율'), ['_like']: like },
    ]);
    const opened = (await api().read(at(id, cardOf('나율')))).application;
    expect(opened).toMatchObject({ isStarred: true, ['_like']: like });
    const stage = await answers().stage({
      ...at(id, cardOf('나율')),
      body: { stage: 'IS_APPLIED', index: 0 },
    });
    expect(stage.json().application).toMatchObject({ isStarred: true });
    await world.api(company, likes).remove({ params: { _like: like } });
    expect(await names('starred=true')).toEqual([]);
  });
});

describe('GET …/applications/facets', () => {
  const counts = (list: { value: string; count: number }[]) =>
    Object.fromEntries(list.map(({ value, count }) => [value, count]));

  test('counts the applicants of each filter value; a person with two English tests counts once', async () => {
    await api().read(at(id, cardOf('가영')));
    const { count, unread, starred, ...found } = (await api().facets(ofRecruitment(id))).facets;
    expect({ count, unread: unread <= 3, starred }).toEqual({ count: 4, unread: true, starred: 0 });
    expect(counts(found.career)).toEqual({ NEW_RECRUIT: 1, EXPERIENCED: 2 });
    expect(counts(found.education)).toEqual({ UNIVERSITY: 2, COLLEGE: 1 });
    expect(counts(found.language)).toEqual({ ENGLISH: 2, JAPANESE: 2 });
    expect(found.certification).toEqual([
      { value: '정보처리기사', count: 2 },
      { value: '유통관리사', count: 1 },
    ]);
    expect(counts(found.stage)).toEqual({ IS_APPLIED: 4 });
  });

  test('a filter restricts the other counts but not its own; search and years restrict all', async () => {
    const chosen = (await api().facets({ ...ofRecruitment(id), query: { education: 'UNIVERSITY' } })).facets;
    expect(chosen.count).toBe(2);
    expect(counts(chosen.education)).toEqual({ UNIVERSITY: 2, COLLEGE: 1 });
    expect(counts(chosen.career)).toEqual({ NEW_RECRUIT: 1, EXPERIENCED: 1 });
    const both = (
      await api().facets({ ...ofRecruitment(id), query: { education: 'UNIVERSITY', language: 'JAPANESE' } })
    ).facets;
    expect(counts(both.language)).toEqual({ ENGLISH: 2, JAPANESE: 1 });
    expect(counts(both.education)).toEqual({ UNIVERSITY: 1, COLLEGE: 1 });
    expect(
      counts((await api().facets({ ...ofRecruitment(id), query: { years: '3-7' } })).facets.education),
    ).toEqual({ COLLEGE: 1 });
  });

  test('every count equals the length of the filtered list', async () => {
    const found = (await api().facets({ ...ofRecruitment(id), query: { career: 'EXPERIENCED' } })).facets;
    for (const facet of ['education', 'language', 'stage', 'certification'] as const)
      for (const { value, count } of found[facet])
        expect(await names(`career=EXPERIENCED&${facet}=${encodeURIComponent(value)}`)).toHaveLength(count);
  });
});

describe('GET …/neighbours', () => {
  const nameOf = (card: string | null) => [...cards].find(([, value]) => value === card)?.[0] ?? null;
  const beside = async (name: string, query: QueryOf<typeof applicants.neighbours> = {}, headers = {}) => {
    const answer = await answers().neighbours({ ...at(id, cardOf(name)), query, headers });
    const { previous, next, index, count } = answer.json();
    return [nameOf(previous), nameOf(next), index, count];
  };

  test('follow the filtered and sorted list', async () => {
    expect(await beside('라희')).toEqual([null, '다온', 0, 4]);
    expect(await beside('다온')).toEqual(['라희', '나율', 1, 4]);
    expect(await beside('가영')).toEqual(['나율', null, 3, 4]);
    expect(await beside('나율', {}, { sort: '{"name":1}' })).toEqual(['가영', '다온', 1, 4]);
    expect(await beside('다온', { education: 'UNIVERSITY' })).toEqual([null, '가영', 0, 2]);
    // Somebody who no longer matches the filter still has neighbours.
    expect(await beside('나율', { education: 'UNIVERSITY' })).toEqual(['다온', '가영', 1, 2]);
  });

  test("follow the applicant's own column of the board", async () => {
    await api().moveMany({
      ...ofRecruitment(id),
      body: {
        stage: 'ON_PENDING',
        applications: ['다온', '가영'].map((name) => ({ ['_application']: cardOf(name) })),
      },
    });
    expect(await beside('다온', { board: 'true' })).toEqual([null, '가영', 0, 2]);
    expect(await beside('가영', { board: 'true' })).toEqual(['다온', null, 1, 2]);
    await api().moveMany({
      ...ofRecruitment(id),
      body: {
        stage: 'IS_APPLIED',
        applications: ['다온', '가영'].map((name) => ({ ['_application']: cardOf(name) })),
      },
    });
  });
});

test('another company does not find them', async () => {
  const stranger = await world.aCompany();
  expect((await answers(stranger).facets(ofRecruitment(id))).statusCode).toBe(403);
  expect((await answers(stranger).neighbours(at(id, cardOf('가영')))).statusCode).toBe(404);
});
