import { beforeAll, describe, expect, test } from 'vitest';
import { resumes } from '@ieum/contract/hiring/resumes/endpoints.ts';
import { applications } from '@ieum/contract/hiring/applications/endpoints.ts';
import { audit } from '@ieum/contract/foundation/audit/endpoints.ts';
import { files } from '@ieum/contract/foundation/files/endpoints.ts';
import { apply, aQuestion, aRecruitmentRow } from '../../../../test/hiring.ts';
import { aPng } from '../../../../test/pictures.ts';
import { renderedPdf } from '../../../../test/rendered-pdf.ts';
import { type Answer, type BodyOf, type QueryOf, invalid } from '../../../../test/api.ts';
import { theWorld, type TestActor, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const api = (actor: TestActor) => world.api(actor, resumes);

const content: BodyOf<typeof resumes.save> = {
  name: '해외영업 5년 차',
  personalInformation: {
    name: '윤지호',
    phone: '01012345678',
    email: 'jiho.yun@example.com',
    gender: 'MALE',
    bornAt: '1994-04-12',
    residence: { postcode: '04780', address1: '서울특별시 성동구 왕십리로 1', address2: '102동 804호' },
  },
  education: {
    institutionType: 'UNIVERSITY',
    institutionName: '한강대학교',
    institutionDist: '무역학과',
    attendingStatus: 'GRADUATED',
    attendingStartsAt: '2015-03-02',
    attendingEndsAt: '2021-02-20',
    otherEducations: [{ institutionType: 'HIGHSCHOOL', institutionName: '한강고등학교' }],
  },
  workExperience: {
    type: 'EXPERIENCED',
    list: [
      {
        type: 'REGULAR',
        companyName: '누리무역',
        position: '수출관리 사원',
        description: '선적 서류와 통관을 맡았어요',
        duration: { startsAt: '2021-02-01', endsAt: '2023-03-31' },
      },
    ],
  },
  languages: [{ type: 'ENGLISH', name: 'TOEIC', score: 935 }],
  officeSkills: [{ type: 'MS_EXCL', name: '', score: 4 }],
  certifications: [
    { name: '국제무역사 1급', desc: '두 번째에 붙었어요', issuer: '한국무역협회', issuedAt: '2022-09-01' },
  ],
  coverLetter: { subject: '끝까지 함께하는 영업', content: '3년 전 북미 전시회에서\n처음 만난 거래처예요.' },
};
const reported = [
  '윤지호',
  '해외영업 5년 차',
  '1994.04.12',
  '남성',
  '010-1234-5678',
  'jiho.yun@example.com',
  '(04780) 서울특별시 성동구 왕십리로 1 102동 804호',
  '경력',
  '총 2년 2개월',
  '2021.02 ~ 2023.03',
  '누리무역',
  '수출관리 사원 · 정규직 · 2년 2개월',
  '선적 서류와 통관을 맡았어요',
  '한강대학교',
  '무역학과 · 대졸 · 졸업',
  '한강고등학교',
  'TOEIC 935점',
  '엑셀',
  '능숙',
  '국제무역사 1급',
  '한국무역협회',
  '두 번째에 붙었어요',
  '끝까지 함께하는 영업',
  '처음 만난 거래처예요.',
];

const ownPdf = (person: TestActor, headers: Record<string, string> = {}) =>
  world.answers(person, resumes).pdf({ headers });

async function aWriter(): Promise<TestActor> {
  const person = await world.aPerson();
  await api(person).save({ body: content });
  return person;
}

async function read(answering: Promise<Answer<object>>) {
  const answer = await answering;
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  const name = /filename\*=UTF-8''(.+)$/.exec(String(answer.headers['content-disposition']))?.[1] ?? '';
  return { ...(await renderedPdf(answer.rawPayload)), name: decodeURIComponent(name) };
}

describe('GET /api/v1/person/resume/pdf', () => {
  test('has every section of the resume, and the time in its file name', async () => {
    const person = await aWriter();
    const pdf = await read(ownPdf(person));
    for (const texts of reported) expect(pdf.text).toContain(texts);
    expect(pdf.name).toMatch(/^이력서_\d{8}_\d{6}\.pdf$/);
  });

  test('the photo is drawn to the right of the name', async () => {
    const person = await aWriter();
    const picture = await aPng(300, 400);
    const { file } = await world
      .api(person, files)
      .upload({ form: { type: 'PROFILE' }, file: { content: picture, name: 'me.png' } });
    const place = { x: 470, y: 70, width: 40, height: 40 };
    expect(Math.max(...(await (await read(ownPdf(person))).inkOf(1, place, 1)))).toBe(0);
    await api(person).save({ body: { _profile: file._id } });
    expect(Math.min(...(await (await read(ownPdf(person))).inkOf(1, place, 1)))).toBe(1);
  });

  test('the labels are in the caller’s language; without a Chinese font they are in English', async () => {
    const person = await aWriter();
    const english = await read(ownPdf(person, { 'accept-language': 'en' }));
    expect(english.text).toContain('Work experience');
    expect(english.name).toMatch(/^Résumé_/);
    const chinese = await read(ownPdf(person, { 'accept-language': 'zh-CN' }));
    expect(chinese.text).toContain('Work experience');
  });

  test('an empty resume gives a PDF that says so', async () => {
    const pdf = await read(ownPdf(await world.aPerson()));
    expect(pdf.text).toContain('아직 쓴 내용이 없어요');
  });

  test('characters that the database cannot store are removed when saving, and the rest is printed', async () => {
    const person = await world.aPerson();
    const payload = String.raw`{"coverLetter":{"subject":"반쪽 \ud800 글자","content":"앞\u0000뒤"}}`;
    const headers = { 'content-type': 'application/json' };
    const saved = await world.answers(person, resumes).save({ body: invalid(payload), headers });
    expect(saved.statusCode).toBe(200);
    expect(saved.json().resume.coverLetter).toEqual({ subject: '반쪽 \ufffd 글자', content: '앞뒤' });
    expect((await read(ownPdf(person))).text).toContain('앞뒤');
  });

  test('any text that can be saved can be printed', async () => {
    const person = await world.aPerson();
    const odd = '😀 \u202e עברית \u0300 a\u0301 \u{1f469}\u200d\u{1f469} ﷽ \ufffd 尹';
    const saved = await world
      .answers(person, resumes)
      .save({ body: { coverLetter: { subject: odd.replace('\u202e', ''), content: odd } } });
    expect(saved.statusCode).toBe(200);
    expect((await read(ownPdf(person))).text).toContain('□');
  });
});

describe('the PDF of an application', () => {
  const sent = async () => {
    const [company, person] = [await world.aCompany({ name: '한빛정밀' }), await aWriter()];
    const question = aQuestion({ question: '가장 자랑스러운 일은 무엇인가요?' });
    const { id } = await aRecruitmentRow(world, company, { questions: [question] });
    await world.api(person, applications).open({ params: { _recruitment: id }, body: {} });
    const questions = [{ _question: question.id, response: '첫 수출을 해냈어요' }];
    await world.api(person, applications).save({ params: { _recruitment: id }, body: { questions } });
    const application = await apply(world, person, id);
    const params = { _recruitment: id, _application: application._id };
    const forCompany = (query: QueryOf<typeof applications.applicantPdf> = {}) =>
      world.answers(company, applications).applicantPdf({ params, query });
    const forPerson = () =>
      world.answers(person, applications).pdf({ params: { _application: application._id } });
    return { company, person, application, forCompany, forPerson };
  };

  test('shows the application as sent, for both, also after the resume was changed', async () => {
    const { person, forCompany, forPerson } = await sent();
    await api(person).save({ body: { coverLetter: { content: '다시 쓴 글' } } });
    for (const answering of [forCompany({ contacts: 'true', reason: '면접 연락' }), forPerson()]) {
      const pdf = await read(answering);
      for (const texts of [
        ...reported,
        '한빛정밀',
        '북미 해외영업 매니저 (B2B 부품)',
        '제출',
        '1. 가장 자랑스러운 일은 무엇인가요?',
        '첫 수출을 해냈어요',
      ])
        expect(pdf.text).toContain(texts);
      expect(pdf.text).not.toContain('다시 쓴 글');
      expect(pdf.name).toMatch(/^윤지호_지원서_\d{8}_\d{6}\.pdf$/);
    }
  });

  test('a company’s download is recorded for the person, and the application counts as opened', async () => {
    const { person, application, forCompany } = await sent();
    const masked = await read(forCompany());
    expect(masked.text).toContain('윤지호');
    for (const hidden of ['1234-5678', '12345678', 'jiho.yun@']) expect(masked.text).not.toContain(hidden);
    await world.drain();
    const records = await world.api(person, audit).listReadings();
    const reader = { name: '한빛정밀' };
    const whats = records.records.map(({ what }) => what);
    expect(whats).toEqual(['APPLICATION']);
    expect(records.records[0]).toMatchObject({ reader });
    const own = await world.api(person, applications).read({ params: { _application: application._id } });
    expect(own.application.progress).toBe('VIEWED');
  });

  test('with telephone and e-mail it needs a reason, which the person sees with the record', async () => {
    const { person, forCompany } = await sent();
    const rejected = await forCompany({ contacts: 'true' });
    expect([rejected.statusCode, Object.keys(rejected.error().fields)]).toEqual([400, ['reason']]);
    const whole = await read(forCompany({ contacts: 'true', reason: '면접 연락' }));
    for (const shown of ['010-1234-5678', 'jiho.yun@example.com']) expect(whole.text).toContain(shown);
    await world.drain();
    const { records } = await world.api(person, audit).listReadings();
    expect(records.map(({ what, reason }) => `${what} ${reason}`).toSorted()).toEqual([
      'APPLICATION 면접 연락',
      'CONTACT 면접 연락',
    ]);
  });

  test('after revoking it is available to the person but not to the company', async () => {
    const { person, application, forCompany, forPerson } = await sent();
    await world.api(person, applications).revoke({ params: { _application: application._id } });
    expect((await forCompany()).statusCode).toBe(404);
    expect((await read(forPerson())).text).toContain('첫 수출을 해냈어요');
  });

  test('it is not found under another recruitment of the company', async () => {
    const { company, application } = await sent();
    const { id } = await aRecruitmentRow(world, company);
    expect(
      (
        await world
          .answers(company, applications)
          .applicantPdf({ params: { _recruitment: id, _application: application._id } })
      ).statusCode,
    ).toBe(404);
  });
});
