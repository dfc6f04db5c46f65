import { beforeAll, expect, test } from 'vitest';
import type { Locale } from '@ieum/contract/common/text.ts';
import { applications } from '@ieum/contract/hiring/applications/endpoints.ts';
import { companyRecruitments } from '@ieum/contract/hiring/recruitments/endpoints.ts';
import { companyInterviews } from '@ieum/contract/live/interviews/endpoints.ts';
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

test('what waits for the person comes before the own applications, as in their list', async () => {
  const person = await aPersonWithResume(world);
  const first = await aRecruitment(world, company, { subject: '먼저 지원한 공고' });
  const application = await apply(world, person, first);
  for (let n = 0; n < 6; n += 1) await apply(world, person, await aRecruitment(world, company));
  const now = world.clock.now();
  const at = (seconds: number) => addSeconds(now, seconds).toISOString();
  await world.api(company, companyMeetings).create({
    body: {
      _recruitment: first,
      _applications: [application._id],
      title: '1차 면담',
      matching: { startsAt: now.toISOString(), endsAt: at(5 * DAY) },
      schedulesAvailable: [at(5 * DAY)],
      notice: 'NONE',
    },
  });
  const invited = { _interviewees: [person.user.id], notice: 'NONE' as const };
  const api = world.api(company, companyInterviews);
  for (const [title, minutes] of [
    ['내일 면접', 24 * 60],
    ['지금 면접', 5],
  ] as const)
    await api.create({ body: { ...invited, title, schedule: { type: 'ON_TIME', at: at(minutes * 60) } } });
  const [open, late] = [
    await aRecruitment(world, company, { subject: '쓰던 공고' }),
    await aRecruitment(world, company, { subject: '마감된 공고' }),
  ];
  for (const _recruitment of [open, late])
    await world.api(person, applications).open({ params: { _recruitment }, body: {} });
  await world.answers(company, companyRecruitments).setState({
    params: { _recruitment: late },
    body: { state: 'FINISHED' },
  });

  const { content, sources } = await ask('내 지원 어디까지 됐어요?', { person });
  const name = company.company?.name ?? '';
  const lines = content.split('\n');
  expect(lines.slice(0, 5)).toEqual([
    '지금 할 일이에요.',
    `• ‘지금 면접’ 면접실에 지금 들어갈 수 있어요 (${name})`,
    `• 1차 면담 (${name}): 시간을 골라 주세요`,
    `• 쓰던 공고 (${name}): 작성 중 · 이어서 쓰고 제출해 주세요`,
    '최근에 지원한 공고예요.',
  ]);
  expect(lines).toHaveLength(11);
  expect(lines[10]).toBe('외 2건');
  expect(sources.map(({ title }) => title)).toEqual(['지원 현황', '화상 면접']);
  const inChinese = await ask('我的投递进度', { person, locale: 'cn' });
  expect(inChinese.content).toContain(`• 쓰던 공고 (${name}): 填写中 · 请继续填写并提交`);
  expect(inChinese.sources.map(({ title }) => title)).toEqual(['投递进度', '视频面试']);
});

test('what waits is of the company that the question names', async () => {
  const person = await aPersonWithResume(world);
  const [asked, other] = [
    await world.aCompany({ name: '가온물산' }),
    await world.aCompany({ name: '나루상사' }),
  ];
  await apply(world, person, await aRecruitment(world, asked));
  await world
    .api(person, applications)
    .open({ params: { _recruitment: await aRecruitment(world, other) }, body: {} });
  const { content } = await ask('가온물산 지원 결과', { person });
  expect(content).toMatch(/^이 기업에 지원한 내역이에요\.\n/);
});
