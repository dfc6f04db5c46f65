import { beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { applicants } from '@ieum/contract/hiring/applicants/endpoints.ts';
import { resumes } from '@ieum/contract/hiring/resumes/endpoints.ts';
import { applications as applicationsContract } from '@ieum/contract/hiring/applications/endpoints.ts';
import { audit } from '@ieum/contract/foundation/audit/endpoints.ts';
import { companyRecruitments, recruitments } from '@ieum/contract/hiring/recruitments/endpoints.ts';
import { accessRecords } from '#foundation/audit/tables.ts';
import { applications } from '#hiring/applications/tables.ts';
import { newId } from '#kit/db/ids.ts';
import { aQuestion, apply, aRecruitmentRow } from '../../../test/hiring.ts';
import type { BodyOf, QueryOf } from '../../../test/api.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const api = (actor: TestActor | undefined) => world.api(actor, applicants);
const at = (_recruitment: string, _application: string) => ({ params: { _recruitment, _application } });
const ofRecruitment = (id: string) => ({ params: { _recruitment: id } });
const ofApplication = (id: string) => ({ params: { _application: id } });

type Json = Record<string, unknown> & { _id: string; person: Record<string, string> };
const listPage = (
  company: TestActor,
  id: string,
  query: QueryOf<typeof applicants.list> = {},
  headers = {},
) => api(company).list({ ...ofRecruitment(id), query, headers });
const namesIn = ({ applications: rows }: { applications: Json[] }) =>
  rows.map(({ person }) => person['name']);
const open = (company: TestActor, id: string, applicationId: string) =>
  world.answers(company, applicants).read(at(id, applicationId));
/** An application that is not revoked, as its company sees it. */
const openWhole = async (company: TestActor, id: string, applicationId: string) => {
  const { application } = await api(company).read(at(id, applicationId));
  if (application.status === 'IS_REVOKED') throw new Error('revoked');
  return application;
};

const resume = {
  personalInformation: {
    phone: '010-1234-5678',
    email: 'jiho.yun@example.com',
    bornAt: '1994-04-12',
    residence: { address1: '서울특별시 성동구 왕십리로 1', address2: '102동 804호' },
  },
  education: { institutionType: 'UNIVERSITY', institutionName: '한강대학교 무역학과' },
  workExperience: {
    type: 'EXPERIENCED',
    list: [
      {
        companyName: '세진오토모티브',
        position: '해외영업팀 대리',
        duration: { startsAt: '2023-04-01', endsAt: '2025-03-31' },
      },
    ],
  },
  languages: [{ type: 'ENGLISH', name: 'TOEIC', score: 935 }],
};

async function anApplicant(recruitmentId: string, name: string, input: object = resume) {
  const person = await world.aPerson({ name });
  await world.api(person, resumes).save({ body: input });
  return { person, id: (await apply(world, person, recruitmentId))._id };
}

async function aCompanyWithRecruitment(input: Parameters<typeof aRecruitmentRow>[2] = {}) {
  const company = await world.aCompany({ name: '한빛정밀' });
  const { id } = await aRecruitmentRow(world, company, input);
  return { company, id };
}

describe('GET …/applications', () => {
  test('lists the applicants with masked contact data and a summary of each', async () => {
    const { company, id } = await aCompanyWithRecruitment({ questions: [aQuestion({ isRequired: false })] });
    await anApplicant(id, '윤지호');
    const { applications: rows, count } = await listPage(company, id);
    expect(count).toBe(1);
    expect(rows[0]).toMatchObject({
      person: {
        name: '윤지호',
        phone: '010-****-5678',
        email: 'j***@example.com',
        bornAt: '1994-**-**',
        address: '서울특별시 성동구 ***',
      },
      summary: {
        career: 'EXPERIENCED',
        careerMonths: 24,
        position: '해외영업팀 대리',
        education: { institutionType: 'UNIVERSITY', institutionName: '한강대학교 무역학과' },
        languages: [{ type: 'ENGLISH', name: 'TOEIC', score: 935 }],
      },
      status: 'IS_APPLIED',
      stage: 'IS_APPLIED',
      isUnread: true,
      hasMemo: false,
      answersCount: 1,
    });
    expect(JSON.stringify(rows)).not.toMatch(/1234|jiho\.yun|04-12|왕십리로|804호/);
  });

  test('drafts and revoked applications are not listed', async () => {
    const { company, id } = await aCompanyWithRecruitment();
    await world.api(await world.aPerson(), applicationsContract).open({ ...ofRecruitment(id), body: {} });
    const { person, id: revoked } = await anApplicant(id, '취소자');
    await world.api(person, applicationsContract).revoke(ofApplication(revoked));
    expect(await listPage(company, id)).toMatchObject({ applications: [], count: 0 });
    expect(await listPage(company, id, { searchValue: '취소자' })).toMatchObject({ count: 0 });
  });

  test('filters by stage, status, unread and every word of the search, and sorts', async () => {
    const { company, id } = await aCompanyWithRecruitment();
    const { id: first } = await anApplicant(id, '가나다');
    const { id: second } = await anApplicant(id, '다라마', {});
    await anApplicant(id, '나다라', {});
    await api(company).stage({ ...at(id, first), body: { stage: 'ON_RECRUIT' } });
    await open(company, id, second);
    expect(namesIn(await listPage(company, id))).toEqual(['나다라', '다라마', '가나다']);
    expect(namesIn(await listPage(company, id, { stage: 'ON_RECRUIT,ON_MEETING' }))).toEqual(['가나다']);
    expect(namesIn(await listPage(company, id, { status: 'IS_APPLIED' }))).toEqual(['나다라', '다라마']);
    expect(namesIn(await listPage(company, id, { unread: 'false' }))).toEqual(['다라마']);
    expect(namesIn(await listPage(company, id, { searchValue: '한강대학교 toeic' }))).toEqual(['가나다']);
    expect(namesIn(await listPage(company, id, { searchValue: '한강대학교 없는말' }))).toEqual([]);
    const sorted = (sort: string) => listPage(company, id, {}, { sort });
    expect(namesIn(await sorted('{"name":1}'))).toEqual(['가나다', '나다라', '다라마']);
    expect(namesIn(await sorted('{"stage":-1,"name":-1}'))).toEqual(['가나다', '다라마', '나다라']);
    expect(namesIn(await listPage(company, id, { limit: 2, before: 'end' }))).toEqual(['다라마', '가나다']);
  });

  test('pages by cursor in every order without losing or repeating anyone', async () => {
    const { company, id } = await aCompanyWithRecruitment();
    for (const name of ['하나', '둘이', '셋이', '하나', '다섯']) await anApplicant(id, name, {});
    for (const sort of ['{"appliedAt":-1}', '{"name":1}', '{"stage":1,"appliedAt":1}']) {
      const whole = (await listPage(company, id, {}, { sort })).applications.map(({ _id }) => _id);
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof listPage>> = await listPage(
          company,
          id,
          { limit: 2, after: after ?? undefined },
          { sort },
        );
        seen.push(...page.applications.map(({ _id }) => _id));
        after = page.next;
      } while (after);
      expect(seen).toEqual(whole);
    }
  });

  test('an unknown filter value or sort is rejected', async () => {
    const { company, id } = await aCompanyWithRecruitment();
    const status = async (query: QueryOf<typeof applicants.list>, headers = {}) =>
      (await world.answers(company, applicants).list({ ...ofRecruitment(id), query, headers })).statusCode;
    expect(await status({ stage: 'NONE' })).toBe(400);
    expect(await status({ status: 'ON_WRITING' })).toBe(400);
    expect(await status({ after: 'x' })).toBe(400);
    expect(await status({}, { sort: '{"memo":1}' })).toBe(400);
  });
});

describe('GET …/applications/{_application}/contacts', () => {
  test('returns telephone and e-mail unmasked, and the person sees who read them', async () => {
    const { company, id } = await aCompanyWithRecruitment();
    const { person, id: applicationId } = await anApplicant(id, '윤지호');
    const { contacts } = await api(company).contacts(at(id, applicationId));
    expect(contacts).toEqual({ phone: '010-1234-5678', email: 'jiho.yun@example.com' });
    expect(
      (await world.answers(await world.aCompany(), applicants).contacts(at(id, applicationId))).statusCode,
    ).toBe(404);
    await world.drain();
    const { records } = await world.api(person, audit).listReadings();
    expect(records).toMatchObject([{ what: 'CONTACT', reader: { name: '한빛정밀' } }]);
  });

  test('are gone with the application', async () => {
    const { company, id } = await aCompanyWithRecruitment();
    const { person, id: applicationId } = await anApplicant(id, '윤지호');
    await world.api(person, applicationsContract).revoke(ofApplication(applicationId));
    const answer = await world.answers(company, applicants).contacts(at(id, applicationId));
    expect(answer.statusCode).toBe(409);
    expect(answer.body).not.toContain('1234');
  });
});

describe('GET …/applications/{_application}', () => {
  test('returns the whole application, records the first opening and shows the person who read it', async () => {
    const { company, id } = await aCompanyWithRecruitment({
      questions: [aQuestion({ question: '경험', isRequired: false })],
    });
    const { person, id: applicationId } = await anApplicant(id, '윤지호');
    const first = await openWhole(company, id, applicationId);
    expect(first).toMatchObject({
      person: { name: '윤지호', phone: '010-****-5678', email: 'j***@example.com', bornAt: '1994-04-12' },
      resume: {
        personalInformation: { name: '윤지호', phone: '', email: '' },
        education: { institutionName: '한강대학교 무역학과' },
      },
      questions: [{ question: '경험', response: '' }],
      memo: '',
      isUnread: false,
      history: [{ from: null, to: 'IS_APPLIED', actor: { name: '윤지호' } }],
    });
    const second = await openWhole(company, id, applicationId);
    expect(second.viewedAt).toBe(first.viewedAt);
    await world.drain();
    const read = await world.db
      .select()
      .from(accessRecords)
      .where(eq(accessRecords.personId, person.user.id));
    expect(read).toHaveLength(2);
    expect(read[0]).toMatchObject({ what: 'APPLICATION', readerName: '한빛정밀', subjectId: applicationId });
    const own = await world.answers(person, applicationsContract).read(ofApplication(applicationId));
    expect(own.json().application).toMatchObject({
      progress: 'VIEWED',
      progressAt: { viewed: first.viewedAt },
    });
  });

  test('shows the application as sent, whatever the person edits afterwards', async () => {
    const { company, id } = await aCompanyWithRecruitment();
    const { person, id: applicationId } = await anApplicant(id, '윤지호');
    await world.api(person, resumes).save({ body: { personalInformation: { name: '개명' }, languages: [] } });
    const application = await openWhole(company, id, applicationId);
    expect(application.person.name).toBe('윤지호');
    expect(application.resume.languages).toHaveLength(1);
  });

  test('of a revoked application only name and date remain', async () => {
    const { company, id } = await aCompanyWithRecruitment();
    const { person, id: applicationId } = await anApplicant(id, '윤지호');
    await api(company).memo({ ...at(id, applicationId), body: { memo: '메모' } });
    await world.api(person, applicationsContract).revoke(ofApplication(applicationId));
    const { application } = (await open(company, id, applicationId)).json();
    expect(Object.keys(application).toSorted()).toEqual([
      '_id',
      '_recruitment',
      'person',
      'revokedAt',
      'status',
    ]);
    expect(application).toMatchObject({ status: 'IS_REVOKED', person: { name: '윤지호' } });
    const own = world.answers(company, applicants);
    for (const answer of [
      await own.stage({ ...at(id, applicationId), body: { stage: 'ON_PENDING' } }),
      await own.memo({ ...at(id, applicationId), body: { memo: '가' } }),
    ])
      expect(answer.statusCode).toBe(409);
  });

  test('a draft is not found, also one reopened after revoking', async () => {
    const { company, id } = await aCompanyWithRecruitment();
    const { person, id: applicationId } = await anApplicant(id, '윤지호');
    await world.api(person, applicationsContract).revoke(ofApplication(applicationId));
    await world.api(person, applicationsContract).open({ ...ofRecruitment(id), body: {} });
    expect((await open(company, id, applicationId)).statusCode).toBe(404);
  });
});

describe('PUT …/memo', () => {
  test('is stored for the company, the last write winning, and is never shown to the person', async () => {
    const { company, id } = await aCompanyWithRecruitment();
    const { person, id: applicationId } = await anApplicant(id, '윤지호');
    await api(company).memo({ ...at(id, applicationId), body: { memo: '처음' } });
    const answer = await world
      .answers(company, applicants)
      .memo({ ...at(id, applicationId), body: { memo: '속마음 4711' } });
    expect(answer.json().application).toMatchObject({ memo: '속마음 4711', hasMemo: true });
    expect((await openWhole(company, id, applicationId)).memo).toBe('속마음 4711');
    const answers = [
      await world.answers(person, applicationsContract).list(),
      await world.answers(person, applicationsContract).read(ofApplication(applicationId)),
      await world.answers(person, applicationsContract).own(ofRecruitment(id)),
      await world.answers(person, recruitments).read(ofRecruitment(id)),
      await world.answers(person, applicationsContract).apply(ofRecruitment(id)),
      await world.answers(person, applicationsContract).revoke(ofApplication(applicationId)),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
    for (const { body } of answers) expect(body).not.toMatch(/4711|"memo"/);
  });

  test('has at most 2,000 characters', async () => {
    const { company, id } = await aCompanyWithRecruitment();
    const { id: applicationId } = await anApplicant(id, '윤지호', {});
    const answer = await world
      .answers(company, applicants)
      .memo({ ...at(id, applicationId), body: { memo: '가'.repeat(2001) } });
    expect([answer.statusCode, Object.keys(answer.error().fields)]).toEqual([400, ['memo']]);
  });
});

describe('PUT …/is-certified', () => {
  const certification = {
    employmentType: 'CONTRACT' as const,
    jobDescription: '전시 운영',
    jobDurationsAt: ['2026-01-02', '2026-03-04'] as [string, string],
  };

  test('stores the certification of an accepted applicant, and removes it again', async () => {
    const { company, id } = await aCompanyWithRecruitment();
    const { id: applicationId } = await anApplicant(id, '윤지호', {});
    const certify = (body: BodyOf<typeof applicants.certify>) =>
      world.answers(company, applicants).certify({ ...at(id, applicationId), body });
    expect((await certify({ isCertified: true, certification })).statusCode).toBe(409);
    await api(company).stage({ ...at(id, applicationId), body: { stage: 'ON_RECRUIT' } });
    const incomplete = await certify({ isCertified: true, certification: { jobDescription: '전시 운영' } });
    expect([incomplete.statusCode, Object.keys(incomplete.error().fields)]).toEqual([
      400,
      ['certification.employmentType', 'certification.jobDurationsAt'],
    ]);
    const on = (await certify({ isCertified: true, certification })).json().application;
    expect(on).toMatchObject({ isCertified: true, certification });
    expect((await certify({ isCertified: true })).json().application.certifiedAt).toBe(on.certifiedAt);
    const off = (await certify({ isCertified: false })).json().application;
    expect(off).toMatchObject({ isCertified: false, certifiedAt: null, certification });
  });
});

describe('GET …/recruits', () => {
  test('lists the accepted applicants, the latest first', async () => {
    const { company, id } = await aCompanyWithRecruitment();
    const [{ id: first }, { id: second }] = [
      await anApplicant(id, '먼저', {}),
      await anApplicant(id, '나중', {}),
    ];
    await anApplicant(id, '아직', {});
    for (const one of [second, first])
      await api(company).stage({ ...at(id, one), body: { stage: 'ON_RECRUIT' } });
    const page = await api(company).recruits(ofRecruitment(id));
    expect(namesIn(page)).toEqual(['먼저', '나중']);
    expect(page.count).toBe(2);
  });
});

describe('another company', () => {
  test('is denied the applicants of a public recruitment, and does not find those of a hidden one', async () => {
    const { company, id } = await aCompanyWithRecruitment();
    const stranger = await world.aCompany();
    const foreign = world.answers(stranger, applicants);
    const statuses = async () => {
      const lists = [foreign.list, foreign.kanban, foreign.recruits, foreign.facets];
      return Promise.all(lists.map(async (list) => (await list(ofRecruitment(id))).statusCode));
    };
    expect(await statuses()).toEqual([403, 403, 403, 403]);
    await world
      .api(company, companyRecruitments)
      .setState({ ...ofRecruitment(id), body: { state: 'NO_SHOWN' } });
    expect(await statuses()).toEqual([404, 404, 404, 404]);
  });

  test('finds no applicant by any endpoint, and changes nothing', async () => {
    const { company, id } = await aCompanyWithRecruitment();
    const { id: applicationId } = await anApplicant(id, '윤지호');
    const stranger = await world.aCompany();
    const theirs = await aRecruitmentRow(world, stranger);
    const foreign = world.answers(stranger, applicants);
    const answers = await Promise.all([
      open(stranger, id, applicationId),
      open(stranger, theirs.id, applicationId),
      foreign.stage({ ...at(id, applicationId), body: { stage: 'ELIMINATED' } }),
      foreign.stage({ ...at(theirs.id, applicationId), body: { stage: 'ELIMINATED' } }),
      foreign.memo({ ...at(id, applicationId), body: { memo: '남의 메모' } }),
      foreign.certify({ ...at(id, applicationId), body: { isCertified: false } }),
      foreign.move({ ...ofRecruitment(id), body: { _application: applicationId, stage: 'ELIMINATED' } }),
      foreign.move({
        ...ofRecruitment(theirs.id),
        body: { _application: applicationId, stage: 'ELIMINATED' },
      }),
      open(company, id, newId()),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    const [row] = await world.db.select().from(applications).where(eq(applications.id, applicationId));
    expect(row).toMatchObject({ stage: 'IS_APPLIED', memo: '', viewedAt: null });
  });
});
