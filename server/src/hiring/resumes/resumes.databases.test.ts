import type { ResumeContent } from '@ieum/contract/hiring/resumes/schemas.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { resumes as resumesContract } from '@ieum/contract/hiring/resumes/endpoints.ts';
import { users } from '@ieum/contract/account/users/endpoints.ts';
import { files } from '#foundation/files/tables.ts';
import { newId } from '#kit/db/ids.ts';
import { one } from '#kit/db/rows.ts';
import { resumes } from './tables.ts';
import { type BodyOf, invalid } from '../../../test/api.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const read = async (actor: TestActor) => (await world.api(actor, resumesContract).read()).resume;
const save = (actor: TestActor | undefined, body: BodyOf<typeof resumesContract.save>) =>
  world.answers(actor, resumesContract).save({ body });

const whole = {
  name: '해외영업 이력서',
  personalInformation: {
    name: '윤지호',
    phone: '010-1234-5678',
    email: 'jiho.yun@example.com',
    gender: 'MALE',
    bornAt: '1994-04-12',
    residence: { postcode: '04780', address1: '서울특별시 성동구 왕십리로 1', address2: '102동 804호' },
  },
  education: {
    institutionType: 'UNIVERSITY',
    institutionName: '한강대학교 무역학과',
    institutionDist: '본교',
    attendingStatus: 'GRADUATED',
    attendingStartsAt: '2015-03-02',
    attendingEndsAt: '2021-02-20',
    otherEducations: [
      {
        institutionType: 'HIGHSCHOOL',
        institutionName: '한강고등학교',
        institutionDist: '서울',
        attendingStatus: 'GRADUATED',
        attendingStartsAt: '2012-03-02',
        attendingEndsAt: '2015-02-10',
      },
    ],
  },
  workExperience: {
    type: 'EXPERIENCED',
    span: { years: 5, months: 9 },
    list: [
      {
        type: 'REGULAR',
        companyName: '누리무역',
        position: '수출관리 사원',
        description: '선적 서류와 통관',
        duration: { startsAt: '2021-02-01', endsAt: '2023-03-31' },
      },
      {
        type: 'CONTRACT',
        companyName: '세진오토모티브',
        position: '해외영업팀 대리',
        description: '북미 신규 거래처',
        duration: { startsAt: '2023-04-01', endsAt: null },
      },
    ],
  },
  languages: [{ type: 'ENGLISH', name: 'TOEIC', score: 935 }],
  officeSkills: [{ type: 'MS_EXCL', name: '', score: 4 }],
  certifications: [{ name: '국제무역사 1급', desc: '', issuer: '한국무역협회', issuedAt: '2022-09-01' }],
  coverLetter: { subject: '끝까지 함께하는 영업', content: '3년 전 북미 전시회에서' },
} satisfies BodyOf<typeof resumesContract.save>;

const inYears = (years: number) => `${new Date().getFullYear() + years}-12-31`;
const aJob = (duration: { startsAt: string | null; endsAt: string | null }) => ({
  workExperience: { list: [{ companyName: '가', duration }] },
});

describe('GET /api/v1/person/resume', () => {
  test('of a new person is filled with the data of the sign-up', async () => {
    const person = await world.aPerson({
      name: '김서연',
      bornAt: '19960307',
      gender: 'FEMALE',
      address1: '부산광역시 수영구',
    });
    const resume = await read(person);
    expect(resume).toMatchObject({ _id: null, version: 0, _profile: null, profile: null });
    expect(resume.personalInformation).toMatchObject({
      name: '김서연',
      phone: person.user.phone,
      email: 'user@example.com',
      gender: 'FEMALE',
      bornAt: '1996-03-07',
      residence: { address1: '부산광역시 수영구' },
    });
    expect(resume.completeness).toMatchObject({ percent: 20 });
    expect(resume.completeness.missing).toEqual([
      'education',
      'workExperience',
      'languages',
      'officeSkills',
      'certifications',
      'coverLetter',
    ]);
  });

  test('an account whose address does not fit a resume starts with an empty field instead of failing', async () => {
    const person = await world.aPerson({ email: 'not an address', bornAt: null });
    expect((await read(person)).personalInformation).toMatchObject({ email: '', bornAt: null });
  });
});

describe('PUT /api/v1/person/resume', () => {
  test('every field of the specification is returned as it was saved', async () => {
    const person = await world.aPerson();
    const answer = await save(person, whole);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().resume).toMatchObject(whole);
    expect(await read(person)).toMatchObject({
      ...whole,
      version: 1,
      completeness: { percent: 100, missing: [] },
    });
  });

  test('one section may be saved alone and the others are unchanged', async () => {
    const person = await world.aPerson();
    await save(person, whole);
    await save(person, { personalInformation: { residence: { address2: '3층' } } });
    await save(person, { languages: [] });
    const resume = await read(person);
    expect(resume.personalInformation.residence).toEqual({
      ...whole.personalInformation.residence,
      address2: '3층',
    });
    expect(resume.personalInformation.phone).toBe('010-1234-5678');
    expect(resume).toMatchObject({
      languages: [],
      education: whole.education,
      coverLetter: whole.coverLetter,
    });
    expect(resume.completeness).toMatchObject({ percent: 90, missing: ['languages'] });
  });

  test('a language or computer skill without a score has the score 0', async () => {
    const person = await world.aPerson();
    await save(person, {
      languages: [{ type: 'ANOTHER', name: '스페인어' }],
      officeSkills: [{ type: 'HAN_GUL' }],
    });
    const { languages, officeSkills } = await read(person);
    expect(languages).toEqual([{ type: 'ANOTHER', name: '스페인어', score: 0 }]);
    expect(officeSkills).toEqual([{ type: 'HAN_GUL', name: '', score: 0 }]);
  });

  test('the months of employment count overlaps once and end today for a present employment', async () => {
    const person = await world.aPerson();
    const period = (startsAt: string, endsAt: string | null) => ({
      companyName: '가',
      duration: { startsAt, endsAt },
    });
    const list = [
      period('2020-01-01', '2020-12-31'),
      period('2020-07-01', '2021-03-31'),
      period('2022-05-01', '2022-05-31'),
    ];
    await save(person, { workExperience: { type: 'EXPERIENCED', list } });
    expect((await read(person)).careerMonths).toBe(16);
  });

  test.each([
    ['personalInformation.email', { personalInformation: { email: '주소 아님' } }],
    ['personalInformation.phone', { personalInformation: { phone: '1234' } }],
    ['personalInformation.gender', { personalInformation: { gender: 'NONE' } }],
    ['personalInformation.bornAt', { personalInformation: { bornAt: '3000-01-01' } }],
    ['education.institutionType', { education: { institutionType: 'KINDERGARTEN' } }],
    ['coverLetter.content', { coverLetter: { content: '가'.repeat(20_001) } }],
    ['languages.0.type', { languages: [{ type: 'KLINGON' }] }],
    ['languages.0.score', { languages: [{ type: 'ENGLISH', score: -1 }] }],
    ['workExperience.span.months', { workExperience: { span: { months: 12 } } }],
    ['languages.0.score', { languages: [{ type: 'ENGLISH', name: 'TOEIC', score: 99_999 }] }],
    ['languages.0.score', { languages: [{ type: 'ENGLISH', name: 'IELTS', score: 7.5 }] }],
    ['personalInformation.bornAt', { personalInformation: { bornAt: '2126-01-01' } }],
    ['education.attendingStartsAt', { education: { attendingStartsAt: '2126-03-01' } }],
    [
      'education.attendingEndsAt',
      { education: { attendingStatus: 'GRADUATED', attendingEndsAt: inYears(1) } },
    ],
    [
      'education.attendingEndsAt',
      { education: { attendingStatus: 'GRADUATE_TO_BE', attendingEndsAt: inYears(11) } },
    ],
    ['workExperience.list.0.duration.startsAt', aJob({ startsAt: inYears(4), endsAt: null })],
    ['workExperience.list.0.duration.endsAt', aJob({ startsAt: '2020-01-01', endsAt: inYears(4) })],
    ['certifications.0.issuedAt', { certifications: [{ name: '보세사', issuedAt: inYears(1) }] }],
  ])('a value out of bounds is rejected at %s', async (field, body) => {
    const answer = await save(await world.aPerson(), invalid(body));
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.error().fields)).toEqual([field]);
  });

  test('a period may not end before it starts, also when its two ends are saved one after the other', async () => {
    const person = await world.aPerson();
    await save(person, { education: { attendingStartsAt: '2020-03-01' } });
    const answer = await save(person, { education: { attendingEndsAt: '2020-02-29' } });
    expect(answer.statusCode).toBe(400);
    expect(answer.error().fields).toEqual({ 'education.attendingEndsAt': '끝나는 때가 시작보다 빨라요' });
    const list = [{ companyName: '가', duration: { startsAt: '2024-02-01', endsAt: '2024-01-31' } }];
    const employment = await save(person, { workExperience: { list } });
    expect(Object.keys(employment.error().fields)).toEqual(['workExperience.list.0.duration.endsAt']);
  });

  test('an expected graduation may be in the future, and a job or certificate of this month counts as past', async () => {
    const person = await world.aPerson();
    const [year, month] = new Date(Date.now() + 9 * 3_600_000).toISOString().split('-').map(Number);
    const lastOfMonth = new Date(Date.UTC(year ?? 0, month ?? 0, 0)).toISOString().slice(0, 10);
    const firstOfMonth = `${lastOfMonth.slice(0, 7)}-01`;
    const answer = await save(person, {
      education: { attendingStatus: 'GRADUATE_TO_BE', attendingEndsAt: inYears(2) },
      ...aJob({ startsAt: firstOfMonth, endsAt: lastOfMonth }),
      certifications: [{ name: '보세사', issuedAt: firstOfMonth }],
    });
    expect(answer.statusCode).toBe(200);
  });

  test('a future date accepted by an earlier version does not block saving another section', async () => {
    const person = await world.aPerson();
    await save(person, whole);
    const employment = whole.workExperience.list.map((job) => ({
      ...job,
      duration: { startsAt: inYears(4), endsAt: null },
    }));
    const content = { ...whole, workExperience: { ...whole.workExperience, list: employment } };
    await world.db
      .update(resumes)
      .set({ content: content as ResumeContent })
      .where(eq(resumes.userId, person.user.id));
    expect((await save(person, { coverLetter: { subject: '그대로' } })).statusCode).toBe(200);
    expect((await save(person, { workExperience: { type: 'EXPERIENCED' } })).statusCode).toBe(400);
  });

  test('a save that started from an older version is rejected with the current resume', async () => {
    const person = await world.aPerson();
    await save(person, { name: '첫 번째', version: 0 });
    const late = await save(person, { name: '늦은 것', version: 0 });
    expect(late.statusCode).toBe(409);
    expect(late.error().current).toMatchObject({ name: '첫 번째', version: 1 });
    expect((await save(person, { name: '마지막' })).json().resume).toMatchObject({
      name: '마지막',
      version: 2,
    });
  });

  test('sections saved in parallel are all stored', async () => {
    const person = await world.aPerson();
    await Promise.all([
      save(person, { name: '동시에' }),
      save(person, { coverLetter: { subject: '제목' } }),
      save(person, { languages: [{ type: 'CHINESE' }] }),
      save(person, { education: { institutionName: '한강대학교' } }),
    ]);
    expect(await read(person)).toMatchObject({
      name: '동시에',
      coverLetter: { subject: '제목' },
      languages: [{ type: 'CHINESE' }],
      education: { institutionName: '한강대학교' },
      version: 4,
    });
  });
});

describe('the photo of a resume', () => {
  const aPicture = async (owner: TestActor, input: Partial<typeof files.$inferInsert> = {}) =>
    one(
      await world.db
        .insert(files)
        .values({
          ownerId: owner.user.id,
          type: 'PROFILE',
          name: 'me.png',
          mimeType: 'image/png',
          size: 10,
          storageKey: newId(),
          isImage: true,
          ...input,
        })
        .returning(),
    );

  test('is set by the id of an own picture, is returned with a signed link and is removed by null', async () => {
    const person = await world.aPerson();
    const picture = await aPicture(person);
    const { resume } = (await save(person, { _profile: picture.id })).json();
    expect(resume).toMatchObject({ _profile: picture.id, profile: { _id: picture.id, name: 'me.png' } });
    expect(resume.profile?.url).toContain('sign=');
    expect((await save(person, { _profile: null })).json().resume).toMatchObject({
      _profile: null,
      profile: null,
    });
  });

  test('defaults to the one from the sign-up, also once another part is saved', async () => {
    const person = await world.aPerson();
    const picture = await aPicture(person);
    await world.api(person, users).revise({ body: { _profile: picture.id } });
    expect(await read(person)).toMatchObject({ _id: null, _profile: picture.id });
    await save(person, { name: '이력서' });
    expect(await read(person)).toMatchObject({ name: '이력서', _profile: picture.id });
  });

  test('may not be another person’s file, a document or an invalid id', async () => {
    const [person, stranger] = [await world.aPerson(), await world.aPerson()];
    const theirs = await aPicture(stranger);
    const document = await aPicture(person, { mimeType: 'application/pdf', isImage: false });
    for (const id of [theirs.id, document.id, newId(), 'nonsense']) {
      const answer = await save(person, { _profile: id });
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.error().fields)).toEqual(['_profile']);
    }
  });
});

describe('access', () => {
  test.each(['GET', 'PUT'] as const)('%s is for persons only and each has their own', async (method) => {
    const statusFor = async (actor: TestActor | undefined) => {
      const answers = world.answers(actor, resumesContract);
      return (await (method === 'GET' ? answers.read() : answers.save({ body: {} }))).statusCode;
    };
    expect(await statusFor(undefined)).toBe(401);
    expect(await statusFor(await world.aCompany())).toBe(403);
    expect(await statusFor(await world.anAdministrator())).toBe(403);
    const [person, other] = [await world.aPerson(), await world.aPerson()];
    await save(person, { name: '내 것' });
    expect((await read(other)).name).toBe('');
  });
});
