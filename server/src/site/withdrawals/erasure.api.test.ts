import { addSeconds } from '#kit/dates.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { withdrawals as withdrawalsContract } from '@ieum/contract/site/withdrawals/endpoints.ts';
import { members } from '@ieum/contract/site/members/endpoints.ts';
import { users as usersContract } from '@ieum/contract/account/users/endpoints.ts';
import { questions } from '@ieum/contract/content/questions/endpoints.ts';
import { companyProfile } from '@ieum/contract/hiring/companies/profile-endpoints.ts';
import { companyRecruitments } from '@ieum/contract/hiring/recruitments/endpoints.ts';
import { inquiries } from '@ieum/contract/content/inquiries/endpoints.ts';
import { companyMeetings } from '@ieum/contract/live/meetings/endpoints.ts';
import { companyInterviews } from '@ieum/contract/live/interviews/endpoints.ts';
import { companyLectures } from '@ieum/contract/live/lectures/endpoints.ts';
import { applications } from '#hiring/applications/tables.ts';
import { recruitmentContents } from '#hiring/recruitments/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import { users } from '#account/users/tables.ts';
import { aRecruitmentRow } from '../../../test/hiring.ts';
import {
  aMark,
  aMarkedPerson,
  applied,
  filesWith,
  pdfWith,
  tablesWith,
} from '../../../test/modules/marked-members.ts';
import { markRowsOfModules } from '../../../test/modules/erasure-rows.ts';
import { encryptCredential } from '../../../test/credentials.ts';
import { PASSWORD, theWorld, type TestActor, type World } from '../../../test/world.ts';
import { withdrawals } from './tables.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

/** The tables in which any mark was found, for the last test. */
const filled = new Set<string>();

/** Every table and file that contains a mark. */
async function placesOf(mark: string): Promise<string[]> {
  const found = await tablesWith(world, mark);
  for (const name of found) filled.add(name);
  return [...found, ...filesWith(world, mark)].toSorted();
}

const leave = async (actor: TestActor) =>
  world.answers(actor, withdrawalsContract).withdraw({
    body: {
      password: await encryptCredential(world, PASSWORD),
      reasons: ['OTHER'],
      reason: actor.user.name,
    },
  });

async function erase() {
  await world.drain();
  world.clock.advance(30 * 24 * 60 * 60 + 60);
  await world.app.jobs.runNow('erase-withdrawn');
  world.clock.reset();
  await world.drain();
}

describe('thirty days after a person left', () => {
  test('no row and no file of the product identifies the person', async () => {
    const mark = aMark();
    const person = await aMarkedPerson(world, mark);
    const company = await world.aCompany();
    const application = await applied(world, { person, company, mark });
    await markRowsOfModules({ world, person, mark });
    const admin = await world.anAdministrator();
    await world.api(admin, members).find({ params: { _user: person.user.id } });
    for (const status of ['BLOCKED', 'ACTIVE'] as const)
      await world.api(admin, members).setStatus({ params: { _user: person.user.id }, body: { status } });
    const back = await world.act(person.user);
    await world
      .api(undefined, usersContract)
      .certify({ body: { type: 'phone', kind: 'username', phone: person.user.phone } });
    const question = { subject: mark, content: mark };
    await world.api(back, questions).create({ body: question });
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
    const person = await aMarkedPerson(world, mark);
    const application = await applied(world, {
      person,
      company: await world.aCompany(),
      mark,
      stage: 'ON_RECRUIT',
    });
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
    const person = await aMarkedPerson(world, mark);
    await leave(person);
    world.clock.advance(29 * 24 * 60 * 60);
    await world.app.jobs.runNow('erase-withdrawn');
    world.clock.reset();
    expect(await placesOf(mark)).toContain('users');
    await erase();
    expect(await placesOf(mark)).toEqual([]);
    const check = await world.answers(undefined, usersContract).checkUsername({ body: { username: mark } });
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
    await world.api(owner, companyProfile).upload({ file: { content: file, name: `${mark}.pdf` } });
    const { id } = await aRecruitmentRow(world, owner, {
      summary: mark,
      recruiterName: mark,
      recruiterEmail: mark,
    });
    await world.db
      .update(recruitmentContents)
      .set({ content: `<p>${mark}</p>` })
      .where(eq(recruitmentContents.recruitmentId, id));
    await world
      .api(owner, companyRecruitments)
      .attach({ params: { _recruitment: id }, file: { content: file, name: `${mark}.pdf` } });
    const other = aMark();
    const person = await aMarkedPerson(world, other);
    await applied(world, { person, company: owner, mark, stage: 'ELIMINATED' });
    const admin = await world.anAdministrator();
    for (const status of ['BLOCKED', 'ACTIVE'] as const)
      await world.api(admin, members).setStatus({ params: { _user: company.user.id }, body: { status } });
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
    await world.api(back, inquiries).create({ body: inquiry });
    const day = (days: number) => addSeconds(world.clock.now(), days * 24 * 60 * 60).toISOString();
    const meeting = { _recruitment: id, title: mark, matching: { startsAt: day(0), endsAt: day(1) } };
    await world.api(back, companyMeetings).create({ body: meeting });
    await world.api(back, companyInterviews).create({ body: { title: mark } });
    await world.api(back, companyLectures).create({ body: { subject: mark } });
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
      'interviews',
      'meetings',
      'lectures',
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

/** Their rows contain ids, digests, devices and choices, and those of n-grams parts of words. */
const WITHOUT_TEXT = [
  'appointment_parties',
  'board_quotas',
  'calendar_feeds',
  'chat_rooms',
  'company_files',
  'data_exports',
  'flag_quotas',
  'interview_people',
  'lecture_attendance_entries',
  'lecture_attendances',
  'lecture_connections',
  'lecture_mutes',
  'meeting_invitations',
  'message_settings',
  'post_grams',
  'question_quotas',
  'recruitment_attachments',
  'recruitment_grams',
  'refresh_tokens',
  'sessions',
  'texting_addressees',
];

test('every other table whose rows can name a member contained such a row before the erasure', () => {
  const personal = world.app.modules.modules.flatMap(({ tables = {} }) =>
    Object.entries(tables).flatMap(([name, kind]) => (kind === 'personal' ? [name] : [])),
  );
  expect(personal.filter((name) => !filled.has(name)).toSorted()).toEqual(WITHOUT_TEXT);
});
