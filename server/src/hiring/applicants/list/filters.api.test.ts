import { beforeAll, describe, expect, test } from 'vitest';
import { apply, aRecruitmentRow } from '../../../../test/hiring.ts';
import { theWorld, type TestActor, type World } from '../../../../test/world.ts';

let world: World;
let company: TestActor;
let id = '';
const cards = new Map<string, string>();

const of = (recruitmentId: string) => `/api/v1/company/recruitments/${recruitmentId}`;
const get = (path: string, actor = company, headers = {}) =>
  world.call(actor, 'GET', `${of(id)}/${path}`, { headers });
const put = (path: string, body: object) => world.call(company, 'PUT', `${of(id)}/${path}`, { body });
const cardOf = (name: string) => cards.get(name) ?? '';

interface Listed {
  applications: { _id: string; person: { name: string }; isStarred: boolean; ['_like']: string | null }[];
  count: number;
}
async function names(query: string): Promise<string[]> {
  const answer = await get(`applications?${query}`);
  expect(answer.statusCode).toBe(200);
  const { applications: rows, count } = answer.json() as Listed;
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
    await world.call(person, 'PUT', '/api/v1/person/resume', { body: resume });
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
    const board = (await get(`kanban?${query}`)).json().kanban;
    expect(board.applied.count).toBe(expected.length);
  });

  test.each(['career=OLD', 'years=3', 'years=a-b', 'education=NONE', 'language=LATIN', 'starred=maybe'])(
    'and an unknown value is rejected: %s',
    async (query) => {
      expect((await get(`applications?${query}`)).statusCode).toBe(400);
      expect((await get(`applications/facets?${query}`)).statusCode).toBe(400);
    },
  );
});

describe('a star', () => {
  test('is shown to its owner in list, board and drawer, can be filtered by, and can be removed', async () => {
    const star = await world.call(company, 'POST', '/api/v1/me/likes', {
      body: { type: 'APPLICATION', ['_application']: cardOf('나율') },
    });
    const { _id: like } = star.json().like as { _id: string };
    expect(await names('starred=true')).toEqual(['나율']);
    expect(await names('starred=false')).toEqual(['가영', '다온', '라희']);
    const board = (await get('kanban')).json().kanban.applied as Listed;
    expect(board.applications.filter(({ isStarred }) => isStarred)).toMatchObject([
      { _id: cardOf('나율'), ['_like']: like },
    ]);
    const opened = (await get(`applications/${cardOf('나율')}`)).json().application;
    expect(opened).toMatchObject({ isStarred: true, ['_like']: like });
    const stage = await put(`applications/${cardOf('나율')}/stage`, { stage: 'IS_APPLIED', index: 0 });
    expect(stage.json().application).toMatchObject({ isStarred: true });
    await world.call(company, 'DELETE', `/api/v1/me/likes/${like}`);
    expect(await names('starred=true')).toEqual([]);
  });
});

describe('GET …/applications/facets', () => {
  const facets = async (query = '') => (await get(`applications/facets?${query}`)).json().facets;
  const counts = (list: { value: string; count: number }[]) =>
    Object.fromEntries(list.map(({ value, count }) => [value, count]));

  test('counts the applicants of each filter value; a person with two English tests counts once', async () => {
    await get(`applications/${cardOf('가영')}`);
    const { count, unread, starred, ...found } = await facets();
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
    const chosen = await facets('education=UNIVERSITY');
    expect(chosen.count).toBe(2);
    expect(counts(chosen.education)).toEqual({ UNIVERSITY: 2, COLLEGE: 1 });
    expect(counts(chosen.career)).toEqual({ NEW_RECRUIT: 1, EXPERIENCED: 1 });
    const both = await facets('education=UNIVERSITY&language=JAPANESE');
    expect(counts(both.language)).toEqual({ ENGLISH: 2, JAPANESE: 1 });
    expect(counts(both.education)).toEqual({ UNIVERSITY: 1, COLLEGE: 1 });
    expect(counts((await facets('years=3-7')).education)).toEqual({ COLLEGE: 1 });
  });

  test('every count equals the length of the filtered list', async () => {
    const found = await facets('career=EXPERIENCED');
    for (const facet of ['education', 'language', 'stage', 'certification'])
      for (const { value, count } of found[facet] as { value: string; count: number }[])
        expect(await names(`career=EXPERIENCED&${facet}=${encodeURIComponent(value)}`)).toHaveLength(count);
  });
});

describe('GET …/neighbours', () => {
  const nameOf = (card: string | null) => [...cards].find(([, value]) => value === card)?.[0] ?? null;
  const beside = async (name: string, query = '', headers = {}) => {
    const answer = await get(`applications/${cardOf(name)}/neighbours?${query}`, company, headers);
    const { previous, next, index, count } = answer.json();
    return [nameOf(previous), nameOf(next), index, count];
  };

  test('follow the filtered and sorted list', async () => {
    expect(await beside('라희')).toEqual([null, '다온', 0, 4]);
    expect(await beside('다온')).toEqual(['라희', '나율', 1, 4]);
    expect(await beside('가영')).toEqual(['나율', null, 3, 4]);
    expect(await beside('나율', '', { sort: '{"name":1}' })).toEqual(['가영', '다온', 1, 4]);
    expect(await beside('다온', 'education=UNIVERSITY')).toEqual([null, '가영', 0, 2]);
    // Somebody who no longer matches the filter still has neighbours.
    expect(await beside('나율', 'education=UNIVERSITY')).toEqual(['다온', '가영', 1, 2]);
  });

  test("follow the applicant's own column of the board", async () => {
    await put('applications/stage', {
      stage: 'ON_PENDING',
      applications: ['다온', '가영'].map((name) => ({ ['_application']: cardOf(name) })),
    });
    expect(await beside('다온', 'board=true')).toEqual([null, '가영', 0, 2]);
    expect(await beside('가영', 'board=true')).toEqual(['다온', null, 1, 2]);
    await put('applications/stage', {
      stage: 'IS_APPLIED',
      applications: ['다온', '가영'].map((name) => ({ ['_application']: cardOf(name) })),
    });
  });
});

test('another company does not find them', async () => {
  const stranger = await world.aCompany();
  expect((await get('applications/facets', stranger)).statusCode).toBe(403);
  expect((await get(`applications/${cardOf('가영')}/neighbours`, stranger)).statusCode).toBe(404);
});
