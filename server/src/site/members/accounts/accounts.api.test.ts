import { beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { auditLogs } from '#foundation/audit/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import { users } from '#account/users/tables.ts';
import { newId } from '#kit/db/ids.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import { lastSms } from '../../../../test/joining.ts';
import { aRecruitment } from '../../../../test/recruitment.ts';
import { encryptCredential } from '../../../../test/credentials.ts';
import { aPhone, aUsername, PASSWORD, theWorld, type TestActor, type World } from '../../../../test/world.ts';

let world: World;
let admin: TestActor;
beforeAll(async () => {
  world = await theWorld();
  admin = await world.anAdministrator();
});

const FIRST = 'First!2026';
const create = async (input: object) =>
  world.call(admin, 'POST', '/api/console/users', {
    body: {
      username: aUsername(),
      password: await encryptCredential(world, FIRST),
      name: '김새롬',
      phone: aPhone(),
      email: 'new@example.com',
      ...input,
    },
  });
const put = (userId: string, act: string, body: unknown = {}) =>
  world.call(admin, 'PUT', `/api/console/users/${userId}${act && `/${act}`}`, { body });
const logIn = async (username: string, password: string, usertype?: string) => {
  const basic = `${await encryptCredential(world, username)}:${await encryptCredential(world, password)}`;
  const authorization = `Basic ${Buffer.from(basic).toString('base64')}`;
  const headers = { authorization, ...(usertype && { usertype }) };
  return world.call(undefined, 'GET', '/api/auth/refreshToken', { headers });
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
    expect(waiting.company.approval).toBe('PENDING');
    const other = (await create({ userType: null, scope: ['console'], phone: undefined })).json().user;
    expect(other).toMatchObject({ userType: null, scope: ['console'], level: null });
    expect((await logIn(other.username, FIRST)).statusCode).toBe(200);
  });

  test('a company created by an administrator does not change the mean time of approval', async () => {
    const meanOf = async () =>
      (await world.call(admin, 'GET', '/api/console/users/summary')).json().summary.averageDecisionDays;
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
    expect(username.json().fields).toHaveProperty('username');
    const phone = await create({ userType: 'PERSON', phone: user.phone });
    expect(phone.json().fields).toHaveProperty('phone');
    const weak = await create({ userType: 'PERSON', password: await encryptCredential(world, 'weak') });
    expect(weak.json().fields).toHaveProperty('password');
    for (const input of [{ userType: 'PERSON', scope: ['console'] }, { userType: null }])
      expect((await create(input)).json().fields).toHaveProperty('scope');
    const child = await create({ userType: 'PERSON', bornAt: '20200101' });
    expect(child.json().message).toBe('만 14세 이상만 가입할 수 있어요');
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
    const answer = await put(person.user.id, '', { name: '홍새봄', phone });
    expect(answer.statusCode).toBe(200);
    expect(await rowOf(person.user.id)).toMatchObject({ name: '홍새봄', phone, address1: '서울 중구 1' });
    const [log] = await world.db.select().from(auditLogs).where(eq(auditLogs.subjectId, person.user.id));
    expect(log).toMatchObject({ action: 'users.revise', details: { fields: 'name, phone' } });
    expect(JSON.stringify(log)).not.toContain(phone);
  });

  test('corrects an approved company, including its public name', async () => {
    const company = await world.aCompany();
    const name = `새이름${newId().slice(-5)}`;
    expect((await put(company.user.id, '', { name, ceoName: '박대표', website: '' })).statusCode).toBe(200);
    const [row] = await world.db.select().from(companies).where(eq(companies.userId, company.user.id));
    expect(row).toMatchObject({ name, ceoName: '박대표', website: null });
    const shown = await world.call(undefined, 'GET', `/api/v1/companies/${row?.id}`);
    expect(shown.json().company.name).toBe(name);
  });

  test('a temporary password ends all sessions', async () => {
    const person = await world.aPerson();
    const password = await encryptCredential(world, FIRST);
    expect((await put(person.user.id, '', { password })).statusCode).toBe(200);
    expect((await world.call(person, 'GET', '/api/v1/me')).statusCode).toBe(401);
    expect((await logIn(person.user.username, FIRST)).statusCode).toBe(200);
    expect((await rowOf(person.user.id))?.mustChangePassword).toBe(true);
  });

  test('blocks, sets a level, and rejects fields of another kind of member', async () => {
    const person = await world.aPerson();
    const blocked = await put(person.user.id, '', { status: 'BLOCKED' });
    expect(blocked.json().user.status).toBe('BLOCKED');
    expect((await put(person.user.id, '', { ceoName: '김대표' })).json().fields).toHaveProperty('ceoName');
    const unknown = await put(person.user.id, '', { _level: newId() });
    expect(unknown.json().fields).toHaveProperty('_level');
  });
});

describe('PUT /api/console/users/{_user}/password', () => {
  test('sends a temporary password that opens the account', async () => {
    const person = await world.aPerson();
    const answer = await put(person.user.id, 'password');
    expect(answer.json()).toEqual({ sentBy: 'SMS' });
    const text = (await lastSms(world, person.user.phone)) ?? '';
    const password = /비밀번호는 (\S+)/.exec(text)?.[1] ?? '';
    expect((await world.call(person, 'GET', '/api/v1/me')).statusCode).toBe(401);
    expect((await logIn(person.user.username, password)).statusCode).toBe(200);
    expect(await actionsOn(person.user.id)).toEqual(['users.resetPassword']);
  });

  test('for a member without phone and e-mail requires a password to set', async () => {
    const other = await world.act((await world.anAdministrator()).user);
    await world.db.update(users).set({ phone: '', email: '' }).where(eq(users.id, other.user.id));
    expect((await put(other.user.id, 'password')).statusCode).toBe(409);
    const set = await put(other.user.id, 'password', { password: await encryptCredential(world, FIRST) });
    expect(set.json()).toEqual({ sentBy: null });
    expect((await logIn(other.user.username, FIRST)).statusCode).toBe(200);
  });
});

describe('DELETE /api/console/users/{_user}', () => {
  const remove = (actor: TestActor, reason = '요청') =>
    world.call(admin, 'DELETE', `/api/console/users/${actor.user.id}?reason=${encodeURIComponent(reason)}`);
  const findWithdrawn = (id: string) => world.call(admin, 'GET', `/api/console/withdrawn-users/${id}`);

  test('withdraws the member, whose sessions end at once, and is audited; twice is 409', async () => {
    const person = await world.aPerson();
    expect((await remove(person)).statusCode).toBe(200);
    expect((await world.call(person, 'GET', '/api/v1/me')).statusCode).toBe(401);
    expect((await remove(person)).statusCode).toBe(409);
    expect(await actionsOn(person.user.id)).toEqual(['users.withdraw']);
    const search = `searchValue=${person.user.username}`;
    const listed = await world.call(admin, 'GET', `/api/console/withdrawn-users?${search}`);
    expect(listed.json()).toMatchObject({
      count: 1,
      users: [{ _id: person.user.id, name: '홍*동', reason: '요청', isByConsole: true, erasedAt: null }],
    });
    const members = await world.call(admin, 'GET', `/api/console/users?${search}`);
    expect(members.json().count).toBe(0);
    for (const act of ['status', 'password', 'level'])
      expect((await put(person.user.id, act, { status: 'ACTIVE', _level: null })).statusCode).toBe(409);
  });

  test('closes a company’s recruitments with it, also of a blocked one, and an administrator', async () => {
    const company = await world.aCompany();
    const recruitment = await aRecruitment(world, company);
    await put(company.user.id, 'status', { status: 'BLOCKED' });
    expect((await remove(company)).statusCode).toBe(200);
    const [row] = await world.db.select().from(recruitments).where(eq(recruitments.id, recruitment));
    expect(row?.state).not.toBe('ON_GOING');
    const other = await world.anAdministrator();
    expect((await remove(other)).statusCode).toBe(200);
    expect((await world.call(other, 'GET', '/api/v1/me')).statusCode).toBe(401);
    expect((await findWithdrawn(other.user.id)).json().user).toMatchObject({ erasesAt: null });
  });

  test('a member who left voluntarily is listed as such; their data can be erased at once, once', async () => {
    const person = await world.aPerson();
    const body = {
      password: await encryptCredential(world, PASSWORD),
      reasons: ['DONE'],
      reason: '취업했어요',
    };
    await world.call(person, 'POST', '/api/v1/me/withdraw', { body });
    expect((await findWithdrawn(person.user.id)).json().user).toMatchObject({
      isByConsole: false,
      reasons: ['DONE'],
      reason: '취업했어요',
    });
    const erase = () => world.call(admin, 'DELETE', `/api/console/withdrawn-users/${person.user.id}`);
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
    const erased = await world.call(admin, 'DELETE', `/api/console/withdrawn-users/${person.user.id}`);
    expect(erased.statusCode).toBe(404);
  });
});
