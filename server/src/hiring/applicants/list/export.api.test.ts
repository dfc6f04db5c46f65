import { beforeAll, describe, expect, test } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { resumes } from '@ieum/contract/hiring/resumes/endpoints.ts';
import { applicants } from '@ieum/contract/hiring/applicants/endpoints.ts';
import { accessRecords, auditLogs } from '#foundation/audit/tables.ts';
import { apply, aRecruitmentRow } from '../../../../test/hiring.ts';
import { type QueryOf, queryFrom } from '../../../../test/api.ts';
import { theWorld, type TestActor, type World } from '../../../../test/world.ts';

let world: World;
let company: TestActor;
let id = '';
const persons: TestActor[] = [];

const names = ['=1+1', '@윤지호', '＋김서윤', '박도현'];
const reason = '면접 준비';
const exportAs = (actor: TestActor, query: QueryOf<typeof applicants.export>, headers = {}) =>
  world.answers(actor, applicants).export({ params: { _recruitment: id }, query, headers });

async function sheetOf(query: QueryOf<typeof applicants.export>, headers = {}) {
  const answer = await exportAs(company, query, headers);
  expect(answer.statusCode).toBe(200);
  const { sheets } = await readXlsx(new Uint8Array(answer.rawPayload));
  const [head = [], ...rows] = sheets[0]?.rows ?? [];
  return { answer, head, rows, cell: (row: number, title: string) => rows[row]?.[head.indexOf(title)] };
}

beforeAll(async () => {
  world = await theWorld();
  company = await world.aCompany({ name: '한빛정밀' });
  ({ id } = await aRecruitmentRow(world, company));
  for (const name of names) {
    const person = await world.aPerson({ name });
    const personalInformation = {
      phone: '010-1234-5678',
      email: 'jiho.yun@example.com',
      bornAt: '1994-04-12',
      residence: { address1: '서울특별시 성동구 왕십리로 1', address2: '102동 804호' },
    };
    const languages = [{ type: 'ENGLISH' as const, name: 'TOEIC', score: 935 }];
    const education = { institutionType: 'UNIVERSITY' as const, institutionName: '한강대학교' };
    const workExperience = { type: 'EXPERIENCED' as const, span: { years: 2, months: 1 }, list: [] };
    const body = { personalInformation, languages, education, workExperience };
    await world.api(person, resumes).save({ body });
    await apply(world, person, id);
    persons.push(person);
    world.clock.advance(60);
  }
});

describe('GET …/applications/export', () => {
  test('is a workbook of the list, newest first, with texts as text and masked contact data', async () => {
    const { answer, rows, head, cell } = await sheetOf({ reason });
    expect(answer.headers['content-disposition']).toMatch(/filename=applications_\d{8}_\d{6}\.xlsx/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(head.slice(0, 3)).toEqual(['이름', '단계', '지원일']);
    expect(rows.map(([name]) => name)).toEqual(names.toReversed());
    expect(cell(0, '단계')).toBe('지원 접수');
    expect(cell(0, '휴대전화')).toBe('010-****-5678');
    expect(cell(0, '경력(개월)')).toBe(25);
    expect(cell(0, '최종 학력')).toBe('대졸');
    expect(cell(0, '어학')).toBe('TOEIC 935');
    expect(cell(0, '지원일')).toBeInstanceOf(Date);
    expect(JSON.stringify(rows)).not.toMatch(/1234|jiho\.yun|04-12|왕십리로|804호/);
  });

  test('has unmasked contact data on request only, and is in the caller’s language', async () => {
    const { cell } = await sheetOf({ reason, contacts: 'true' }, { 'accept-language': 'en' });
    expect(cell(0, 'Phone')).toBe('010-1234-5678');
    expect(cell(0, 'E-mail')).toBe('jiho.yun@example.com');
    expect(cell(0, 'Address')).toBe('서울특별시 성동구 왕십리로 1 102동 804호');
  });

  test('has as many rows as the filtered list', async () => {
    const { rows } = await sheetOf({ reason, searchValue: '박도현' });
    expect(rows.map(([name]) => name)).toEqual(['박도현']);
  });

  test.each(['', 'reason=', 'reason=%20'])('without a reason is rejected: "%s"', async (query) => {
    const answer = await exportAs(company, queryFrom(query));
    expect(answer.statusCode).toBe(400);
    expect(answer.error().fields).toEqual({ reason: '내려받는 이유를 적어 주세요' });
  });

  test('is in the audit log and, with the reason, in the access records of every applicant in it', async () => {
    const why = '채용 회의 4711';
    await sheetOf({ reason: why, contacts: 'true' });
    const logs = await world.db
      .select()
      .from(auditLogs)
      .where(and(eq(auditLogs.subjectId, id), eq(auditLogs.action, 'applicants.export')));
    expect(logs.map(({ details }) => details)).toContainEqual({
      reason: why,
      contacts: true,
      count: names.length,
    });
    const read = await world.db.select().from(accessRecords).where(eq(accessRecords.reason, why));
    expect(read.map(({ personId }) => personId).toSorted()).toEqual(
      persons.map(({ user }) => user.id).toSorted(),
    );
    expect(read[0]).toMatchObject({ what: 'CONTACT', readerName: '한빛정밀' });
  });

  test('of another company is rejected', async () => {
    expect((await exportAs(await world.aCompany(), { reason })).statusCode).toBe(403);
  });
});
