import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { withdrawals as withdrawalsContract } from '@ieum/contract/site/withdrawals/endpoints.ts';
import { auth } from '@ieum/contract/account/auth/endpoints.ts';
import { users as usersContract } from '@ieum/contract/account/users/endpoints.ts';
import { applications as applicationsContract } from '@ieum/contract/hiring/applications/endpoints.ts';
import { applicants } from '@ieum/contract/hiring/applicants/endpoints.ts';
import { likes } from '@ieum/contract/hiring/bookmarks/like-endpoints.ts';
import { companies } from '@ieum/contract/hiring/companies/endpoints.ts';
import { applications } from '#hiring/applications/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import { users } from '#account/users/tables.ts';
import { aPersonWithResume, aRecruitmentRow, apply } from '../../../test/hiring.ts';
import { encryptCredential } from '../../../test/credentials.ts';
import { type BodyOf, invalid } from '../../../test/api.ts';
import { PASSWORD, theWorld, type TestActor, type World } from '../../../test/world.ts';
import { withdrawals } from './tables.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const answers = (actor: TestActor | undefined) => world.answers(actor, withdrawalsContract);
const at = (_recruitment: string, _application: string) => ({ params: { _recruitment, _application } });

const preview = (actor: TestActor) => world.api(actor, withdrawalsContract).preview();
type Leaving = Partial<BodyOf<typeof withdrawalsContract.withdraw>>;
const leave = async (actor: TestActor, input: Leaving = {}, password = PASSWORD) =>
  answers(actor).withdraw({ body: { password: await encryptCredential(world, password), ...input } });
const statusOf = async (id: string) =>
  (await world.db.select().from(applications).where(eq(applications.id, id)))[0]?.status;
const stateOf = async (id: string) =>
  (await world.db.select().from(recruitments).where(eq(recruitments.id, id)))[0]?.state;

async function logIn(actor: TestActor) {
  const [name, password] = [
    await encryptCredential(world, actor.user.username),
    await encryptCredential(world, PASSWORD),
  ];
  const authorization = `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;
  return world.answers(undefined, auth).refreshToken({ headers: { authorization } });
}

describe('a person who leaves', () => {
  test('is logged out everywhere at once, for good, and the reasons are stored', async () => {
    const person = await world.aPerson();
    const elsewhere = await world.act(person.user);
    const reasons: Leaving['reasons'] = ['DONE', 'PRIVACY'];
    const answer = await leave(person, { reasons, reason: '취업했어요' });
    expect(answer.statusCode).toBe(200);
    const days = (Date.parse(answer.json().eraseAt) - world.clock.now().getTime()) / 86_400_000;
    expect(days).toBeCloseTo(30, 2);
    for (const actor of [person, elsewhere])
      expect((await world.answers(actor, usersContract).me()).statusCode).toBe(401);
    expect((await logIn(person)).statusCode).toBe(401);
    const [row] = await world.db.select().from(withdrawals).where(eq(withdrawals.userId, person.user.id));
    expect(row).toMatchObject({ userType: 'PERSON', reasons, reason: '취업했어요', erasedAt: null });
    expect(row?.usernameHash).not.toContain(person.user.username);
  });

  test('sees the effects before, and open applications are revoked', async () => {
    const person = await aPersonWithResume(world);
    const company = await world.aCompany();
    const [open, drafted, accepted] = [
      await aRecruitmentRow(world, company),
      await aRecruitmentRow(world, company),
      await aRecruitmentRow(world, company),
    ];
    const applied = await apply(world, person, open.id);
    await world.api(person, applicationsContract).open({ params: { _recruitment: drafted.id }, body: {} });
    const hired = await apply(world, person, accepted.id);
    await world
      .api(company, applicants)
      .stage({ ...at(accepted.id, hired._id), body: { stage: 'ON_RECRUIT' } });
    await world.settle();
    await world.api(person, likes).add({ body: { _recruitment: open.id } });
    expect(await preview(person)).toMatchObject({
      company: null,
      person: { openApplications: 1, drafts: 1, acceptedApplications: 1, likes: 1, hasResume: true },
    });
    expect((await leave(person)).statusCode).toBe(200);
    expect(await statusOf(applied._id)).toBe('IS_REVOKED');
    expect(await statusOf(hired._id)).toBe('ON_RECRUIT');
    const left = await world.db.select().from(applications).where(eq(applications.personId, person.user.id));
    expect(left).toHaveLength(2);
  });

  test('sees the same applications in progress as in their own list, and all are revoked, also with an unannounced elimination', async () => {
    const person = await aPersonWithResume(world);
    const company = await world.aCompany();
    const sent = [];
    for (const stage of ['IS_APPLIED', 'ON_MEETING', 'ELIMINATED'] as const) {
      const { id } = await aRecruitmentRow(world, company);
      const { _id } = await apply(world, person, id);
      await world.api(company, applicants).stage({ ...at(id, _id), body: { stage } });
      sent.push(_id);
    }
    await world.settle();
    const own = await world.api(person, applicationsContract).list();
    expect(own.groups).toMatchObject({ ONGOING: 3 });
    expect(await preview(person)).toMatchObject({ person: { openApplications: 3 } });
    expect((await leave(person)).statusCode).toBe(200);
    expect(await Promise.all(sent.map(statusOf))).toEqual(sent.map(() => 'IS_REVOKED'));
  });

  test('is rejected with a wrong password, and without one', async () => {
    const person = await world.aPerson();
    const wrong = await leave(person, {}, 'Wrong!2026');
    expect(wrong.statusCode).toBe(403);
    expect(wrong.error().message).toBe('비밀번호가 일치하지 않습니다');
    expect((await answers(person).withdraw({ body: invalid({}) })).statusCode).toBe(400);
    expect((await world.answers(person, usersContract).me()).statusCode).toBe(200);
  });

  test('may sign up again with the same phone, but nobody with that username', async () => {
    const person = await world.aPerson();
    await leave(person);
    const taken = await world
      .answers(undefined, usersContract)
      .checkUsername({ body: { username: person.user.username } });
    expect(taken.statusCode).toBe(403);
    await expect(world.aPerson({ phone: person.user.phone })).resolves.toBeDefined();
  });
});

describe('a company that leaves', () => {
  test('is rejected while applicants of an open recruitment wait, with those recruitments', async () => {
    const company = await world.aCompany();
    const { id, subject } = await aRecruitmentRow(world, company);
    const { _id } = await apply(world, await aPersonWithResume(world), id);
    expect((await preview(company)).company).toMatchObject({
      ongoingRecruitments: 1,
      waiting: [{ _recruitment: id, subject, applicants: 1 }],
    });
    const rejected = await leave(company);
    expect(rejected.statusCode).toBe(409);
    expect(rejected.error().message).toContain('답을 기다리는 지원자');
    expect(await stateOf(id)).toBe('ON_GOING');
    await world.api(company, applicants).stage({ ...at(id, _id), body: { stage: 'ELIMINATED' } });
    expect((await leave(company)).statusCode).toBe(200);
  });

  test('has its recruitments closed and is not found any more', async () => {
    const company = await world.aCompany();
    const [open, hidden] = [await aRecruitmentRow(world, company), await aRecruitmentRow(world, company)];
    await world.db.update(recruitments).set({ state: 'NO_SHOWN' }).where(eq(recruitments.id, hidden.id));
    const page = () =>
      world.answers(undefined, companies).read({ params: { _company: company.company?.id } });
    expect((await page()).statusCode).toBe(200);
    expect((await leave(company)).statusCode).toBe(200);
    expect([await stateOf(open.id), await stateOf(hidden.id)]).toEqual(['FINISHED', 'CANCELED']);
    expect((await page()).statusCode).toBe(404);
    const [user] = await world.db.select().from(users).where(eq(users.id, company.user.id));
    expect(user).toMatchObject({ status: 'WITHDRAWN', withdrawnAt: expect.any(Date) });
  });
});

test('an administrator cannot leave this way', async () => {
  const administrator = await world.anAdministrator();
  expect((await answers(administrator).preview()).statusCode).toBe(403);
  expect((await leave(administrator)).statusCode).toBe(403);
});
