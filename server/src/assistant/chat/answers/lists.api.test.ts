import { beforeAll, expect, test } from 'vitest';
import type { Locale } from '@ieum/contract/common/text.ts';
import { companyMeetings } from '@ieum/contract/live/meetings/endpoints.ts';
import type { Actor } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import { apply, aPersonWithResume, DAY } from '../../../../test/hiring.ts';
import { aDraft, aRecruitment, aWord } from '../../../../test/recruitment.ts';
import { theWorld, type TestActor, type World } from '../../../../test/world.ts';
import { answerLocally } from './answer.ts';

let world: World;
let company: TestActor;
beforeAll(async () => {
  world = await theWorld();
  company = await world.aCompany();
});

const ask = (query: string, { person, locale = 'ko' }: { person?: TestActor; locale?: Locale } = {}) => {
  const actor = person && ({ userType: 'PERSON', userId: person.user.id } as Actor);
  return answerLocally(world.db, { query, actor, locale, now: world.clock.now() });
};

const inBusan = () => ({
  ...aDraft(world.clock.now()).employment,
  place: { isAbroad: false, postcode: '48058', address1: '부산 해운대구 센텀로 1', address2: '3층' },
});

test('openings of a region come with the region, how many there are, and the list of all', async () => {
  const word = aWord(6);
  const employment = inBusan();
  for (const n of [1, 2, 3, 4]) await aRecruitment(world, company, { subject: `${word} ${n}`, employment });
  await aRecruitment(world, company, { subject: `${word} 부산 출장` });
  const { content, sources } = await ask(`부산에 있는 ${word} 공고 있어?`);
  const lines = content.split('\n');
  expect(lines).toHaveLength(5);
  expect([lines[0], lines[4]]).toEqual(['부산에서 지금 지원할 수 있는 공고예요.', '외 1건']);
  const filter = new URLSearchParams({ searchValue: word, region: '부산', open: 'true' });
  expect(sources[3]).toEqual({ title: '공고 4건 모두 보기', link: `/recruitments?${filter}` });
});

test('openings of a region are found by its Chinese name, without spaces', async () => {
  await aRecruitment(world, company, { employment: inBusan() });
  const { content } = await ask('釜山有招聘吗？', { locale: 'cn' });
  expect(content).toMatch(/^釜山正在招聘以下职位。\n• /);
});

test.each([
  [
    'ko',
    '전남에 있는 공고 있어?',
    '지금 전남에는 지원할 수 있는 공고가 없어요. 다른 지역의 공고도 둘러보세요.',
  ],
  [
    'ko',
    '전남에 디자이너 공고 있어?',
    '지금 전남에는 지원할 수 있는 공고가 없어요. 다른 지역의 공고도 둘러보세요.',
  ],
  ['en', 'Any jobs in Jeonnam?', 'There are no open jobs in Jeonnam right now. You may find one elsewhere.'],
  ['cn', '全南有招聘吗？', '全南目前没有正在招聘的职位。您可以看看其他地区的职位。'],
] as const)('of a region without openings that is said (%s: %s)', async (locale, query, content) => {
  const answer = await ask(query, { locale });
  expect(answer).toMatchObject({ content, suggestsInquiry: false, isFound: true });
  expect(answer.sources.map(({ link }) => link)).toEqual(['/recruitments?open=true']);
});

test('own applications that wait for the person come first, with how many others there are', async () => {
  const person = await aPersonWithResume(world);
  const first = await aRecruitment(world, company, { subject: '먼저 지원한 공고' });
  const application = await apply(world, person, first);
  for (let n = 0; n < 6; n += 1) await apply(world, person, await aRecruitment(world, company));
  const now = world.clock.now();
  const date = addSeconds(now, 5 * DAY).toISOString();
  await world.api(company, companyMeetings).create({
    body: {
      _recruitment: first,
      _applications: [application._id],
      title: '1차 면담',
      matching: { startsAt: now.toISOString(), endsAt: date },
      schedulesAvailable: [date],
      notice: 'NONE',
    },
  });
  const lines = (await ask('내 지원 어디까지 됐어요?', { person })).content.split('\n');
  expect(lines).toHaveLength(7);
  expect(lines[1]).toMatch(/^• 먼저 지원한 공고 .* · 시간을 골라 주세요$/);
  expect(lines[6]).toBe('외 2건');
});
