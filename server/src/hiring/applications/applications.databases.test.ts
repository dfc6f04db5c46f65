import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { applications as applicationsContract } from '@ieum/contract/hiring/applications/endpoints.ts';
import { resumes } from '@ieum/contract/hiring/resumes/endpoints.ts';
import { newId } from '#kit/db/ids.ts';
import { messages } from '#foundation/messages/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import { aQuestion, apply, aRecruitmentRow } from '../../../test/hiring.ts';
import { type BodyOf, invalid } from '../../../test/api.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';
import { applications } from './tables.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const answers = (actor: TestActor | undefined) => world.answers(actor, applicationsContract);
const of = (id: string) => ({ params: { _recruitment: id } });
afterEach(() => world.clock.reset());

const aCompanyWithRecruitment = async (input: Parameters<typeof aRecruitmentRow>[2] = {}) => {
  const company = await world.aCompany();
  return { company, recruitment: await aRecruitmentRow(world, company, input) };
};
type Body<K extends 'open' | 'save'> = BodyOf<(typeof applicationsContract)[K]>;
const open = (person: TestActor, id: string, body: Body<'open'> = {}) =>
  answers(person).open({ ...of(id), body });
const save = (person: TestActor, id: string, body: Body<'save'>) => answers(person).save({ ...of(id), body });
const submit = (person: TestActor, id: string) => answers(person).apply(of(id));
const own = async (person: TestActor, id: string) =>
  (await world.api(person, applicationsContract).own(of(id))).application;
const setRecruitment = (id: string, values: Partial<typeof recruitments.$inferInsert>) =>
  world.db.update(recruitments).set(values).where(eq(recruitments.id, id));
const saveResume = (person: TestActor, body: BodyOf<typeof resumes.save>) =>
  world.answers(person, resumes).save({ body });

describe('POST /api/v1/recruitments/{_recruitment}/application', () => {
  test('creates a draft at the resume step with the recruitment’s questions and the person’s resume', async () => {
    const { company, recruitment } = await aCompanyWithRecruitment({
      questions: [aQuestion({ question: '희망 연봉' })],
    });
    const person = await world.aPerson({ name: '윤지호' });
    const answer = await open(person, recruitment.id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().application).toMatchObject({
      status: 'ON_WRITING',
      writingStep: 'RESUME',
      progress: null,
      questions: [{ question: '희망 연봉', response: '' }],
      certification: { employmentType: null, jobDescription: '', jobDurationsAt: [null, null] },
      resume: { personalInformation: { name: '윤지호' } },
      recruitment: { _id: recruitment.id, subject: recruitment.subject, isOpen: true, daysLeft: -3 },
      company: { _id: company.company?.id, name: '한빛정밀' },
      unansweredCount: 1,
    });
  });

  test('returns the existing draft', async () => {
    const { recruitment } = await aCompanyWithRecruitment();
    const person = await world.aPerson();
    const first = (await open(person, recruitment.id)).json().application;
    await save(person, recruitment.id, { writingStep: 'QUESTIONS' });
    const second = (await open(person, recruitment.id)).json().application;
    expect(second).toMatchObject({ _id: first._id, writingStep: 'QUESTIONS' });
  });

  test('after applying it is a conflict', async () => {
    const { recruitment } = await aCompanyWithRecruitment();
    const person = await world.aPerson();
    await apply(world, person, recruitment.id);
    const answer = await open(person, recruitment.id);
    expect(answer.statusCode).toBe(409);
    expect(answer.error().message).toBe('이미 지원한 공고예요');
  });

  test.each([
    ['finished', { state: 'FINISHED' as const, closedReason: 'COMPANY' as const }, '모집을 마감한 공고예요'],
    ['canceled', { state: 'CANCELED' as const }, '모집이 취소된 공고예요'],
    ['past its end', { endsAt: new Date('2026-01-01') }, '지원 기간이 끝난 공고예요'],
    ['not begun', { startsAt: new Date('2999-01-01') }, '아직 접수를 시작하지 않은 공고예요'],
  ])('a recruitment that is %s is rejected with the reason', async (_what, input, message) => {
    const { recruitment } = await aCompanyWithRecruitment(input);
    const answer = await open(await world.aPerson(), recruitment.id);
    expect(answer.statusCode).toBe(409);
    expect(answer.error()).toMatchObject({ code: 'conflict', message });
  });

  test('a recruitment without an end stays open', async () => {
    const { recruitment } = await aCompanyWithRecruitment({ isOpenHiring: true, endsAt: null });
    expect((await open(await world.aPerson(), recruitment.id)).statusCode).toBe(200);
  });

  test('a hidden, an unpublished, a missing and a malformed recruitment are not found', async () => {
    const hidden = await aCompanyWithRecruitment({ state: 'NO_SHOWN' });
    const unpublished = await aCompanyWithRecruitment({ state: 'NO_SHOWN', publishedAt: null });
    const person = await world.aPerson();
    for (const id of [hidden.recruitment.id, unpublished.recruitment.id, newId(), 'nonsense'])
      expect((await open(person, id)).statusCode).toBe(404);
  });
});

describe('PUT /api/v1/recruitments/{_recruitment}/application', () => {
  test('saves any step and any part, and going back loses nothing', async () => {
    const choice = aQuestion({
      type: 'MULTIPLE_CHOICE',
      question: '출장이 가능한가요?',
      choices: ['네', '아니요'],
    });
    const { recruitment } = await aCompanyWithRecruitment({
      questions: [aQuestion({ question: '경험' }), choice],
    });
    const person = await world.aPerson();
    await open(person, recruitment.id);
    await save(person, recruitment.id, {
      writingStep: 'OTHERPRODUCT_RECORDS',
      questions: [{ question: '경험', response: '3년' }],
    });
    expect(await own(person, recruitment.id)).toMatchObject({
      writingStep: 'PLATFORM_RECORDS',
      unansweredCount: 1,
    });
    await save(person, recruitment.id, {
      writingStep: 'RESUME',
      questions: [{ _question: choice.id, response: '네' }],
    });
    const certification = {
      employmentType: 'CONTRACT' as const,
      jobDescription: '전시 운영',
      jobDurationsAt: ['2026-01-02', '2026-03-04'] as [string, string],
    };
    await save(person, recruitment.id, { certification });
    expect(await own(person, recruitment.id)).toMatchObject({
      writingStep: 'RESUME',
      unansweredCount: 0,
      questions: [{ response: '3년' }, { _question: choice.id, response: '네', choices: ['네', '아니요'] }],
      certification,
    });
  });

  test.each([
    ['questions.0', { questions: [{ question: '없는 질문', response: '가' }] }],
    ['questions.0', { questions: [{ _question: newId(), response: '가' }] }],
    ['questions.0.response', { questions: [{ question: '출장', response: '글쎄요' }] }],
    ['questions.0.response', { questions: [{ question: '출장', response: '가'.repeat(2001) }] }],
    ['writingStep', { writingStep: 'SOMEWHERE' }],
    ['_records', { _records: [newId()] }],
    ['certification.jobDurationsAt', { certification: { jobDurationsAt: ['2026-02-02', '2026-02-01'] } }],
    ['resume.personalInformation.email', { resume: { personalInformation: { email: '?' } } }],
  ])('rejects impossible values at %s', async (field, body) => {
    const questions = [aQuestion({ type: 'MULTIPLE_CHOICE', question: '출장', choices: ['네'] })];
    const { recruitment } = await aCompanyWithRecruitment({ questions });
    const person = await world.aPerson();
    await open(person, recruitment.id);
    const answer = await save(person, recruitment.id, invalid(body));
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.error().fields)).toEqual([field]);
  });

  test('a separate resume for one recruitment leaves the person’s resume unchanged and can be removed', async () => {
    const { recruitment } = await aCompanyWithRecruitment();
    const person = await world.aPerson();
    await saveResume(person, { name: '기본 이력서', coverLetter: { content: '모두에게' } });
    await open(person, recruitment.id);
    await save(person, recruitment.id, { resume: { coverLetter: { content: '이곳에만' } } });
    expect(await own(person, recruitment.id)).toMatchObject({
      hasOwnResume: true,
      resume: { name: '기본 이력서', coverLetter: { content: '이곳에만' } },
    });
    expect((await world.api(person, resumes).read()).resume.coverLetter.content).toBe('모두에게');
    await save(person, recruitment.id, { resume: null });
    expect(await own(person, recruitment.id)).toMatchObject({
      hasOwnResume: false,
      resume: { coverLetter: { content: '모두에게' } },
    });
  });

  test('without a draft there is nothing to save, and a submitted application cannot be changed', async () => {
    const { recruitment } = await aCompanyWithRecruitment();
    const person = await world.aPerson();
    expect((await save(person, recruitment.id, { writingStep: 'QUESTIONS' })).statusCode).toBe(404);
    await apply(world, person, recruitment.id);
    expect((await save(person, recruitment.id, { writingStep: 'QUESTIONS' })).statusCode).toBe(409);
  });
});

describe('PUT /api/v1/recruitments/{_recruitment}/application/apply', () => {
  test('one resume is sent with two applications without retyping', async () => {
    const person = await world.aPerson({ name: '윤지호' });
    await saveResume(person, { coverLetter: { subject: '한 번 쓴 이력서' } });
    for (const { recruitment } of [await aCompanyWithRecruitment(), await aCompanyWithRecruitment()]) {
      const application = await apply(world, person, recruitment.id);
      expect(application).toMatchObject({
        status: 'IS_APPLIED',
        writingStep: 'COMPLETED',
        progress: 'APPLIED',
        resume: { coverLetter: { subject: '한 번 쓴 이력서' }, personalInformation: { name: '윤지호' } },
      });
    }
  });

  test('missing parts are named by field: resume and required questions', async () => {
    const questions = [aQuestion({ isRequired: false }), aQuestion({ question: '필수 질문' })];
    const { recruitment } = await aCompanyWithRecruitment({ questions });
    const person = await world.aPerson();
    await saveResume(person, {
      personalInformation: { phone: '' },
      workExperience: { list: [{ companyName: '', position: '수출팀 대리' }] },
    });
    await open(person, recruitment.id);
    const answer = await submit(person, recruitment.id);
    expect(answer.statusCode).toBe(400);
    expect(answer.error().message).toBe('아직 채우지 않은 항목이 있어요');
    expect(answer.error().fields).toEqual({
      'resume.personalInformation.phone': '입력해 주세요',
      'resume.workExperience.list.0.companyName': '입력해 주세요',
      'resume.workExperience.list.0.duration.startsAt': '입력해 주세요',
      'questions.1.response': '질문에 답해 주세요',
    });
    expect(await own(person, recruitment.id)).toMatchObject({ status: 'ON_WRITING' });
  });

  test('items of the resume that were added and never filled are left out', async () => {
    const { recruitment } = await aCompanyWithRecruitment();
    const person = await world.aPerson();
    await saveResume(person, {
      workExperience: { list: [{ companyName: '' }] },
      certifications: [{ name: '무역영어 1급' }, { name: '' }],
    });
    expect(await apply(world, person, recruitment.id)).toMatchObject({
      resume: { workExperience: { list: [] }, certifications: [{ name: '무역영어 1급' }] },
    });
  });

  test('the application as sent is unchanged when the resume is edited afterwards', async () => {
    const { recruitment } = await aCompanyWithRecruitment();
    const person = await world.aPerson({ name: '윤지호' });
    await saveResume(person, { name: '보낸 이력서' });
    const { _id: id } = await apply(world, person, recruitment.id);
    await saveResume(person, { name: '고친 이력서', personalInformation: { name: '다른 이름' } });
    const sent = (await world.api(person, applicationsContract).read({ params: { _application: id } }))
      .application;
    expect(sent.resume).toMatchObject({ name: '보낸 이력서', personalInformation: { name: '윤지호' } });
  });

  test('repeated, it returns the same application and notifies the company once', async () => {
    const { company, recruitment } = await aCompanyWithRecruitment();
    const email = `${newId()}@example.com`;
    await world.db.execute(`update users set email = '${email}' where id = '${company.user.id}'`);
    const person = await world.aPerson({ name: '윤지호' });
    const first = await apply(world, person, recruitment.id);
    const again = await submit(person, recruitment.id);
    expect(again.statusCode).toBe(200);
    expect(again.json().application).toMatchObject({ _id: first._id, appliedAt: first['appliedAt'] });
    await world.drain();
    const mails = await world.db.select().from(messages).where(eq(messages.to, email));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ channel: 'EMAIL', subject: expect.stringContaining('새 지원자') });
    expect(mails[0]?.body).toContain(`/dashboard/recruitments/${recruitment.id}/applications?a=${first._id}`);
  });

  test('applying ends exactly at the end of the recruitment', async () => {
    const endsAt = new Date(world.clock.now().getTime() + 60_000);
    const { recruitment } = await aCompanyWithRecruitment({ endsAt });
    const [early, late] = [await world.aPerson(), await world.aPerson()];
    await open(early, recruitment.id);
    await open(late, recruitment.id);
    world.clock.advance(55);
    expect((await submit(early, recruitment.id)).statusCode).toBe(200);
    world.clock.advance(6);
    const rejected = await submit(late, recruitment.id);
    expect(rejected.statusCode).toBe(409);
    expect(rejected.error().message).toBe('지원 기간이 끝난 공고예요');
  });

  test.each([
    ['hidden', { state: 'NO_SHOWN' as const }, '지금은 볼 수 없는 공고예요'],
    ['canceled', { state: 'CANCELED' as const }, '모집이 취소된 공고예요'],
  ])('a recruitment %s in the meantime is rejected with the reason', async (_what, values, message) => {
    const { recruitment } = await aCompanyWithRecruitment();
    const person = await world.aPerson();
    await open(person, recruitment.id);
    await setRecruitment(recruitment.id, values);
    const answer = await submit(person, recruitment.id);
    expect(answer.statusCode).toBe(409);
    expect(answer.error().message).toBe(message);
  });

  test('without a draft there is nothing to submit', async () => {
    const { recruitment } = await aCompanyWithRecruitment();
    expect((await submit(await world.aPerson(), recruitment.id)).statusCode).toBe(404);
  });
});

describe('GET /api/v1/recruitments/{_recruitment}/application', () => {
  test('is null before a draft exists and stays readable when the recruitment is hidden', async () => {
    const { recruitment } = await aCompanyWithRecruitment();
    const [person, other] = [await world.aPerson(), await world.aPerson()];
    expect(await own(person, recruitment.id)).toBeNull();
    await apply(world, person, recruitment.id);
    await setRecruitment(recruitment.id, { state: 'NO_SHOWN' });
    expect(await own(person, recruitment.id)).toMatchObject({
      status: 'IS_APPLIED',
      recruitment: { isOpen: false },
    });
    expect((await answers(other).own(of(recruitment.id))).statusCode).toBe(404);
  });
});

describe('application rows', () => {
  test('the database itself rejects a second active application', async () => {
    const { recruitment } = await aCompanyWithRecruitment();
    const person = await world.aPerson();
    await open(person, recruitment.id);
    const [row] = await world.db.select().from(applications).where(eq(applications.personId, person.user.id));
    const twin = { ...row, id: newId() } as typeof applications.$inferInsert;
    await expect(world.db.insert(applications).values(twin)).rejects.toThrow();
  });
});
