import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { applications } from '#hiring/applications/tables.ts';
import { recruitmentContents } from '#hiring/recruitments/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import { newId } from '#kit/db/ids.ts';
import { users } from '#account/users/tables.ts';
import { aQuestion, applicationUrl, aRecruitmentRow } from '../../../test/hiring.ts';
import { markRowsOfModules } from '../../../test/erasure-rows.ts';
import { upload } from '../../../test/multipart.ts';
import { aPdf, aPng } from '../../../test/pictures.ts';
import { encryptCredential } from '../../../test/credentials.ts';
import { PASSWORD, theWorld, type TestActor, type World } from '../../../test/world.ts';
import { withdrawals } from './tables.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const aMark = () => `mark${newId().slice(-12)}`;

/** The tables in which any mark was found, for the last test. */
const filled = new Set<string>();

/** Every table, by whole rows as text, so that no table can be missed. */
async function placesOf(mark: string): Promise<string[]> {
  const { rows: tables } = await world.db.execute<{ schema: string; name: string }>(
    sql`select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const { rows } = await world.db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${table} x where x::text ilike ${`%${mark}%`}`,
    );
    if ((rows[0]?.n ?? 0) > 0) found.push(name);
  }
  for (const name of found) filled.add(name);
  return [...found, ...filesWith(mark)].toSorted();
}

function filesWith(mark: string): string[] {
  const folder = join(world.env.dataDir, 'files');
  const names = readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)));
  return names.filter((name) => statSync(name).isFile() && readFileSync(name).includes(mark));
}

const leave = async (actor: TestActor) =>
  world.call(actor, 'POST', '/api/v1/me/withdraw', {
    body: { password: await encryptCredential(world, PASSWORD), reasons: ['OTHER'], reason: actor.user.name },
  });

async function erase() {
  await world.drain();
  world.clock.advance(30 * 24 * 60 * 60 + 60);
  await world.app.jobs.runNow('erase-withdrawn');
  world.clock.reset();
  await world.drain();
}

const pdfWith = (mark: string) => Buffer.concat([aPdf(), Buffer.from(`\n% ${mark}\n`)]);

/** A person whose every datum contains the mark, used all over the product. */
async function aMarkedPerson(mark: string) {
  const person = await world.aPerson({
    username: mark,
    name: `${mark}이름`,
    email: `${mark}@example.com`,
    address1: `${mark}로 1`,
    address2: mark,
  });
  const picture = await upload(world, person, {
    url: '/api/v1/me/files',
    file: await aPng(),
    name: `${mark}.png`,
    fields: { type: 'PROFILE' },
  });
  await upload(world, person, { url: '/api/v1/me/files', file: pdfWith(mark), name: `${mark}.pdf` });
  await world.call(person, 'PUT', '/api/v1/me', { body: { _profile: picture.json().file._id } });
  const work = { companyName: mark, position: mark, description: mark, duration: { startsAt: '2020-01-01' } };
  const resume = {
    name: mark,
    personalInformation: { name: `${mark}이름`, residence: { address1: mark, address2: mark } },
    education: { institutionType: 'UNIVERSITY', institutionName: mark, attendingStatus: 'GRADUATED' },
    workExperience: { type: 'EXPERIENCED', list: [work] },
    certifications: [{ name: mark, desc: mark, issuer: mark, issuedAt: '2020-01-01' }],
    coverLetter: { subject: mark, content: mark },
  };
  expect((await world.call(person, 'PUT', '/api/v1/person/resume', { body: resume })).statusCode).toBe(200);
  return person;
}

/** Draft, answers, submission, the company's opening, memo, star and note, and the stage. */
async function applied(person: TestActor, company: TestActor, mark: string, stage = 'ON_PENDING') {
  const question = aQuestion();
  const { id } = await aRecruitmentRow(world, company, { questions: [question] });
  const url = applicationUrl(id);
  await world.call(person, 'POST', url, { body: {} });
  await world.call(person, 'PUT', url, { body: { questions: [{ _question: question.id, response: mark }] } });
  const answer = await world.call(person, 'PUT', `${url}/apply`, { body: {} });
  expect(answer.statusCode).toBe(200);
  const { _id } = answer.json().application;
  const one = `/api/v1/company/recruitments/${id}/applications/${_id}`;
  await world.call(company, 'GET', one);
  await world.call(company, 'PUT', `${one}/memo`, { body: { memo: `${mark} 님 좋음` } });
  await world.call(company, 'PUT', `${one}/stage`, { body: { stage } });
  await world.settle();
  const noted = { memo: `${mark} 님 기억하기` };
  for (const target of [
    { type: 'APPLICATION', _application: _id },
    { type: 'USER_PERSON', _person: person.user.id },
  ])
    await world.call(company, 'POST', '/api/v1/me/bookmarks', { body: { ...target, ...noted } });
  return _id as string;
}

describe('thirty days after a person left', () => {
  test('no row and no file of the product identifies the person', async () => {
    const mark = aMark();
    const person = await aMarkedPerson(mark);
    const company = await world.aCompany();
    const application = await applied(person, company, mark);
    await markRowsOfModules({ world, person, mark });
    const admin = await world.anAdministrator();
    const console = `/api/console/users/${person.user.id}`;
    await world.call(admin, 'GET', console);
    for (const status of ['BLOCKED', 'ACTIVE'])
      await world.call(admin, 'PUT', `${console}/status`, { body: { status } });
    const back = await world.act(person.user);
    await world.call(undefined, 'POST', '/api/v1/users/certify', {
      body: { type: 'phone', kind: 'username', phone: person.user.phone },
    });
    const question = { subject: mark, content: mark };
    await world.call(back, 'POST', '/api/v1/center/questions', { body: question });
    await world.drain();
    const before = await placesOf(mark);
    for (const table of [
      'users',
      'files',
      'resumes',
      'applications',
      'application_snapshots',
      'application_moves',
      'messages',
      'audit_logs',
      'likes',
      'questions',
    ])
      expect(before).toContain(table);
    expect(before.some((place) => place.startsWith('/'))).toBe(true);
    expect(await placesOf(person.user.phone)).toContain('phone_codes');
    expect((await leave(back)).statusCode).toBe(200);
    await erase();
    expect(await placesOf(mark)).toEqual([]);
    expect(await placesOf(person.user.phone)).toEqual([]);
    const [row] = await world.db.select().from(applications).where(eq(applications.id, application));
    expect(row).toMatchObject({ personName: '탈퇴한 회원', status: 'IS_REVOKED', memo: '', haystack: '' });
  });

  test('of an accepted application the name stays for three years, as the labour law requires, and nothing else', async () => {
    const mark = aMark();
    const person = await aMarkedPerson(mark);
    const application = await applied(person, await world.aCompany(), mark, 'ON_RECRUIT');
    await leave(person);
    await erase();
    expect(await placesOf(mark)).toEqual(['applications']);
    const rowOf = async () =>
      (await world.db.select().from(applications).where(eq(applications.id, application)))[0];
    expect(await rowOf()).toMatchObject({ personName: `${mark}이름`, status: 'ON_RECRUIT', haystack: '' });
    world.clock.advance(3 * 366 * 24 * 60 * 60 + 60);
    await world.app.jobs.runNow('erase-withdrawn');
    world.clock.reset();
    expect(await placesOf(mark)).toEqual([]);
  });

  test('and not a day earlier; the username stays taken', async () => {
    const mark = aMark();
    const person = await aMarkedPerson(mark);
    await leave(person);
    world.clock.advance(29 * 24 * 60 * 60);
    await world.app.jobs.runNow('erase-withdrawn');
    world.clock.reset();
    expect(await placesOf(mark)).toContain('users');
    await erase();
    expect(await placesOf(mark)).toEqual([]);
    const check = await world.call(undefined, 'POST', '/api/v1/users/check-username', {
      body: { username: mark },
    });
    expect(check.statusCode).toBe(403);
    const [row] = await world.db.select().from(withdrawals).where(eq(withdrawals.userId, person.user.id));
    expect(row).toMatchObject({ reasons: ['OTHER'], reason: '', erasedAt: expect.any(Date) });
  });
});

describe('thirty days after a company left', () => {
  test('no row and no file identifies the company; its applicants keep what they sent', async () => {
    const mark = aMark();
    const company = await world.aCompany({
      name: `${mark}기업`,
      ceoName: mark,
      phone: '0212345678',
      email: `${mark}@example.com`,
      address1: mark,
      introduction: mark,
    });
    await world.db.update(users).set({ username: mark }).where(eq(users.id, company.user.id));
    const named = await world.act({ ...company.user, username: mark }, company.company);
    const owner = { ...named, company: company.company } as TestActor;
    const file = pdfWith(mark);
    await upload(world, owner, { url: '/api/v1/company/files', file, name: `${mark}.pdf`, fields: {} });
    const { id } = await aRecruitmentRow(world, owner, {
      summary: mark,
      recruiterName: mark,
      recruiterEmail: mark,
    });
    await world.db
      .update(recruitmentContents)
      .set({ content: `<p>${mark}</p>` })
      .where(eq(recruitmentContents.recruitmentId, id));
    await upload(world, owner, {
      url: `/api/v1/company/recruitments/${id}/attachments`,
      file,
      name: `${mark}.pdf`,
    });
    const other = aMark();
    const person = await aMarkedPerson(other);
    await applied(person, owner, mark, 'ELIMINATED');
    const admin = await world.anAdministrator();
    for (const status of ['BLOCKED', 'ACTIVE'])
      await world.call(admin, 'PUT', `/api/console/users/${company.user.id}/status`, { body: { status } });
    const back = await world.act(company.user, company.company);
    const inquiry = {
      companyName: mark,
      name: mark,
      phone: '0212345678',
      email: `${mark}@example.com`,
      subject: mark,
      content: mark,
      agreed: true,
    };
    await world.call(back, 'POST', '/api/v1/center/service-inquiry-forms', { body: inquiry });
    await world.drain();
    const before = await placesOf(mark);
    for (const table of [
      'users',
      'companies',
      'files',
      'recruitments',
      'access_records',
      'audit_logs',
      'service_inquiries',
    ])
      expect(before).toContain(table);
    expect((await leave(back)).statusCode).toBe(200);
    await erase();
    // The applicant's own answer to the question contained the mark too, and belongs to the applicant.
    expect(await placesOf(mark)).toEqual(['application_snapshots', 'applications']);
    const [row] = await world.db
      .select()
      .from(companies)
      .where(eq(companies.id, company.company?.id ?? ''));
    expect(row?.name).toBe('탈퇴한 기업');
    expect(await placesOf(other)).toContain('application_snapshots');
  });
});

/** Their rows contain ids, digests, devices and choices, and `recruitment_grams` parts of words. */
const WITHOUT_TEXT = [
  'company_files',
  'message_settings',
  'question_quotas',
  'recruitment_attachments',
  'recruitment_grams',
  'refresh_tokens',
  'sessions',
];

test('every other table whose rows can name a member contained such a row before the erasure', () => {
  const personal = world.app.modules.modules.flatMap(({ tables = {} }) =>
    Object.entries(tables).flatMap(([name, kind]) => (kind === 'personal' ? [name] : [])),
  );
  expect(personal.filter((name) => !filled.has(name)).toSorted()).toEqual(WITHOUT_TEXT);
});
