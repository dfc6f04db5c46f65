import { beforeAll, describe, expect, test } from 'vitest';
import { recruitments } from '@ieum/contract/hiring/recruitments/endpoints.ts';
import { addSeconds } from '#kit/dates.ts';
import { aDraft, aRecruitment, aWord } from '../../../../test/recruitment.ts';
import { theWorld, type TestActor, type World } from '../../../../test/world.ts';

let world: World;
let company: TestActor;
/** All recruitments of this file have it, so that no other row counts. */
const word = aWord();
beforeAll(async () => {
  world = await theWorld();
  company = await world.aCompany();
  const { employment, qualification, application } = aDraft(world.clock.now());
  const at = (address1: string, types: ('REGULAR' | 'CONTRACT')[]) => ({
    subject: word,
    employment: employment && { ...employment, types, place: { ...employment.place, address1 } },
  });
  await aRecruitment(world, company, at('서울 강남구 영동대로 1', ['REGULAR']));
  await aRecruitment(world, company, at('서울 마포구 월드컵로 1', ['CONTRACT']));
  await aRecruitment(world, company, {
    ...at('경기 성남시 판교로 1', ['REGULAR', 'CONTRACT']),
    application: application && {
      ...application,
      startsAt: addSeconds(world.clock.now(), 86_400).toISOString(),
    },
    qualification: qualification && {
      ...qualification,
      workExperience: { items: [], years: null, months: null, isIrrelevant: true },
    },
  });
});

const countOf = async (query: string) => {
  const filters = { searchValue: word, ...Object.fromEntries(new URLSearchParams(query)) };
  return (await world.api(undefined, recruitments).countChoices({ query: filters })).choices;
};

describe('the counts beside the filters', () => {
  test('are the number of recruitments for each value, cities under their region', async () => {
    const choices = await countOf('');
    expect(choices.region).toEqual({
      서울: 2,
      '서울:강남구': 1,
      '서울:마포구': 1,
      경기: 1,
      '경기:성남시': 1,
    });
    expect(choices.types).toEqual({ REGULAR: 2, CONTRACT: 2 });
    expect(choices.career).toEqual({ EXPERIENCED: 3, NEW_RECRUIT: 1 });
    expect(choices.wage).toEqual({ YEARLY: 3 });
    expect(choices.abroad).toEqual({ false: 3 });
    expect(choices.open).toEqual({ true: 2 });
  });

  test('depend on the other filters but not on their own', async () => {
    const choices = await countOf(`types=CONTRACT&region=${encodeURIComponent('서울')}`);
    expect(choices.types).toEqual({ REGULAR: 1, CONTRACT: 1 });
    expect(choices.region).toEqual({ 서울: 1, '서울:마포구': 1, 경기: 1, '경기:성남시': 1 });
    expect(choices.education).toEqual({ UNIVERSITY: 1 });
  });

  test('equal the length of the list for every value', async () => {
    const choices = await countOf('open=true');
    for (const [type, n] of Object.entries(choices.types)) {
      const list = await world
        .answers(undefined, recruitments)
        .list({ query: { searchValue: word, open: 'true', types: type } });
      expect([type, list.json().count]).toEqual([type, n]);
    }
    expect(choices.region).not.toHaveProperty('경기');
    expect(choices.open).toEqual({ true: 2 });
  });

  test('reject what the list rejects', async () => {
    const rejected = await world
      .answers(undefined, recruitments)
      .countChoices({ query: { types: 'NONSENSE' } });
    expect(rejected.statusCode).toBe(400);
  });
});
