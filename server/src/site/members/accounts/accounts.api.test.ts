import { beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { members as membersContract } from '@ieum/contract/site/members/endpoints.ts';
import { auth } from '@ieum/contract/account/auth/endpoints.ts';
import { companies as companiesContract } from '@ieum/contract/hiring/companies/endpoints.ts';
import { users as usersContract } from '@ieum/contract/account/users/endpoints.ts';
import { withdrawals } from '@ieum/contract/site/withdrawals/endpoints.ts';
import { auditLogs } from '#foundation/audit/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import { users } from '#account/users/tables.ts';
import { newId } from '#kit/db/ids.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import { lastSms } from '../../../../test/sign-up.ts';
import { aRecruitment } from '../../../../test/recruitment.ts';
import { encryptCredential } from '../../../../test/credentials.ts';
import type { BodyOf } from '../../../../test/api.ts';
import { aPhone, aUsername, PASSWORD, theWorld, type TestActor, type World } from '../../../../test/world.ts';

let world: World;
let admin: TestActor;
beforeAll(async () => {
  world = await theWorld();
  admin = await world.anAdministrator();
});

const answers = () => world.answers(admin, membersContract);
const of = (id: string) => ({ params: { _user: id } });

const FIRST = 'First!2026';
type Draft = BodyOf<typeof membersContract.create>;
const create = async (input: Partial<Draft> & Pick<Draft, 'userType'>) =>
  answers().create({
    body: {
      username: aUsername(),
      password: await encryptCredential(world, FIRST),
      name: '김새롬',
      phone: aPhone(),
      email: 'new@example.com',
      ...input,
    },
  });
const logIn = async (username: string, password: string, usertype?: string) => {
  const basic = `${await encryptCredential(world, username)}:${await encryptCredential(world, password)}`;
  const authorization = `Basic ${Buffer.from(basic).toString('base64')}`;
  const headers = { authorization, ...(usertype && { usertype }) };
  return world.answers(undefined, auth).refreshToken({ headers });
};
const rowOf = async (id: string) => (await world.db.select().from(users).where(eq(users.id, id)))[0];
const actionsOn = async (id: string) =>
  (await world.db.select().from(auditLogs).where(eq(auditLogs.subjectId, id))).map(({ action }) => action);

describe('POST /api/console/users', () => {
  test('creates a person who can log in and must change the password', async () => {
    const answer = await create({ userType: 'PERSON', bornAt: '19900101', gender: 'FEMALE' });
    expect(answer.statusCode).toBe(200);
    const { user } = answer.json();
    expect(user).toMatchObject({ userType: 'PERSON', status: 'ACTIVE', mustChangePassword: true });
    expect((await logIn(user.username, FIRST, 'PERSON')).statusCode).toBe(200);
    expect(await actionsOn(user._id)).toEqual(['users.create']);
  });

  test('creates a company, approved or waiting, and an administrator', async () => {
    const company = (await create({ userType: 'COMPANY', name: '새롬무역', ceoName: '김새롬' })).json().user;
    expect(company.company).toMatchObject({ name: '새롬무역', approval: 'APPROVED' });
    const waiting = (await create({ userType: 'COMPANY', ceoName: '김새롬', approval: 'PENDING' })).json()
      .user;
    expect(waiting.company?.approval).toBe('PENDING');
    const other = (await create({ userType: null, scope: ['console'], phone: undefined })).json().user;
    expect(other).toMatchObject({ userType: null, scope: ['console'], level: null });
    expect((await logIn(other.username, FIRST)).statusCode).toBe(200);
  });

  test('a company created by an administrator does not change the mean time of approval', async () => {
    const meanOf = async () =>
      (await world.api(admin, membersContract).summary()).summary.averageDecisionDays;
    const decidedAt = world.clock.now();
    const submittedAt = new Date(decidedAt.getTime() - 4 * 24 * 60 * 60 * 1000);
    await world.aCompany({ submittedAt, decidedAt });
    const before = await meanOf();
    expect(before).toBeGreaterThan(0);
    for (let i = 0; i < 3; i++) await create({ userType: 'COMPANY', name: '새롬무역', ceoName: '김새롬' });
    expect(await meanOf()).toBe(before);
  });

  test('rejects a taken username or phone, a weak password and fields of another kind of account', async () => {
    const { user } = await world.aPerson();
    const username = await create({ userType: 'PERSON', username: user.username });
    expect(username.statusCode).toBe(409);
    expect(username.error().fields).toHaveProperty('username');
    const phone = await create({ userType: 'PERSON', phone: user.phone });
    expect(phone.error().fields).toHaveProperty('phone');
    const weak = await create({ userType: 'PERSON', password: await encryptCredential(world, 'weak') });
    expect(weak.error().fields).toHaveProperty('password');
    for (const input of [{ userType: 'PERSON' as const, scope: ['console' as const] }, { userType: null }])
      expect((await create(input)).error().fields).toHaveProperty('scope');
    const child = await create({ userType: 'PERSON', bornAt: '20200101' });
    expect(child.error().message).toBe('만 14세 이상만 가입할 수 있어요');
  });

  test('an unused first password expires after a week', async () => {
    const { user } = (await create({ userType: 'PERSON' })).json();
    world.clock.advance(7 * 86_400 + 60);
    try {
      expect((await logIn(user.username, FIRST)).statusCode).toBe(401);
    } finally {
      world.clock.reset();
    }
  });
});

describe('PUT /api/console/users/{_user}', () => {
  test('changes the sent fields and names them in the audit log without their values', async () => {
    const person = await world.aPerson({ address1: '서울 중구 1' });
    const phone = aPhone();
    const answer = await answers().revise({ ...of(person.user.id), body: { name: '홍새봄', phone } });
    expect(answer.statusCode).toBe(200);
    expect(await rowOf(person.user.id)).toMatchObject({ name: '홍새봄', phone, address1: '서울 중구 1' });
    const [log] = await world.db.select().from(auditLogs).where(eq(auditLogs.subjectId, person.user.id));
    expect(log).toMatchObject({ action: 'users.revise', details: { fields: 'name, phone' } });
    expect(JSON.stringify(log)).not.toContain(phone);
  });

  test('corrects an approved company, including its public name', async () => {
    const company = await world.aCompany();
    const name = `새이름${newId().slice(-5)}`;
    expect(
      (await answers().revise({ ...of(company.user.id), body: { name, ceoName: '박대표', website: '' } }))
        .statusCode,
    ).toBe(200);
    const [row] = await world.db.select().from(companies).where(eq(companies.userId, company.user.id));
    expect(row).toMatchObject({ name, ceoName: '박대표', website: null });
    const shown = await world
      .answers(undefined, companiesContract)
      .read({ params: { _company: row?.id ?? '' } });
    expect(shown.json().company.name).toBe(name);
  });

  test('a temporary password ends all sessions', async () => {
    const person = await world.aPerson();
    const password = await encryptCredential(world, FIRST);
    expect((await answers().revise({ ...of(person.user.id), body: { password } })).statusCode).toBe(200);
    expect((await world.answers(person, usersContract).me()).statusCode).toBe(401);
    expect((await logIn(person.user.username, FIRST)).statusCode).toBe(200);
    expect((await rowOf(person.user.id))?.mustChangePassword).toBe(true);
  });

  test('blocks, sets a level, and rejects fields of another kind of member', async () => {
    const person = await world.aPerson();
    const blocked = await answers().revise({ ...of(person.user.id), body: { status: 'BLOCKED' } });
    expect(blocked.json().user.status).toBe('BLOCKED');
    expect(
      (await answers().revise({ ...of(person.user.id), body: { ceoName: '김대표' } })).error().fields,
    ).toHaveProperty('ceoName');
    const unknown = await answers().revise({ ...of(person.user.id), body: { _level: newId() } });
    expect(unknown.error().fields).toHaveProperty('_level');
  });
});

describe('PUT /api/console/users/{_user}/password', () => {
  test('sends a temporary password that opens the account', async () => {
    const person = await world.aPerson();
    const answer = await answers().resetPassword({ ...of(person.user.id), body: {} });
    expect(answer.json()).toEqual({ sentBy: 'SMS' });
    const text = (await lastSms(world, person.user.phone)) ?? '';
    const password = /비밀번호는 (\S+)/.exec(text)?.[1] ?? '';
    expect((await world.answers(person, usersContract).me()).statusCode).toBe(401);
    expect((await logIn(person.user.username, password)).statusCode).toBe(200);
    expect(await actionsOn(person.user.id)).toEqual(['users.resetPassword']);
  });

  test('writes the text message in the language of the member', async () => {
    const { user } = await world.aPerson({ locale: 'en' });
    await answers().resetPassword({ ...of(user.id), body: {} });
    expect(await lastSms(world, user.phone)).toMatch(/^\[Ieum\] Your temporary password is \S+\. /);
  });

  test('for a member without phone and e-mail requires a password to set', async () => {
    const other = await world.act((await world.anAdministrator()).user);
    await world.db.update(users).set({ phone: '', email: '' }).where(eq(users.id, other.user.id));
    expect((await answers().resetPassword({ ...of(other.user.id), body: {} })).statusCode).toBe(409);
    const set = await answers().resetPassword({
      ...of(other.user.id),
      body: { password: await encryptCredential(world, FIRST) },
    });
    expect(set.json()).toEqual({ sentBy: null });
    expect((await logIn(other.user.username, FIRST)).statusCode).toBe(200);
  });
});

describe('DELETE /api/console/users/{_user}', () => {
  const remove = (actor: TestActor, reason = '요청') =>
    answers().withdraw({ ...of(actor.user.id), query: { reason } });
  const findWithdrawn = (id: string) => answers().findWithdrawn(of(id));

  test('withdraws the member, whose sessions end at once, and is audited; twice is 409', async () => {
    const person = await world.aPerson();
    expect((await remove(person)).statusCode).toBe(200);
    expect((await world.answers(person, usersContract).me()).statusCode).toBe(401);
    expect((await remove(person)).statusCode).toBe(409);
    expect(await actionsOn(person.user.id)).toEqual(['users.withdraw']);
    const listed = await answers().listWithdrawn({ query: { searchValue: person.user.username } });
    expect(listed.json()).toMatchObject({
      count: 1,
      users: [{ _id: person.user.id, name: '홍*동', reason: '요청', isByConsole: true, erasedAt: null }],
    });
    const members = await answers().list({ query: { searchValue: person.user.username } });
    expect(members.json().count).toBe(0);
    const tried = [
      await answers().setStatus({ ...of(person.user.id), body: { status: 'ACTIVE' } }),
      await answers().resetPassword({ ...of(person.user.id), body: {} }),
      await answers().setLevel({ ...of(person.user.id), body: { _level: null } }),
    ];
    expect(tried.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409]);
  });

  test('closes a company’s recruitments with it, also of a blocked one, and an administrator', async () => {
    const company = await world.aCompany();
    const recruitment = await aRecruitment(world, company);
    await world
      .api(admin, membersContract)
      .setStatus({ ...of(company.user.id), body: { status: 'BLOCKED' } });
    expect((await remove(company)).statusCode).toBe(200);
    const [row] = await world.db.select().from(recruitments).where(eq(recruitments.id, recruitment));
    expect(row?.state).not.toBe('ON_GOING');
    const other = await world.anAdministrator();
    expect((await remove(other)).statusCode).toBe(200);
    expect((await world.answers(other, usersContract).me()).statusCode).toBe(401);
    expect((await findWithdrawn(other.user.id)).json().user).toMatchObject({ erasesAt: null });
  });

  test('a member who left voluntarily is listed as such; their data can be erased at once, once', async () => {
    const person = await world.aPerson();
    const body = {
      password: await encryptCredential(world, PASSWORD),
      reasons: ['DONE' as const],
      reason: '취업했어요',
    };
    await world.api(person, withdrawals).withdraw({ body });
    expect((await findWithdrawn(person.user.id)).json().user).toMatchObject({
      isByConsole: false,
      reasons: ['DONE'],
      reason: '취업했어요',
    });
    const erase = () => answers().erase(of(person.user.id));
    expect((await erase()).statusCode).toBe(200);
    const { user } = (await findWithdrawn(person.user.id)).json();
    expect(user).toMatchObject({ username: null, phone: '', email: '', reason: '' });
    expect(user.erasedAt).not.toBeNull();
    expect((await rowOf(person.user.id))?.phone).toBe('');
    expect((await erase()).statusCode).toBe(409);
    expect(await actionsOn(person.user.id)).toEqual(['users.erase']);
  });

  test('is rejected for one’s own account; a member who did not leave is not among the withdrawn', async () => {
    expect((await remove(admin)).statusCode).toBe(409);
    expect((await findWithdrawn(admin.user.id)).statusCode).toBe(404);
    const person = await world.aPerson();
    const erased = await answers().erase(of(person.user.id));
    expect(erased.statusCode).toBe(404);
  });
});
