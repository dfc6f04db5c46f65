import { eq } from 'drizzle-orm';
import type { Endpoint } from '@ieum/contract/common/endpoint.ts';
import { members as membersContract } from '@ieum/contract/site/members/endpoints.ts';
import { moderation } from '@ieum/contract/hiring/moderation/endpoints.ts';
import { applications } from '@ieum/contract/hiring/applications/endpoints.ts';
import { applicants } from '@ieum/contract/hiring/applicants/endpoints.ts';
import { settings } from '@ieum/contract/foundation/settings/endpoints.ts';
import { terms as termsContract } from '@ieum/contract/account/terms/endpoints.ts';
import { levels } from '@ieum/contract/account/levels/endpoints.ts';
import { one } from '#kit/db/rows.ts';
import { users } from '#account/users/tables.ts';
import { listEndpoints } from '../../../scripts/lib/contract.ts';
import { applicationUrl } from '../hiring.ts';
import { aBrowser, aCompanyJoin, aConfirmedPhone, aPersonJoin } from '../sign-up.ts';
import { writeModules, type Write } from './longest-writes.ts';
import { writeSettings } from './settings-writes.ts';
import { fillTexts, type Filling } from './texts.ts';
import { aDraft } from '../recruitment.ts';
import { encryptCredential } from '../credentials.ts';
import { aPhone, aUsername, PASSWORD, type TestActor, type World } from '../world.ts';

const endpoints = await listEndpoints();
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Everything that was sent, by endpoint; shows that no endpoint and no text is missing. */
export const sent = new Map<string, unknown[]>();

/** Calls an endpoint with every text of its body at its maximum; it must accept it. */
const writerOf =
  (world: World, filling: Filling): Write =>
  async (caller, name, url, body) => {
    const endpoint = endpoints.find((each) => nameOf(each) === name);
    if (!endpoint?.body) throw new Error(`${name} takes no body`);
    sent.set(name, [...(sent.get(name) ?? []), body]);
    const filled = fillTexts(endpoint.body, body, filling);
    const [actor, headers] = 'token' in caller ? [caller, {}] : [undefined, caller.headers];
    const answer = await world.call(actor, endpoint.method, url, { headers, body: filled });
    if (answer.statusCode !== 200)
      throw new Error(`${name} ${answer.statusCode} ${answer.body.slice(0, 400)}`);
    return answer.json();
  };

const school = {
  institutionType: 'UNIVERSITY',
  institutionName: '한결대학교',
  institutionDist: '서울',
  attendingStatus: 'GRADUATED',
};
const aResume = () => ({
  name: '이력서',
  personalInformation: {
    name: '홍길동',
    phone: '010-1234-5678',
    email: 'hong@example.com',
    residence: { postcode: '06164', address1: '서울 강남구', address2: '3층' },
  },
  education: { ...school, otherEducations: [school] },
  workExperience: {
    type: 'EXPERIENCED',
    span: { years: 1, months: 0 },
    list: [
      {
        companyName: '한빛',
        position: '대리',
        description: '영업',
        duration: { startsAt: '2020-01-01', endsAt: null },
      },
    ],
  },
  languages: [{ type: 'ENGLISH', name: 'TOEIC', score: 900 }],
  officeSkills: [{ type: 'MS_WORD', name: '워드', score: 1 }],
  certifications: [{ name: '무역영어', desc: '1급', issuer: '상의', issuedAt: null }],
  coverLetter: { subject: '소개', content: '안녕하세요' },
});

const questions = [
  { type: 'DESCRIPTIVE', question: '경험을 알려 주세요', choices: [], isRequired: true },
  { type: 'MULTIPLE_CHOICE', question: '고르세요', choices: ['가', '나'], isRequired: false },
];

async function joined(world: World, write: Write, kind: 'person' | 'company'): Promise<TestActor> {
  const browser = aBrowser();
  const phone = await aConfirmedPhone(world, browser);
  const body = await (kind === 'person' ? aPersonJoin(world, phone) : aCompanyJoin(world, phone));
  const whole = kind === 'person' ? body : { ...body, website: 'https://b.kr' };
  const { user } = await write(browser, 'POST /api/v1/users', '/api/v1/users', whole);
  const row = await world.db
    .select()
    .from(users)
    .where(eq(users.id, user?.['_id'] ?? ''));
  return world.act(one(row));
}

const place = { postcode: '06164', address1: '서울 강남구', address2: '3층' };
const contact = { email: 'hong@example.com', ...place };

/** Members: sign-up, own changes, and changes by administrators. */
async function writeMembers(world: World, write: Write, admin: TestActor) {
  const person = await joined(world, write, 'person');
  const company = await world.aPendingCompany();
  await joined(world, write, 'company');
  await write(person, 'PUT /api/v1/me', '/api/v1/me', contact);
  const links = { twitter: 'https://b.kr', facebook: 'https://b.kr', instagram: 'https://b.kr' };
  const profile = { name: '누리', ceoName: '조은별', website: 'https://b.kr', introduction: '소개' };
  await write(company, 'PUT /api/v1/company', '/api/v1/company', {
    ...profile,
    ...contact,
    socialLinks: links,
  });
  const one = 'PUT /api/console/users/:_user';
  const base = '/api/console/users';
  for (const { user } of [person, company]) {
    const more = user === company.user ? { ceoName: '조은별', website: 'https://b.kr' } : {};
    const revision = { name: '홍길동', ...contact, ...more, reason: '바로잡기' };
    await write(admin, one, `${base}/${user.id}`, revision);
  }
  const rejected = await writeDecisions(world, write, admin);
  await world.api(admin, membersContract).approve({ params: { _user: company.user.id } });
  await write(admin, 'POST /api/console/users', base, {
    userType: 'COMPANY',
    username: aUsername(),
    password: await encryptCredential(world, PASSWORD),
    name: '누리',
    phone: aPhone(),
    ceoName: '조은별',
    website: 'https://b.kr',
    ...contact,
  });
  const disclosure = `${base}/${person.user.id}/disclosure`;
  await write(admin, 'POST /api/console/users/:_user/disclosure', disclosure, { reason: '문의 확인' });
  const leavingPerson = await world.aPerson();
  const password = await encryptCredential(world, PASSWORD);
  await write(leavingPerson, 'POST /api/v1/me/withdraw', '/api/v1/me/withdraw', {
    password,
    reason: '쓰지 않아요',
  });
  return {
    person,
    company: { ...(await world.act(company.user)), company: company.company },
    rejected,
    leavingPerson,
  };
}

/** Texts about a company that is rejected and suspended. */
async function writeDecisions(world: World, write: Write, admin: TestActor) {
  const rejected = await world.aPendingCompany();
  const { id } = rejected.user;
  const reject = `/api/console/users/${id}/reject`;
  await write(admin, 'PUT /api/console/users/:_user/reject', reject, { rejectMsg: '서류를 다시 내 주세요' });
  const status = `/api/console/users/${id}/status`;
  const suspension = { status: 'BLOCKED', reason: '확인이 필요해요' };
  await write(admin, 'PUT /api/console/users/:_user/status', status, suspension);
  return rejected;
}

const RECRUITMENTS = '/api/v1/company/recruitments';
const OF_RECRUITMENT = `${RECRUITMENTS}/:_recruitment`;

async function writeRecruitment(
  world: World,
  write: Write,
  { admin, company }: { admin: TestActor; company: TestActor },
) {
  const draft = aDraft(world.clock.now());
  const { recruitment } = await write(company, `POST ${RECRUITMENTS}`, RECRUITMENTS, {
    ...draft,
    questions,
    state: 'ON_GOING',
  });
  const id = recruitment?.['_id'] ?? '';
  await write(company, `POST ${RECRUITMENTS}/drafts`, `${RECRUITMENTS}/drafts`, { ...draft, questions });
  await write(company, `PUT ${OF_RECRUITMENT}`, `${RECRUITMENTS}/${id}`, { ...draft, questions });
  const stored = await write(company, `PUT ${OF_RECRUITMENT}/questions`, `${RECRUITMENTS}/${id}/questions`, {
    questions,
  });
  const base = '/api/console/recruitments';
  await write(admin, `PUT ${base}/:_recruitment`, `${base}/${id}`, {
    ...draft,
    questions,
    reason: '바로잡기',
  });
  await world
    .api(admin, moderation)
    .revise({ params: { _recruitment: id }, body: { state: 'NO_SHOWN', reason: '확인' } });
  await write(company, `PUT ${OF_RECRUITMENT}/block`, `${RECRUITMENTS}/${id}/block`, { reply: '고쳤어요' });
  await world.api(admin, moderation).lift({ params: { _recruitment: id } });
  const companyId = company.company?.id;
  await write(admin, `POST ${base}`, base, { ...draft, questions, _company: companyId, state: 'ON_GOING' });
  const requested = stored['questions'] as unknown as { question: string }[];
  return { id, requested };
}

/** An application with its own resume, accepted, with a memo, a certification and a bookmark. */
async function writeApplication(
  world: World,
  write: Write,
  { id, person, company }: { id: string; person: TestActor; company: TestActor },
) {
  const url = applicationUrl(id);
  const OWN = '/api/v1/recruitments/:_recruitment/application';
  await write(person, 'PUT /api/v1/person/resume', '/api/v1/person/resume', aResume());
  await write(person, `POST ${OWN}`, url, { resume: aResume() });
  const { application: draft } = await world.api(person, applications).own({ params: { _recruitment: id } });
  const questions = draft?.questions ?? [];
  const answers = questions.map(({ _question }) => ({
    _question,
    response: '답변',
  }));
  await write(person, `PUT ${OWN}`, url, {
    resume: aResume(),
    certification: { jobDescription: '영업' },
  });
  const [first] = questions;
  // A question is named by its original text, not filled.
  const byText = { questions: [{ question: first?.question, response: '네' }] };
  sent.get(`PUT ${OWN}`)?.push(byText);
  await world.api(person, applications).save({ params: { _recruitment: id }, body: byText });
  await write(person, `PUT ${OWN}`, url, { questions: answers.slice(0, 1) });
  const { application } = await world.api(person, applications).apply({ params: { _recruitment: id } });
  const applicant = `${RECRUITMENTS}/${id}/applications/${application._id}`;
  const ONE = `${OF_RECRUITMENT}/applications/:_application`;
  await write(company, `PUT ${ONE}/memo`, `${applicant}/memo`, { memo: '메모' });
  await world
    .api(company, applicants)
    .stage({ params: { _recruitment: id, _application: application._id }, body: { stage: 'ON_RECRUIT' } });
  await write(company, `PUT ${ONE}/is-certified`, `${applicant}/is-certified`, {
    isCertified: true,
    certification: {
      employmentType: 'REGULAR',
      jobDescription: '영업',
      jobDurationsAt: ['2026-01-01', null],
    },
  });
  const target = { type: 'APPLICATION', _application: application._id, memo: '메모' };
  const BOOKMARKS = '/api/v1/me/bookmarks';
  const { bookmark } = await write(company, `POST ${BOOKMARKS}`, BOOKMARKS, target);
  const bookmarkId = bookmark?.['_id'] ?? '';
  await write(company, `PUT ${BOOKMARKS}/:_bookmark`, `${BOOKMARKS}/${bookmarkId}`, { memo: '메모' });
  return { applicationId: application._id as string, bookmarkId };
}

/** Texts by administrators that belong to no member: deleted again by `undo`. */
async function writeConsole(world: World, write: Write, admin: TestActor, person: TestActor) {
  const [TERMS, LEVELS] = ['/api/console/terms', '/api/console/levels'];
  const code = aUsername();
  const words = { subject: '약관', content: '내용', necessary: false, isListed: false };
  const { terms } = await write(admin, `POST ${TERMS}`, TERMS, { code, userType: null, ...words });
  const termsId = terms?.['_id'] ?? '';
  await write(admin, `PUT ${TERMS}/:_terms`, `${TERMS}/${termsId}`, { ...words, note: '바꾼 까닭' });
  const level = { name: '새싹', benefits: '혜택' };
  const made = await write(admin, `POST ${LEVELS}`, LEVELS, { code, ...level });
  const levelId = made['level']?.['_id'] ?? '';
  await write(admin, `PUT ${LEVELS}/:_level`, `${LEVELS}/${levelId}`, level);
  const { setting } = await world.api(admin, settings).readWhole();
  await writeSettings(write, admin);
  const addressees = [person.user.id];
  await write(admin, 'POST /api/console/message', '/api/console/message', {
    addressees,
    message: '안내',
    reason: '공지',
  });
  await write(admin, 'POST /api/console/email', '/api/console/email', {
    addressees,
    subject: '안내',
    content: '내용',
    reason: '공지',
  });
  const undo = async () => {
    await world.answers(admin, termsContract).remove({ params: { _terms: termsId } });
    await world.answers(admin, levels).remove({ params: { _level: levelId } });
    const { chatPromptAlerts, chatPromptGroups, business } = setting;
    const openai = { organization: null, project: null, model: null, apiKey: null };
    await world
      .answers(admin, settings)
      .save({ body: { chatPromptAlerts, chatPromptGroups, openai, business } });
  };
  return { termsId, code, levelId, undo };
}

/** One row of everything with text, each text at its maximum. */
export async function writeEverything(world: World, filling: Filling) {
  const write = writerOf(world, filling);
  const admin = await world.anAdministrator();
  const members = await writeMembers(world, write, admin);
  const { person, company } = members;
  const recruitment = await writeRecruitment(world, write, { admin, company });
  const console = await writeConsole(world, write, admin, person);
  const application = await writeApplication(world, write, { id: recruitment.id, person, company });
  const modules = await writeModules({ world, write, admin, person, company });
  await world.drain();
  return { modules, admin, ...members, recruitmentId: recruitment.id, ...application, console };
}
