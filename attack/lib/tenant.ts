import type { RecruitmentDraft } from '../../contract/src/hiring/recruitments/schemas.ts';
import { newId } from '../../server/src/kit/db/ids.ts';
import { aDraft as aRecruitment } from '../../server/test/recruitment.ts';
import { memberRowsOf, type MemberRow } from './rows/member-rows.ts';
import type { Answer } from './http.ts';
import { multipart } from './multipart.ts';
import { assertSuccess } from './assert-success.ts';
import { aPdf, aPng } from '../samples/pictures.ts';
import type { Actor, Options, World } from './world.ts';

/** One company with its recruitments and applicant, and that person: everything that a member can have. */
export interface Tenant {
  company: Required<Actor>;
  person: Actor;
  /** A company that awaits its approval. */
  pending: Required<Actor>;
  /** Every row by its kind. */
  ids: Record<
    | 'recruitment'
    | 'hiddenRecruitment'
    | 'emptyRecruitment'
    | 'question'
    | 'application'
    | 'draftApplication'
    | 'attachment'
    | 'ownFile'
    | 'profile'
    | 'companyFile'
    | 'like'
    | 'bookmark'
    | 'session'
    | MemberRow,
    string
  >;
  /** Texts that only this tenant, and accounts that it permits, may ever read. */
  secrets: string[];
}

const PREFIX = '/api/v1/company/recruitments';

/** A recruitment that may be published as it is, with hidden contact data. */
export const aDraft = (input: RecruitmentDraft = {}): RecruitmentDraft => {
  const draft = aRecruitment(new Date(), input);
  return {
    ...draft,
    recruiter: { ...draft.recruiter, hidesPhone: true, hidesEmail: true, ...input.recruiter },
  };
};

/** A tenant while it is built. */
interface TenantBuilder {
  name: string;
  company: Actor;
  person: Actor;
  /** A new text that belongs to the tenant's secrets. */
  secret: (what: string) => string;
  put: (actor: Actor, path: string, options: Options) => Promise<Answer>;
  post: (actor: Actor, path: string, options: Options) => Promise<Answer>;
}

/** A public recruitment with a question, a hidden one, and one without applications. */
async function recruitmentsOf({ name, company, secret, put, post }: TenantBuilder) {
  const publish = async (input: RecruitmentDraft, state: string) =>
    (await post(company, PREFIX, { body: { ...aDraft(input), state } })).string('recruitment', '_id');
  const recruitment = await publish(
    { subject: `${name} 공고`, recruiter: { ...aDraft().recruiter, phone: '02-555-0199' } },
    'ON_GOING',
  );
  const hiddenRecruitment = await publish({ subject: secret('숨긴공고') }, 'NO_SHOWN');
  const emptyRecruitment = await publish({ subject: `${name} 다른공고` }, 'ON_GOING');
  const questions = [
    { type: 'DESCRIPTIVE', question: '지원 동기를 알려 주세요', choices: [], isRequired: true },
  ];
  const requested = await put(company, `${PREFIX}/${recruitment}/questions`, { body: { questions } });
  const question = requested.string('questions', 0, '_id');
  return { recruitment, hiddenRecruitment, emptyRecruitment, question };
}

async function writeResume({ person, secret, put }: TenantBuilder): Promise<void> {
  const personalInformation = {
    name: person.user.name,
    phone: person.user.phone,
    // The first two words are not masked.
    residence: { address1: `서울 강남구 ${secret('거주')}` },
  };
  const education = {
    institutionType: 'UNIVERSITY',
    institutionName: secret('학교'),
    attendingStatus: 'GRADUATED',
  };
  const coverLetter = { content: secret('소개') };
  await put(person, '/api/v1/person/resume', { body: { personalInformation, education, coverLetter } });
}

async function filesOf({ company, person, secret, put, post }: TenantBuilder, hiddenRecruitment: string) {
  const upload = async (actor: Actor, path: string, part: Parameters<typeof multipart>[0]) =>
    (await post(actor, path, multipart(part))).string('file', '_id');
  const ownFile = await upload(person, '/api/v1/me/files', {
    file: aPdf(secret('파일')),
    name: `${secret('이름')}.pdf`,
  });
  const profile = await upload(person, '/api/v1/me/files', {
    file: await aPng(),
    name: 'a.png',
    fields: { type: 'PROFILE' },
  });
  await put(person, '/api/v1/me', { body: { _profile: profile } });
  const attachment = await upload(company, `${PREFIX}/${hiddenRecruitment}/attachments`, {
    file: aPdf(),
    name: `${secret('첨부')}.pdf`,
  });
  const companyFile = await upload(company, '/api/v1/company/files', { file: aPdf(), name: 'company.pdf' });
  return { ownFile, profile, attachment, companyFile };
}

interface Recruitments {
  recruitment: string;
  emptyRecruitment: string;
  question: string;
}

/** An application with a note of the company, and one that is not sent yet. */
async function applicationsOf(
  { company, person, secret, put, post }: TenantBuilder,
  { recruitment, emptyRecruitment, question }: Recruitments,
) {
  const applicationOf = (id: string) => `/api/v1/recruitments/${id}/application`;
  await post(person, applicationOf(recruitment), { body: {} });
  await put(person, applicationOf(recruitment), {
    body: { questions: [{ _question: question, response: secret('답변') }] },
  });
  const applied = await put(person, `${applicationOf(recruitment)}/apply`, { body: {} });
  const application = applied.string('application', '_id');
  const drafted = await post(person, applicationOf(emptyRecruitment), { body: {} });
  await put(company, `${PREFIX}/${recruitment}/applications/${application}/memo`, {
    body: { memo: secret('메모') },
  });
  return { application, draftApplication: drafted.string('application', '_id') };
}

/** The person's bookmark of a recruitment, and the company's bookmark of an application. */
async function listsOf(
  { company, person, secret, post }: TenantBuilder,
  { recruitment, application }: { recruitment: string; application: string },
) {
  const like = await post(person, '/api/v1/me/likes', {
    body: { type: 'RECRUITMENT', _recruitment: recruitment },
  });
  const bookmark = await post(company, '/api/v1/me/bookmarks', {
    body: { type: 'APPLICATION', _application: application, memo: secret('별') },
  });
  return { like: like.string('like', '_id'), bookmark: bookmark.string('bookmark', '_id') };
}

/** Builds a tenant through the product's own calls. */
export async function aTenant(world: World, name: string): Promise<Tenant> {
  const secrets: string[] = [];
  const secret = (what: string) => {
    const text = `비밀${name}${what}${newId().slice(-6)}`;
    secrets.push(text);
    return text;
  };
  const company = await world.aCompany({ name: `${name}상사` });
  const pending = await world.aCompany({ name: secret('대기'), approval: 'PENDING' });
  const person = await world.aPerson({
    name: secret('이름'),
    address1: secret('주소'),
    email: `${newId()}@example.com`,
  });
  secrets.push(person.user.phone ?? '', person.user.email ?? '');

  const send = (method: string) => async (actor: Actor, path: string, options: Options) =>
    assertSuccess(await world.call(actor, method, path, options), `${method} ${path}`);
  const builder: TenantBuilder = { name, company, person, secret, put: send('PUT'), post: send('POST') };
  const recruitments = await recruitmentsOf(builder);
  await writeResume(builder);
  const files = await filesOf(builder, recruitments.hiddenRecruitment);
  const applications = await applicationsOf(builder, recruitments);
  const { recruitment } = recruitments;
  const lists = await listsOf(builder, { recruitment, application: applications.application });
  const session = (await world.logIn(person.user)).sessionId;
  const memberRows = await memberRowsOf(world, person, secret);

  const ids = { ...recruitments, ...files, ...applications, ...lists, session, ...memberRows };
  return { company, person, pending, secrets, ids };
}
