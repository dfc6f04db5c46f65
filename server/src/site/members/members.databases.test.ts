import { beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { members } from '@ieum/contract/site/members/endpoints.ts';
import { companyProfile } from '@ieum/contract/hiring/companies/profile-endpoints.ts';
import { users as usersContract } from '@ieum/contract/account/users/endpoints.ts';
import { levels } from '@ieum/contract/account/levels/endpoints.ts';
import { auditLogs, accessRecords } from '#foundation/audit/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import { seedLevels } from '#account/levels/public.ts';
import { lastSms } from '../../../test/sign-up.ts';
import { aPdf } from '../../../test/pictures.ts';
import { seoulDay } from '#kit/dates.ts';
import { newId } from '#kit/db/ids.ts';
import { type QueryOf, invalid } from '../../../test/api.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';

let world: World;
let admin: TestActor;
beforeAll(async () => {
  world = await theWorld();
  admin = await world.anAdministrator();
});

const api = () => world.api(admin, members);
const answers = (actor = admin) => world.answers(actor, members);
const of = (id: string) => ({ params: { _user: id } });

const companyRowOf = async (company: TestActor) =>
  (await world.db.select().from(companies).where(eq(companies.userId, company.user.id)))[0];

describe('PUT /api/console/users/{_user}/approve', () => {
  test('approves the company at once, notifies it by text message and is audited', async () => {
    const company = await world.aPendingCompany({ phone: '0212345678' });
    const answer = await answers().approve(of(company.user.id));
    expect(answer.statusCode).toBe(200);
    expect(answer.json().company).toMatchObject({ approval: 'APPROVED', rejectMsg: null });
    const own = await world.api(company, companyProfile).find();
    expect(own.approval).toBe('APPROVED');
    await world.drain();
    expect(await lastSms(world, '0212345678')).toContain('승인했어요');
    const companyId = company.company?.id ?? '';
    const [log] = await world.db.select().from(auditLogs).where(eq(auditLogs.subjectId, companyId));
    expect(log).toMatchObject({
      action: 'companies.approve',
      actorId: admin.user.id,
      actorName: admin.user.username,
    });
  });

  test('twice, also in parallel, decides once and returns 409', async () => {
    const company = await world.aPendingCompany();
    const decided = await Promise.all([1, 2, 3].map(() => answers().approve(of(company.user.id))));
    expect(decided.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  test('of a person is rejected, of an unknown user not found', async () => {
    const person = await world.aPerson();
    expect((await answers().approve(of(person.user.id))).statusCode).toBe(409);
    expect((await answers().approve(of(newId()))).statusCode).toBe(404);
    expect((await answers().approve(of('nonsense'))).statusCode).toBe(404);
  });

  test('is forbidden to the company itself', async () => {
    const company = await world.aPendingCompany();
    expect((await answers(company).approve(of(company.user.id))).statusCode).toBe(403);
    expect((await companyRowOf(company))?.approval).toBe('PENDING');
  });
});

describe('PUT /api/console/users/{_user}/reject', () => {
  test('shows the company the reason, and it may ask again', async () => {
    const company = await world.aPendingCompany();
    const answer = await answers().reject({ ...of(company.user.id), body: { rejectMsg: '등록증이 흐려요' } });
    expect(answer.json().company).toMatchObject({ approval: 'REJECTED', rejectMsg: '등록증이 흐려요' });
    const me = await world.api(company, usersContract).me();
    expect(me.user.company).toMatchObject({ approval: 'REJECTED', rejectMsg: '등록증이 흐려요' });
    const requested = await world.answers(company, companyProfile).askApproval({ body: {} });
    expect(requested.json()).toMatchObject({ approval: 'PENDING', company: { rejectMsg: null } });
    expect((await answers().approve(of(company.user.id))).statusCode).toBe(200);
  });

  test('needs a reason', async () => {
    const company = await world.aPendingCompany();
    const answer = await answers().reject({ ...of(company.user.id), body: { rejectMsg: ' ' } });
    expect(answer.statusCode).toBe(400);
    expect(answer.error().message).toBe('반려 사유를 적어 주세요');
  });
});

describe('PUT /api/console/users/{_user}/status', () => {
  test('a blocked member is logged out at once and cannot log in until unblocked', async () => {
    const person = await world.aPerson();
    expect((await world.answers(person, usersContract).me()).statusCode).toBe(200);
    expect((await api().setStatus({ ...of(person.user.id), body: { status: 'BLOCKED' } })).user.status).toBe(
      'BLOCKED',
    );
    expect((await world.answers(person, usersContract).me()).statusCode).toBe(401);
    expect(
      (await answers().setStatus({ ...of(person.user.id), body: { status: 'BLOCKED' } })).statusCode,
    ).toBe(409);
    expect((await api().setStatus({ ...of(person.user.id), body: { status: 'ACTIVE' } })).user.status).toBe(
      'ACTIVE',
    );
  });

  test('administrators cannot block themselves, nor set the status of a withdrawn member', async () => {
    expect(
      (await answers().setStatus({ ...of(admin.user.id), body: { status: 'BLOCKED' } })).statusCode,
    ).toBe(409);
    const person = await world.aPerson();
    expect(
      (await answers().setStatus({ ...of(person.user.id), body: invalid({ status: 'WITHDRAWN' }) }))
        .statusCode,
    ).toBe(400);
  });
});

describe('GET /api/console/users', () => {
  test('masks names, phones and e-mail addresses', async () => {
    const { user } = await world.aPerson({ phone: '01098765432', email: 'gildong@example.com' });
    const [found] = (await api().list({ query: { searchValue: user.username } })).users;
    expect(found).toMatchObject({
      _id: user.id,
      name: '홍*동',
      phone: '010****5432',
      email: 'gi***@example.com',
    });
    expect(JSON.stringify(found)).not.toContain('argon2');
  });

  test('waiting companies are ordered by how long they have waited', async () => {
    const name = `대기${newId().slice(-6)}`;
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 60_000);
    const [late, early] = [
      await world.aPendingCompany({ name, submittedAt: hoursAgo(2) }),
      await world.aPendingCompany({ name, submittedAt: hoursAgo(30) }),
    ];
    const { users, count } = await api().list({ query: { approval: 'PENDING', searchValue: name } });
    expect(count).toBe(2);
    expect(users.map((user) => user._id)).toEqual([early.user.id, late.user.id]);
    expect(users.map((user) => user.company?.waitingHours)).toEqual([30, 2]);
  });

  test('filters by level, day of joining and kind; finds by the full phone or e-mail, never by a part', async () => {
    await seedLevels({ db: world.db, now: world.clock.now() });
    const made = await world
      .answers(admin, levels)
      .create({ body: { code: `l${newId().slice(-10)}`, name: '우수' } });
    const level = made.json().level._id;
    const { user } = await world.aPerson({ phone: '01056781234', email: `${newId()}@example.com` });
    await api().setLevel({ ...of(user.id), body: { _level: level } });
    const found = async (query: QueryOf<typeof members.list>) =>
      (await api().list({ query })).users.map((one) => one._id);
    expect(await found({ _level: level })).toEqual([user.id]);
    const day = seoulDay(user.createdAt);
    expect(await found({ _level: level, joinedFrom: day, joinedTo: day })).toEqual([user.id]);
    expect(await found({ _level: level, joinedTo: '2020-01-01' })).toEqual([]);
    expect(await found({ searchValue: '010-5678-1234' })).toEqual([user.id]);
    expect(await found({ searchValue: '0105678' })).toEqual([]);
    expect(await found({ searchValue: user.email.toUpperCase() })).toEqual([user.id]);
    const administrators = await found({ scope: 'console', searchValue: admin.user.username });
    expect(administrators).toEqual([admin.user.id]);
    expect(await found({ scope: 'console', searchValue: user.username })).toEqual([]);
  });

  test('pages by cursor without gap or repetition in any order', async () => {
    const name = `쪽${newId().slice(-6)}`;
    for (let i = 0; i < 5; i++) await world.aPerson({ name });
    const pageFrom = (sort: string, after?: string) =>
      api().list({ query: { limit: 2, searchValue: name, after }, headers: { sort } });
    for (const sort of ['{"createdAt":1}', '{"username":-1}', '{"name":1,"createdAt":-1}']) {
      const seen: string[] = [];
      for (let next: string | null = ''; next !== null;) {
        const page: Awaited<ReturnType<typeof pageFrom>> = await pageFrom(sort, next || undefined);
        seen.push(...page.users.map(({ _id: id }) => id));
        next = page.next;
      }
      expect(new Set(seen).size).toBe(5);
      expect(seen).toHaveLength(5);
    }
    const lastPage = await api().list({
      query: { limit: 2, searchValue: name, before: 'end' },
      headers: { sort: '{"username":1}' },
    });
    expect(lastPage.users).toHaveLength(2);
    const skipped = await api().list({
      query: { limit: 2, searchValue: name, before: 'end', skip: 2 },
      headers: { sort: '{"username":1}' },
    });
    expect(skipped.users).toEqual(lastPage.users);
  });

  test('an unknown sort key, an unknown filter value and a too large skip are 400', async () => {
    expect((await answers().list({ headers: { sort: '{"passwordHash":1}' } })).statusCode).toBe(400);
    expect((await answers().list({ query: invalid({ approval: 'MAYBE' }) })).statusCode).toBe(400);
    expect((await answers().list({ query: { skip: 1001 } })).statusCode).toBe(400);
  });

  test('special characters of patterns match literally', async () => {
    expect((await api().list({ query: { searchValue: "%_\\'" } })).users).toEqual([]);
  });
});

describe('GET /api/console/users/{_user}', () => {
  const find = async (userId: string) => (await api().find(of(userId))).user;
  const readingsOf = (userId: string) =>
    world.db.select().from(accessRecords).where(eq(accessRecords.personId, userId));

  test('masks personal data until it is requested with a reason, which is recorded twice', async () => {
    const { user } = await world.aPerson({ phone: '01011112222', address1: '서울 강남구 테헤란로 1' });
    expect(await find(user.id)).toMatchObject({
      isWhole: false,
      name: '홍*동',
      phone: '010****2222',
      bornAt: '1990****',
      address1: '서울 강남구 ***',
      company: null,
    });
    await world.drain();
    expect(await readingsOf(user.id)).toEqual([]);

    expect((await answers().disclose({ ...of(user.id), body: { reason: ' ' } })).statusCode).toBe(400);
    const reported = await answers().disclose({ ...of(user.id), body: { reason: '문의 회신' } });
    expect(reported.json().user).toMatchObject({
      isWhole: true,
      name: '홍길동',
      phone: '01011112222',
      bornAt: '19900215',
    });
    await world.drain();
    expect(await readingsOf(user.id)).toMatchObject([
      { readerId: admin.user.id, what: 'CONTACT', reason: '문의 회신' },
    ]);
    const [log] = await world.db.select().from(auditLogs).where(eq(auditLogs.subjectId, user.id));
    expect(log).toMatchObject({ action: 'users.disclose', details: { reason: '문의 회신' } });
  });

  test('shows a company unmasked while it awaits the decision, recorded, and masked afterwards', async () => {
    const company = await world.aPendingCompany({ phone: '0212345678' });
    expect(await find(company.user.id)).toMatchObject({ isWhole: true, company: { phone: '0212345678' } });
    await world.drain();
    expect(await readingsOf(company.user.id)).toMatchObject([{ what: 'CONTACT', reason: '기업 가입 심사' }]);
    const decided = (await api().approve(of(company.user.id))).user;
    expect(decided).toMatchObject({ isWhole: false, company: { phone: '02****5678', ceoName: '김*표' } });
  });
});

describe('GET /api/console/users/{_user}/files', () => {
  test('returns links to the documents of a company, and records it', async () => {
    const company = await world.aPendingCompany();
    await world.api(company, companyProfile).upload({
      form: { type: 'BUSINESS_REGISTRATION' },
      file: { content: aPdf(), name: '사업자등록증.pdf' },
    });
    const { files } = await api().listFiles(of(company.user.id));
    expect(files).toMatchObject([{ type: 'BUSINESS_REGISTRATION', name: '사업자등록증.pdf' }]);
    expect((await world.call(undefined, 'GET', files[0]?.url ?? '')).rawPayload.equals(aPdf())).toBe(true);
    await world.drain();
    const read = await world.db
      .select()
      .from(accessRecords)
      .where(eq(accessRecords.personId, company.user.id));
    expect(read.map(({ what }) => what)).toEqual(['BUSINESS_REGISTRATION']);
    await api().approve(of(company.user.id));
    const ask = async (query: QueryOf<typeof members.listFiles>) =>
      (await api().listFiles({ ...of(company.user.id), query })).files;
    expect(await ask({})).toEqual([]);
    expect(await ask({ reason: 'check' })).toHaveLength(1);
  });
});

describe('GET /api/console/users/workbook', () => {
  const take = (query: QueryOf<typeof members.export>) => answers().export({ query });
  const readingsOf = (userId: string) =>
    world.db.select().from(accessRecords).where(eq(accessRecords.personId, userId));

  test('needs a reason; masked contact data is not recorded as a reading, unmasked is, with the reason', async () => {
    const { user } = await world.aPerson();
    expect((await take(invalid({ searchValue: user.username }))).statusCode).toBe(400);
    const reason = `check of ${user.username}`;
    const masked = await take({ searchValue: user.username, reason });
    expect(masked.headers['content-disposition']).toMatch(/users_\d{8}_\d{6}\.xlsx/);
    expect(await readingsOf(user.id)).toEqual([]);
    await take({ searchValue: user.username, reason, contacts: 'true' });
    expect(await readingsOf(user.id)).toMatchObject([{ what: 'CONTACT', reason }]);
    const all = await world.db.select().from(auditLogs).where(eq(auditLogs.action, 'users.export'));
    const logs = all.filter(({ details }) => details['reason'] === reason);
    const whole = logs.filter(({ details }) => details['contacts'] === true);
    expect([logs.length, whole.length]).toEqual([2, 1]);
  });
});

describe('GET /api/console/users/summary', () => {
  test('counts waiting companies and new members', async () => {
    const before = (await api().summary()).summary;
    await world.aPendingCompany({ submittedAt: new Date(Date.now() - 25 * 3_600_000) });
    await world.aPerson();
    const after = (await api().summary()).summary;
    expect(after.pending).toEqual({ count: before.pending.count + 1, overdue: before.pending.overdue + 1 });
    expect(after.joinedToday.persons).toBe(before.joinedToday.persons + 1);
    expect(after.joinedLast7Days.daily.at(-1)).toBe((before.joinedLast7Days.daily.at(-1) ?? 0) + 2);
    expect(after.counts.all).toBe(before.counts.all + 2);
  });
});
