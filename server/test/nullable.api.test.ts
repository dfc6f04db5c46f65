import { beforeAll, describe, expect, test } from 'vitest';
import { resumes } from '@ieum/contract/hiring/resumes/endpoints.ts';
import { companyRecruitments } from '@ieum/contract/hiring/recruitments/endpoints.ts';
import { users } from '@ieum/contract/account/users/endpoints.ts';
import { companyProfile } from '@ieum/contract/hiring/companies/profile-endpoints.ts';
import { bookmarks } from '@ieum/contract/hiring/bookmarks/endpoints.ts';
import { likes } from '@ieum/contract/hiring/bookmarks/like-endpoints.ts';
import { levels } from '@ieum/contract/account/levels/endpoints.ts';
import { applications } from '@ieum/contract/hiring/applications/endpoints.ts';
import { aPersonWithResume } from './hiring.ts';
import { withAt } from './longest/texts.ts';
import { aDraft, aRecruitment } from './recruitment.ts';
import type { BodyOf } from './api.ts';
import { theWorld, type TestActor, type World } from './world.ts';

/** Fields that the specification's entities allow to be null accept null and are read as empty. */
let world: World;
let person: TestActor;
let company: TestActor;
beforeAll(async () => {
  world = await theWorld();
  person = await aPersonWithResume(world);
  company = await world.aCompany();
});

const school = { institutionType: 'UNIVERSITY' as const, institutionName: '한결대', institutionDist: '서울' };
type Resume = BodyOf<typeof resumes.save>;
const aResume = (): Resume => ({
  name: '이력서',
  _profile: null,
  personalInformation: { residence: { postcode: '06164', address1: '서울', address2: '3층' } },
  education: {
    ...school,
    attendingStatus: 'GRADUATED',
    attendingStartsAt: '2010-03-01',
    attendingEndsAt: '2014-02-01',
  },
  workExperience: {
    type: 'EXPERIENCED',
    list: [
      {
        type: 'REGULAR',
        companyName: '한빛',
        position: '대리',
        description: '영업',
        duration: { startsAt: '2020-01-01', endsAt: '2021-01-01' },
      },
    ],
  },
  languages: [{ type: 'ENGLISH', name: 'TOEIC', score: 900 }],
  officeSkills: [{ type: 'MS_WORD', name: '워드', score: 1 }],
  certifications: [{ name: '무역영어', desc: '1급', issuer: '상의', issuedAt: '2020-01-01' }],
  coverLetter: { subject: '소개', content: '안녕하세요' },
});

const pathOf = (name: string) => name.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
const valueAt = (value: unknown, name: string) =>
  pathOf(name).reduce<unknown>((current, key) => (current as Record<string, unknown>)[String(key)], value);

describe('PUT /person/resume', () => {
  test.each([
    'name',
    '_profile',
    'personalInformation.residence.postcode',
    'personalInformation.residence.address1',
    'personalInformation.residence.address2',
    'education.institutionType',
    'education.institutionName',
    'education.institutionDist',
    'education.attendingStatus',
    'education.attendingStartsAt',
    'education.attendingEndsAt',
    'workExperience.type',
    'workExperience.list.0.type',
    'workExperience.list.0.description',
    'workExperience.list.0.duration.endsAt',
    'languages.0.name',
    'officeSkills.0.name',
    'certifications.0.desc',
    'certifications.0.issuer',
    'certifications.0.issuedAt',
    'coverLetter.subject',
    'coverLetter.content',
  ])('accepts null as %s', async (name) => {
    const answer = await world
      .answers(person, resumes)
      .save({ body: withAt(aResume(), pathOf(name), null) as Resume });
    expect(answer.statusCode).toBe(200);
    const { resume } = await world.api(person, resumes).read();
    expect(valueAt(resume, name) ?? '').toBe('');
    const again = await world.answers(person, resumes).save({ body: { ...resume, version: undefined } });
    expect(again.statusCode).toBe(200);
  });
});

describe('PUT /company/recruitments/{id}', () => {
  test.each([
    'summary',
    'application.startsAt',
    'employment.startsAt',
    'employment.endsAt',
    'employment.wage.type',
    'employment.wage.value__min',
    'employment.wage.value__max',
    'employment.place.postcode',
    'employment.place.address1',
    'employment.place.address2',
    'qualification.workExperience.years',
    'qualification.workExperience.months',
    'qualification.age.value__min',
    'qualification.age.value__max',
    'qualification.gender.value',
    'recruiter.phone',
    'recruiter.email',
  ])('accepts null as %s', async (name) => {
    const draft = aDraft(world.clock.now());
    const { recruitment } = await world.api(company, companyRecruitments).create({ body: draft });
    const body = withAt(draft, pathOf(name), null) as BodyOf<typeof companyRecruitments.revise>;
    const answer = await world
      .answers(company, companyRecruitments)
      .revise({ params: { _recruitment: recruitment._id }, body });
    expect(answer.statusCode).toBe(200);
    expect(valueAt(answer.json().recruitment, name) ?? '').toBe('');
  });
});

test('an application draft accepts null as answer, resume and certification', async () => {
  const questions = [{ type: 'SHORT_ANSWER' as const, question: '왜요?', choices: [], isRequired: true }];
  const params = { _recruitment: await aRecruitment(world, company, { questions }) };
  await world.api(person, applications).open({ params, body: { resume: null } });
  const certification = { employmentType: null, jobDescription: null };
  const body = { resume: null, questions: [{ question: '왜요?', response: null }], certification };
  const answer = await world.answers(person, applications).save({ params, body });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().application).toMatchObject({
    questions: [{ response: '' }],
    certification: { employmentType: null, jobDescription: '' },
  });
});

test('an account, a company, a level and a bookmark accept null where they may be empty', async () => {
  const place = { postcode: null, address1: null, address2: null };
  expect((await world.answers(person, users).revise({ body: place })).statusCode).toBe(200);
  const profile = { website: null, introduction: null };
  expect((await world.answers(company, companyProfile).revise({ body: profile })).statusCode).toBe(200);
  const bookmark = {
    type: 'RECRUITMENT' as const,
    _recruitment: await aRecruitment(world, company),
    _company: null,
    _person: null,
    _application: null,
    _program: null,
    memo: null,
  };
  const stored = await world.answers(person, bookmarks).add({ body: bookmark });
  expect(stored.statusCode).toBe(200);
  const nothing = { type: 'RECRUITMENT' as const, _recruitment: null };
  expect((await world.answers(person, likes).add({ body: nothing })).statusCode).toBe(400);
  const admin = await world.anAdministrator();
  const level = { code: `l${Date.now()}`, name: '새싹', benefits: null };
  const made = await world.answers(admin, levels).create({ body: level });
  expect(made.statusCode).toBe(200);
  await world.answers(admin, levels).remove({ params: { _level: made.json().level._id } });
});
