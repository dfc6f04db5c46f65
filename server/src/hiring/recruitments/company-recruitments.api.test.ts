import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  companyRecruitments,
  recruitments as recruitmentsContract,
} from '@ieum/contract/hiring/recruitments/endpoints.ts';
import { applicants as applicantsContract } from '@ieum/contract/hiring/applicants/endpoints.ts';
import type { RecruitmentState } from '@ieum/contract/hiring/recruitments/enums.ts';
import { newId } from '#kit/db/ids.ts';
import { recruitments } from './tables.ts';
import { messages } from '#foundation/messages/tables.ts';
import { apply } from '../../../test/hiring.ts';
import { aDraft, aRecruitment } from '../../../test/recruitment.ts';
import { type BodyOf, type QueryOf, invalid } from '../../../test/api.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';

let world: World;
let company: TestActor;
beforeAll(async () => {
  world = await theWorld();
  company = await world.aCompany();
});

const api = (actor = company) => world.api(actor, companyRecruitments);
const of = (id: string) => ({ params: { _recruitment: id } });

type Draft = BodyOf<typeof companyRecruitments.create>;
const answers = (actor = company) => world.answers(actor, companyRecruitments);
const post = (body: Draft, actor = company) => answers(actor).create({ body });
const put = (id: string, body: BodyOf<typeof companyRecruitments.revise>, actor = company) =>
  answers(actor).revise({ ...of(id), body });
const setState = (id: string, state: RecruitmentState, actor = company) =>
  answers(actor).setState({ ...of(id), body: { state } });
const draft = (input = {}) => aDraft(world.clock.now(), input);

describe('POST /api/v1/company/recruitments', () => {
  test('creates a recruitment that nobody else sees, with the hint of what to include as its content', async () => {
    const { recruitment } = (await post({})).json();
    expect(recruitment).toMatchObject({ state: 'NO_SHOWN', publishedAt: null, version: 1 });
    expect(recruitment.content).toContain('모집개요, 모집부문, 근무조건, 자격요건, 지원방법');
    expect((await world.answers(undefined, recruitmentsContract).read(of(recruitment._id))).statusCode).toBe(
      404,
    );
    expect((await world.answers(company, recruitmentsContract).read(of(recruitment._id))).statusCode).toBe(
      200,
    );
  });

  test('with the state ON_GOING it must be complete, and every missing part is reported at its field', async () => {
    const response = await post({ state: 'ON_GOING' });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.error().fields).toSorted()).toEqual([
      'application.endsAt',
      'content',
      'employment.place',
      'employment.types',
      'employment.wage.type',
      'recruiter.name',
      'subject',
    ]);
    expect(response.error().fields['employment.place']).toBe('주소를 입력해주세요');
  });

  test('a complete one is public at once and is returned unchanged', async () => {
    const input = draft();
    const { recruitment } = (await post({ ...input, state: 'ON_GOING' })).json();
    expect(recruitment).toMatchObject({ ...input, state: 'ON_GOING' });
    const reloaded = (await api().read(of(recruitment._id))).recruitment;
    expect(reloaded).toEqual(recruitment);
  });

  test('an end before its start, a minimum above its maximum and decimals are rejected at the field', async () => {
    const place = { isAbroad: true, postcode: '', address1: '', address2: '' };
    const wage = { type: 'YEARLY' as const, value__min: 5, value__max: 4 };
    const employment = { startsAt: '2030-02-02', endsAt: '2030-02-01', types: [], wage, place };
    const qualification = { age: { value__min: 40, value__max: 30, isIrrelevant: false } };
    const response = await post({ employment, qualification });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.error().fields).toSorted()).toEqual([
      'employment.endsAt',
      'employment.wage.value__max',
      'qualification.age.value__max',
    ]);
    const decimals = await post({ qualification: { workExperience: { years: 1.5 } } });
    expect(decimals.error().fields['qualification.workExperience.years']).toBe(
      '소수점 없는 숫자로 입력해 주세요',
    );
    const late = await post({ application: { endsAt: '2999-12-31T15:00:00Z' } });
    expect(late.error().fields['application.endsAt']).toBe('2999.12.31까지 입력할 수 있어요');
  });

  test.each([
    ['010-1234-', '연락처의 세 칸을 모두 채워 주세요'],
    ['-1234-5678', '연락처의 세 칸을 모두 채워 주세요'],
    ['010-12-3', '연락처를 끝까지 입력해 주세요. 예: 010-1234-5678'],
    ['010-1234-567', '연락처를 끝까지 입력해 주세요. 예: 010-1234-5678'],
  ])('a contact number like %s is rejected at its field, in a draft too', async (phone, message) => {
    const response = await post({ recruiter: { phone } });
    expect(response.statusCode).toBe(400);
    expect(response.error().fields).toEqual({ 'recruiter.phone': message });
  });

  test('numbers out of bounds are rejected with an error that names the bound', async () => {
    const response = await post({
      employment: { wage: { value__min: 10_000_000_001 } },
      qualification: { workExperience: { years: 51, months: 15 }, age: { value__max: 121 } },
    });
    expect(response.error().fields).toEqual({
      'employment.wage.value__min': '금액은 100억 원까지 적을 수 있어요',
      'qualification.workExperience.years': '경력은 50년까지 적을 수 있어요',
      'qualification.workExperience.months': '개월은 11까지 적을 수 있어요. 12개월부터는 년에 적어 주세요.',
      'qualification.age.value__max': '나이는 120세까지 적을 수 있어요',
    });
  });

  test.each([
    ['the hint, also in bold and with lines around it', '<p></p><p><strong>HINT</strong></p><p> </p>'],
    [
      'the template with nothing under its headings',
      '<h2>모집개요</h2><p></p><h2>모집부문</h2><h2>근무조건</h2><p>-</p><h2>자격요건</h2><h2>지원방법</h2>',
    ],
    ['both', '<p>HINT</p><h2>모집개요</h2><p></p>'],
    ['empty headings and lists', '<h2></h2><ul><li><p></p></li></ul><ol><li></li></ol>'],
    ['invisible characters', '<p>\u200b</p><h2>&#8203;&nbsp;</h2><ul><li>\u3164</li></ul>'],
  ])('%s is not accepted as content', async (_what, html) => {
    const hint = '모집개요, 모집부문, 근무조건, 자격요건, 지원방법 등을 작성해주세요.';
    const response = await post({ ...draft({ content: html.replace('HINT', hint) }), state: 'ON_GOING' });
    expect(response.error().fields).toEqual({ content: '상세 내용을 작성해 주세요' });
  });

  test('an overseas workplace clears postcode and base address and needs none', async () => {
    const { employment } = draft();
    const place = { isAbroad: true, postcode: '06164', address1: '서울 강남구', address2: '1 Market St, SF' };
    const response = await post({ ...draft({ employment: { ...employment, place } }), state: 'ON_GOING' });
    expect(response.json().recruitment.employment.place).toEqual({
      isAbroad: true,
      postcode: '',
      address1: '',
      address2: '1 Market St, SF',
    });
  });

  test('a pay type that refers to other rules has no amounts', async () => {
    const wage = { type: 'REFERENCE_TO_RULE_BOOK' as const, value__min: 100, value__max: 50 };
    const { recruitment } = (await post({ employment: { wage } })).json();
    expect(recruitment.employment.wage).toEqual({
      type: 'REFERENCE_TO_RULE_BOOK',
      value__min: null,
      value__max: null,
    });
  });

  test('scripts in the content are removed', async () => {
    const content =
      '<p onclick="x()">안녕<script>alert(1)</script><img src="javascript:x" onerror="x()"></p>';
    const id = await aRecruitment(world, company, { content });
    const { recruitment } = await world.api(undefined, recruitmentsContract).read(of(id));
    expect(recruitment.content).toBe('<p>안녕</p>');
  });
});

describe('PUT /api/v1/company/recruitments/{_recruitment}', () => {
  test('changes the given parts and leaves the rest unchanged', async () => {
    const id = await aRecruitment(world, company);
    const response = await put(id, { subject: '새 제목', employment: { wage: { value__max: 50_000_000 } } });
    const { recruitment } = response.json();
    expect(recruitment).toMatchObject({ subject: '새 제목', version: 2 });
    expect(recruitment.employment.wage).toEqual({
      type: 'YEARLY',
      value__min: 36_000_000,
      value__max: 50_000_000,
    });
    expect(recruitment.recruiter.name).toBe('김담당');
  });

  test('of two tabs the second receives what the first wrote', async () => {
    const id = await aRecruitment(world, company);
    expect((await put(id, { subject: '첫째 탭', version: 1 })).statusCode).toBe(200);
    const second = await put(id, { subject: '둘째 탭', version: 1 });
    expect(second.statusCode).toBe(409);
    expect(second.error().current).toMatchObject({ _id: id, subject: '첫째 탭', version: 2 });
    expect((await put(id, { subject: '둘째 탭' })).json().recruitment.subject).toBe('둘째 탭');
  });

  test('a published one stays complete, a draft may be anything', async () => {
    const ongoing = await aRecruitment(world, company);
    expect((await put(ongoing, { subject: '' })).error().fields).toEqual({
      subject: '공고 제목을 입력해 주세요',
    });
    const { _id } = (await post({})).json().recruitment;
    expect((await put(_id, { subject: '' })).statusCode).toBe(200);
  });

  test.each([
    ['a stranger', () => world.aCompany(), 403],
    ['a person', () => world.aPerson(), 403],
    ['a company awaiting approval', () => world.aPendingCompany(), 403],
  ])('%s is rejected', async (_who, someone, status) => {
    const id = await aRecruitment(world, company);
    expect((await put(id, { subject: '남의 공고' }, await someone())).statusCode).toBe(status);
  });

  test('a recruitment from before a rule can be corrected in other parts, but not published again', async () => {
    const id = await aRecruitment(world, company);
    const requested = { type: 'MULTIPLE_CHOICE', question: '어디서?', isRequired: true } as const;
    const stored = [{ ...requested, id: newId(), choices: ['서울', '서울'] }];
    await world.db
      .update(recruitments)
      .set({ questions: stored, recruiterPhone: '010-1234-' })
      .where(eq(recruitments.id, id));
    expect((await put(id, { subject: '새 제목' })).json().recruitment.subject).toBe('새 제목');
    expect((await put(id, { summary: '한 줄', subject: '' })).error().fields).toEqual({
      subject: '공고 제목을 입력해 주세요',
    });
    await setState(id, 'NO_SHOWN');
    expect(Object.keys((await setState(id, 'ON_GOING')).error().fields)).toEqual([
      'recruiter.phone',
      'questions.0.choices.1',
    ]);
  });

  test('an unknown or malformed id is 404', async () => {
    expect((await put(newId(), {})).statusCode).toBe(404);
    expect((await put('1', {})).statusCode).toBe(404);
  });
});

describe('PUT /api/v1/company/recruitments/{_recruitment}/state', () => {
  test('publishing checks the whole recruitment, then it is public', async () => {
    const { _id } = (await post({ ...draft(), content: '' })).json().recruitment;
    expect((await setState(_id, 'ON_GOING')).error().fields).toEqual({
      content: '상세 내용을 작성해 주세요',
    });
    await put(_id, { content: '<p>본문</p>' });
    expect((await setState(_id, 'ON_GOING')).json().recruitment.publishedAt).not.toBeNull();
    expect((await world.answers(undefined, recruitmentsContract).read(of(_id))).statusCode).toBe(200);
  });

  test('hiding makes it not found for others, and showing it keeps its first publication day', async () => {
    const id = await aRecruitment(world, company);
    const { publishedAt } = (await setState(id, 'NO_SHOWN')).json().recruitment;
    expect((await world.answers(undefined, recruitmentsContract).read(of(id))).statusCode).toBe(404);
    expect((await setState(id, 'ON_GOING')).json().recruitment.publishedAt).toBe(publishedAt);
  });

  test('a finished one is shown with its reason and reopens only with a future deadline', async () => {
    const id = await aRecruitment(world, company);
    await setState(id, 'FINISHED');
    const read = await world.answers(undefined, recruitmentsContract).read(of(id));
    expect(read.json().recruitment).toMatchObject({
      state: 'FINISHED',
      closedReason: 'COMPANY',
      isOpen: false,
    });
    await put(id, { application: { startsAt: '2020-01-01T00:00:00Z', endsAt: '2020-01-02T00:00:00Z' } });
    expect((await setState(id, 'ON_GOING')).error().fields).toEqual({
      'application.endsAt': '접수 마감이 이미 지났어요',
    });
    await put(id, { application: { endsAt: '2035-01-02T00:00:00Z' } });
    expect((await setState(id, 'ON_GOING')).json().recruitment).toMatchObject({
      state: 'ON_GOING',
      closedAt: null,
    });
  });

  test('canceling notifies everybody who applied, and nobody else', async () => {
    const id = await aRecruitment(world, company, { subject: '취소될 공고' });
    const email = `${newId()}@example.com`;
    await apply(world, await world.aPerson({ email }), id);
    await world.drain();
    await setState(id, 'CANCELED');
    await world.drain();
    const sent = await world.db.select().from(messages).where(eq(messages.to, email));
    expect(sent.filter(({ subject }) => subject?.includes('모집이 취소'))).toMatchObject([
      { channel: 'EMAIL', subject: '[이음] 지원한 공고의 모집이 취소됐어요: 취소될 공고' },
    ]);
  });

  test('the questions cannot change once somebody has applied', async () => {
    const id = await aRecruitment(world, company);
    const questions = [{ type: 'SHORT_ANSWER' as const, question: '새 질문' }];
    await apply(world, await world.aPerson(), id);
    expect((await put(id, { questions })).error().message).toBe('지원자가 있어서 질문을 바꿀 수 없어요');
    expect((await put(id, { questions: [], subject: '제목은 바뀌어요' })).statusCode).toBe(200);
  });

  test('canceling is final, and requesting the present state changes nothing', async () => {
    const id = await aRecruitment(world, company);
    const { version } = (await setState(id, 'CANCELED')).json().recruitment;
    expect((await setState(id, 'CANCELED')).json().recruitment.version).toBe(version);
    expect((await setState(id, 'ON_GOING')).statusCode).toBe(409);
    expect((await put(id, { subject: '다시' })).statusCode).toBe(409);
    expect((await setState(id, invalid('ELSE'))).statusCode).toBe(400);
  });
});

describe('DELETE /api/v1/company/recruitments/{_recruitment}', () => {
  test('its owner deletes it; another company gets 403, or 404 for a hidden one', async () => {
    const id = await aRecruitment(world, company);
    const stranger = await world.aCompany();
    expect((await answers(stranger).remove(of(id))).statusCode).toBe(403);
    await setState(id, 'NO_SHOWN');
    expect((await answers(stranger).remove(of(id))).statusCode).toBe(404);
    expect((await answers().remove(of(id))).statusCode).toBe(200);
    expect((await answers().read(of(id))).statusCode).toBe(404);
  });
});

describe('questions', () => {
  const question = { type: 'SHORT_ANSWER' as const, question: '지원한 까닭은 무엇인가요?' };
  type Questions = BodyOf<typeof companyRecruitments.replaceQuestions>['questions'];
  const replace = (id: string, questions: Questions) =>
    answers().replaceQuestions({ ...of(id), body: { questions } });

  test('are stored in their order, and an existing one keeps its id', async () => {
    const id = await aRecruitment(world, company);
    const [first] = (await replace(id, [question])).json().questions;
    expect(first).toMatchObject({ ...question, index: 0, isRequired: true, choices: [] });
    const choice = {
      type: 'MULTIPLE_CHOICE' as const,
      question: '출장은?',
      choices: ['가능', '불가능'],
      isRequired: false,
    };
    if (!first) throw new Error('no question');
    const { questions } = (await replace(id, [choice, first])).json();
    expect(questions[1]?._id).toBe(first._id);
    const read = await answers().readQuestions(of(id));
    expect(read.json()).toEqual({ questions, isLocked: false });
  });

  test('without a text, or a choice without options, are rejected at the field', async () => {
    const id = await aRecruitment(world, company);
    const response = await replace(id, [{ type: 'MULTIPLE_CHOICE', question: '', choices: ['하나'] }]);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.error().fields)).toEqual(['questions.0.question', 'questions.0.choices']);
    expect((await replace(id, invalid([{ ...question, type: 'ESSAY' }]))).statusCode).toBe(400);
  });

  test('duplicate options are rejected at the second one', async () => {
    const id = await aRecruitment(world, company);
    const choices = ['주 5일', '주 3일', ' 주  5일'];
    const response = await replace(id, [{ type: 'MULTIPLE_CHOICE', question: '며칠?', choices }]);
    expect(response.error().fields).toEqual({
      'questions.0.choices.2': '앞의 보기와 같아요. 다른 보기를 적어 주세요.',
    });
  });
});

describe('GET /api/v1/company/recruitments', () => {
  test('lists own recruitments in every state with the counts of the tabs', async () => {
    const owner = await world.aCompany();
    const ongoing = await aRecruitment(world, owner, { subject: '살아 있는 공고' });
    await post({}, owner);
    await aRecruitment(world, await world.aCompany());
    const all = await api(owner).list();
    expect(all.counts).toEqual({ all: 2, ON_GOING: 1, FINISHED: 0, NO_SHOWN: 1, CANCELED: 0 });
    expect(all.recruitments).toHaveLength(2);
    const open = await api(owner).list({ query: { state: 'ON_GOING', searchValue: '살아' } });
    expect(open.recruitments).toMatchObject([{ _id: ongoing, applicants: { count: 0 }, hitCounts: 0 }]);
    expect((await answers(owner).list({ query: invalid({ $where: 1 }) })).statusCode).toBe(400);
  });

  test('finds what the home page counts: drafts without the hidden ones, and those closing from today to D-3', async () => {
    const owner = await world.aCompany();
    const day = 24 * 60 * 60 * 1000;
    const endingIn = (days: number) => {
      const { application } = draft();
      const endsAt = new Date(world.clock.now().getTime() + days * day).toISOString();
      return aRecruitment(world, owner, { application: { ...application, endsAt } });
    };
    const soon = await endingIn(3);
    await endingIn(4);
    const hidden = await endingIn(2);
    await setState(hidden, 'NO_SHOWN', owner);
    const written = (await post({}, owner)).json().recruitment._id;
    const only = (kind: 'DRAFTS' | 'CLOSING_SOON') => api(owner).list({ query: { only: kind } });
    expect(await only('DRAFTS')).toMatchObject({ count: 1, recruitments: [{ _id: written }] });
    expect(await only('CLOSING_SOON')).toMatchObject({
      count: 1,
      recruitments: [{ _id: soon, daysLeft: -3 }],
    });
    expect((await only('CLOSING_SOON')).counts.all).toBe(4);
  });

  test('each figure of a recruitment equals the number of rows that its link opens', async () => {
    const owner = await world.aCompany();
    const id = await aRecruitment(world, owner);
    const [first, second] = [await world.aPerson(), await world.aPerson()];
    for (const person of [first, second]) await apply(world, person, id);
    const rows = async (query: QueryOf<typeof applicantsContract.list>) =>
      (await world.api(owner, applicantsContract).list({ ...of(id), query })).applications;
    const [opened] = await rows({});
    await world
      .api(owner, applicantsContract)
      .read({ params: { _recruitment: id, _application: opened?._id ?? '' } });
    const [row] = (await api(owner).list()).recruitments;
    expect(row?.applicants).toMatchObject({
      count: 2,
      unviewedCount: 1,
      stages: { IS_APPLIED: 2, ON_MEETING: 0 },
    });
    expect(await rows({})).toHaveLength(2);
    expect(await rows({ unread: 'true' })).toHaveLength(1);
    expect(await rows({ stage: 'IS_APPLIED' })).toHaveLength(2);
    expect(await rows({ stage: 'ON_MEETING' })).toHaveLength(0);
  });

  test('continues by its cursor in any order', async () => {
    const owner = await world.aCompany();
    const ids = [await aRecruitment(world, owner), await aRecruitment(world, owner)];
    const headers = { sort: '{"application.endsAt":1}', limit: '1' };
    const first = await api(owner).list({ headers });
    const second = await api(owner).list({ query: { after: first.next ?? undefined }, headers });
    expect([first, second].map(({ recruitments }) => recruitments[0]?._id)).toEqual(ids);
    expect(second.next).toBeNull();
  });
});

test('a small write on a public recruitment of another company is forbidden, on a hidden one it is 404', async () => {
  const id = await aRecruitment(world, company);
  const stranger = await world.aCompany();
  const statuses = async () => {
    const foreign = answers(stranger);
    const tried = [
      await foreign.setMoveNotice({ ...of(id), body: { moveNotice: 'SEND' } }),
      await foreign.answerBlock({ ...of(id), body: { reply: '고쳤어요' } }),
      await foreign.setState({ ...of(id), body: { state: 'FINISHED' } }),
    ];
    return tried.map(({ statusCode }) => statusCode);
  };
  expect(await statuses()).toEqual([403, 403, 403]);
  await setState(id, 'NO_SHOWN');
  expect(await statuses()).toEqual([404, 404, 404]);
});

test('whether moves notify is stored for each recruitment', async () => {
  const [id, other] = [await aRecruitment(world, company), await aRecruitment(world, company)];
  const noticeOf = async (one: string) => (await api().read(of(one))).recruitment.moveNotice;
  const before = await noticeOf(other);
  for (const moveNotice of ['SEND', 'NONE', 'SEND'] as const) {
    const body = { moveNotice };
    expect(await api().setMoveNotice({ ...of(id), body })).toEqual(body);
    expect(await noticeOf(id)).toBe(moveNotice);
  }
  expect(await noticeOf(other)).toBe(before);
});
