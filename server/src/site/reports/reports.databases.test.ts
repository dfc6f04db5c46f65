import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Call } from '@ieum/contract/common/endpoint.ts';
import { inquiries } from '@ieum/contract/content/inquiries/endpoints.ts';
import { questions } from '@ieum/contract/content/questions/endpoints.ts';
import { inbox } from '@ieum/contract/foundation/notifications/endpoints.ts';
import { reports, type Measure } from '@ieum/contract/site/reports/endpoints.ts';
import { SAVED_REPORTS_MAX, timeSplits } from '@ieum/contract/site/reports/enums.ts';
import { auth } from '@ieum/contract/account/auth/endpoints.ts';
import { users } from '#account/users/tables.ts';
import { auditLogs } from '#foundation/audit/tables.ts';
import { addDays, seoulDay, startOfSeoulDay } from '#kit/dates.ts';
import { aPersonWithResume, apply, DAY } from '../../../test/hiring.ts';
import { aRecruitment } from '../../../test/recruitment.ts';
import { type QueryOf, invalid } from '../../../test/api.ts';
import { aPhone, theWorld, type TestActor, type World } from '../../../test/world.ts';
import { measureDays } from './tables.ts';

let world: World;
let admin: TestActor;
beforeAll(async () => {
  world = await theWorld();
});
/** Each test asks as another administrator, so that none meets the limit of calls. */
beforeEach(async () => {
  admin = await world.anAdministrator();
});

const api = (actor: TestActor = admin) => world.api(actor, reports);
const today = () => seoulDay(world.clock.now());
type Query = Call<typeof reports.list>['query'];
async function ask(query: Query, actor: TestActor = admin) {
  const [report] = (await api(actor).list({ query })).reports;
  if (!report) throw new Error('no report');
  return report;
}
/** One row at least of everything that is counted. */
async function use() {
  const company = await world.aCompany();
  const person = await aPersonWithResume(world);
  const recruitment = await aRecruitment(world, company);
  await apply(world, person, recruitment);
  await world.api(person, questions).create({ body: { subject: '문의', content: '마감일을 알고 싶어요' } });
  const contact = { name: '홍길동', phone: aPhone(), email: 'hong@example.com' };
  const texts = { companyName: '누리', subject: '문의', content: '채용을 돕고 싶어요', agreed: true };
  await world.api(person, inquiries).create({ body: { ...contact, ...texts } });
  await world.api(undefined, auth).session();
  await world.drain();
}
const splitsOf = ({ splits }: Measure) => [...timeSplits, ...splits.map(({ split }) => split)];

describe('reports', () => {
  test('have numbers that grow with use', async () => {
    const kinds = ['SIGN_UPS', 'POSTINGS', 'APPLICATIONS', 'QUESTIONS', 'INQUIRIES', 'MESSAGES', 'VISITS'];
    const counts = async () => {
      const asked = kinds.map(async (kind) => [kind, (await ask({ kind })).count] as const);
      return new Map(await Promise.all(asked));
    };
    const before = await counts();
    await use();
    const after = [...(await counts())];
    expect(after.filter(([kind, count]) => count <= (before.get(kind) ?? Infinity))).toEqual([]);
    const { rows, range } = await ask({ kind: 'SIGN_UPS' });
    expect(rows).toHaveLength(30);
    expect(rows.at(-1)).toMatchObject({ key: today(), label: '' });
    expect(range.endsAt).toBe(startOfSeoulDay(today(), 1).toISOString());
  });

  test('answer the same for each measure, split and period after the days were counted at night', async () => {
    await use();
    world.clock.advance(DAY);
    admin = await world.act(admin.user);
    const to = today();
    const periods = [
      { from: to, to },
      { from: addDays(to, -365), to },
      { from: addDays(to, -900), to: addDays(to, -700) },
    ];
    const { measures } = await api().listMeasures();
    expect(measures.length).toBeGreaterThanOrEqual(11);
    const all = async () => {
      const answers = [];
      // Each round is as many calls as a minute allows.
      world.clock.advance(60);
      for (const measure of measures)
        for (const split of splitsOf(measure))
          for (const period of periods) {
            const { createdAt: _, ...report } = await ask({ kind: measure.kind, split, ...period });
            answers.push(report);
          }
      return answers;
    };
    const direct = await all();
    expect(direct.some(({ count }) => count > 0)).toBe(true);
    await world.app.jobs.runNow('count-new-measures');
    expect(await world.db.select().from(measureDays).limit(1)).toHaveLength(1);
    expect(await all()).toEqual(direct);
    // Days that are already counted are counted again at night only.
    await world.db.delete(measureDays);
    await world.app.jobs.runNow('count-new-measures');
    expect(await world.db.select().from(measureDays)).toEqual([]);
    await world.app.jobs.runNow('count-measures');
    await world.app.jobs.runNow('count-measures');
    expect(await all()).toEqual(direct);
  }, 60_000);

  test('list as many rows as each figure counts', async () => {
    const { measures } = await api().listMeasures();
    for (const { kind, splits } of measures.filter(({ hasRows }) => hasRows))
      for (const split of ['WEEK', ...splits.map((one) => one.split)]) {
        const { rows, count } = await ask({ kind, split });
        const listed = async (key?: string) => (await api().listRows({ query: { kind, split, key } })).count;
        const found = rows.map(async ({ key }) => ({ kind, key, count: await listed(key) }));
        expect(await Promise.all(found)).toEqual(
          rows.map((row) => ({ kind, key: row.key, count: row.count })),
        );
        expect({ kind, count: await listed() }).toEqual({ kind, count });
      }
    const signUps = await api().listRows({ query: { kind: 'SIGN_UPS', limit: 1 } });
    expect(signUps.rows).toMatchObject([{ link: expect.stringMatching(/^\/console\/users\/.+/) }]);
    expect(signUps.rows[0]?.company).toBe('');
    const applied = await api().listRows({ query: { kind: 'APPLICATIONS', limit: 1 } });
    expect(applied.rows[0]?.company).toMatch(/./);
    const outside = api().listRows({ query: { kind: 'SIGN_UPS', key: '2001-01-01' } });
    await expect(outside).rejects.toMatchObject({ statusCode: 400, fields: { key: expect.any(String) } });
  });

  test('compare with as many days before, and weeks begin on Monday', async () => {
    const signUp = (day: string) => world.aPerson({ createdAt: new Date(`${day}T12:00:00+09:00`) });
    for (const day of ['2020-03-01', '2020-03-03', '2020-03-09', '2020-03-10', '2020-03-10'])
      await signUp(day);
    const weeks = await ask({ kind: 'SIGN_UPS', split: 'WEEK', from: '2020-03-06', to: '2020-03-12' });
    expect(weeks).toMatchObject({ count: 3, before: 2 });
    expect(weeks.rows.map(({ key, count, before }) => [key, count, before])).toEqual([
      ['2020-03-06', 0, 1],
      ['2020-03-09', 3, 1],
    ]);
    const kinds = await ask({ kind: 'SIGN_UPS', split: 'KIND', from: '2020-03-06', to: '2020-03-12' });
    expect(kinds.rows).toEqual([{ key: 'PERSON', label: '개인', count: 3, before: 2 }]);
  });

  test('reject an unknown measure or split and a period that is too long or reversed', async () => {
    const rejected = (name: string) => ({ statusCode: 400, fields: { [name]: expect.any(String) } });
    await expect(ask({ kind: 'MOON' })).rejects.toMatchObject(rejected('kind'));
    await expect(ask({ kind: 'SIGN_UPS', split: 'toString' })).rejects.toMatchObject(rejected('split'));
    await expect(ask({ from: '2026-01-02', to: '2026-01-01' })).rejects.toMatchObject(rejected('to'));
    await expect(ask({ from: '2020-01-02', to: '2026-01-01' })).rejects.toMatchObject(rejected('from'));
  });
});

describe('rights', () => {
  test('hide a measure, or the rows of one, from a role without the right', async () => {
    const editor = await world.anAdministrator('EDITOR');
    const kinds = (await api(editor).listMeasures()).measures;
    expect(kinds.map(({ kind }) => kind)).not.toContain('MESSAGES');
    await expect(ask({ kind: 'MESSAGES' }, editor)).rejects.toMatchObject({ statusCode: 400 });
    expect(kinds.find(({ kind }) => kind === 'SIGN_UPS')).toMatchObject({ hasRows: false });
    expect((await ask({ kind: 'SIGN_UPS' }, editor)).rows).toHaveLength(30);
    const rows = api(editor).listRows({ query: { kind: 'SIGN_UPS' } });
    await expect(rows).rejects.toMatchObject({ statusCode: 403 });
    await expect(api().listRows({ query: { kind: 'VISITS' } })).rejects.toMatchObject({ statusCode: 404 });
    await expect(ask({}, await world.anAdministrator('SUPPORT'))).rejects.toMatchObject({ statusCode: 403 });
  });
});

const question = { kind: 'SIGN_UPS', split: 'KIND', period: 'WEEK' } as const;
const save = async (actor: TestActor, name: string, input: object = {}) =>
  (await api(actor).create({ body: { ...question, name, ...input } })).report;
const of = (id: string) => ({ params: { _report: id } });
const names = async (actor: TestActor) =>
  (await api(actor).listSaved({ query: { limit: 100 } })).reports.map(({ name }) => name);

describe('saved reports', () => {
  test('are listed by name, renamed and deleted by their administrator alone', async () => {
    const [one, other] = [await world.anAdministrator(), await world.anAdministrator()];
    const signUps = await save(one, '회원 가입');
    await save(one, '가입 경로', { kind: 'VISITS', split: 'DAY' });
    expect(signUps).toMatchObject({ ...question, name: '회원 가입', from: null, to: null, isWeekly: false });
    expect(await names(one)).toEqual(['가입 경로', '회원 가입']);
    expect(await names(other)).toEqual([]);
    const theft = { statusCode: 404 };
    await expect(api(other).revise({ ...of(signUps._id), body: { name: '남의' } })).rejects.toMatchObject(
      theft,
    );
    await expect(api(other).remove(of(signUps._id))).rejects.toMatchObject(theft);
    const { report } = await api(one).revise({ ...of(signUps._id), body: { name: '주간 가입' } });
    expect(report).toEqual({ ...signUps, name: '주간 가입' });
    await api(one).remove(of(signUps._id));
    expect(await names(one)).toEqual(['가입 경로']);
  });

  test('of one administrator have different names, and the second is rejected at its field', async () => {
    const [one, other] = [await world.anAdministrator(), await world.anAdministrator()];
    await save(one, '가입');
    await save(other, '가입');
    const taken = { statusCode: 400, fields: { name: '같은 이름의 리포트가 있어요' } };
    await expect(save(one, ' 가입 ')).rejects.toMatchObject(taken);
    const { _id } = await save(one, '탈퇴', { kind: 'WITHDRAWALS' });
    await expect(api(one).revise({ ...of(_id), body: { name: '가입' } })).rejects.toMatchObject(taken);
  });

  test('are at most thirty, also when several are saved at once', async () => {
    const one = await world.anAdministrator();
    const others = 3;
    for (let place = others; place < SAVED_REPORTS_MAX; place += 1) await save(one, `리포트 ${place}`);
    const calls = Array.from({ length: 2 * others }, (_, place) => save(one, `새 리포트 ${place}`));
    const settled = await Promise.allSettled(calls);
    const rejections = settled.flatMap((call) => (call.status === 'rejected' ? [call.reason] : []));
    expect(rejections).toHaveLength(others);
    for (const rejection of rejections) expect(rejection).toMatchObject({ statusCode: 409 });
    expect(await names(one)).toHaveLength(SAVED_REPORTS_MAX);
  });

  test('of chosen days have days that a report can be about, and are never sent', async () => {
    const one = await world.anAdministrator();
    const own = { period: 'OWN', from: '2026-01-01', to: '2026-01-31' };
    expect(await save(one, '1월', own)).toMatchObject(own);
    const rejected = (name: string) => ({ statusCode: 400, fields: { [name]: expect.any(String) } });
    await expect(save(one, '없음', { period: 'OWN' })).rejects.toMatchObject(rejected('from'));
    await expect(save(one, '길어', { ...own, from: '2020-01-01' })).rejects.toMatchObject(rejected('from'));
    await expect(save(one, '거꾸로', { ...own, to: '2025-01-01' })).rejects.toMatchObject(rejected('to'));
    await expect(save(one, '매주', { ...own, isWeekly: true })).rejects.toMatchObject(rejected('isWeekly'));
    const week = await save(one, '이번 주', { from: '2026-01-01', to: '2026-01-31' });
    expect(week).toMatchObject({ from: null, to: null });
  });
});

describe('on Monday', () => {
  const run = () => world.app.jobs.runNow('send-weekly-reports');
  const received = async ({ user }: TestActor) => {
    const { items } = await world.api(await world.act(user), inbox).list({});
    return items.filter(({ kind }) => kind === 'REPORT_WEEKLY').map(({ text }) => text);
  };
  const toMonday = (monday: string) => {
    const at = new Date(`${monday}T08:30:00+09:00`);
    world.clock.advance((at.getTime() - world.clock.now().getTime()) / 1000);
  };

  test('each weekly report is sent once with the figures up to Sunday, only while they may be seen', async () => {
    const [one, other] = [await world.anAdministrator(), await world.anAdministrator()];
    for (const day of ['2031-03-01', '2031-03-03', '2031-03-09', '2031-03-10'])
      await world.aPerson({ createdAt: new Date(`${day}T12:00:00+09:00`) });
    await save(one, '가입', { isWeekly: true });
    await save(one, '보내지 않음');
    await save(other, '메시지', { kind: 'MESSAGES', split: 'DAY', isWeekly: true });
    await world.db.update(users).set({ role: 'EDITOR' }).where(eq(users.id, other.user.id));
    toMonday('2031-03-10');
    await Promise.all([run(), run()]);
    world.clock.advance(DAY);
    await run();
    expect(await received(one)).toEqual(['2031.03.03 ~ 2031.03.09 가입 2명, 그 전 같은 일수 동안은 1명.']);
    expect(await received(other)).toEqual([]);
    toMonday('2031-03-17');
    await run();
    expect(await received(one)).toHaveLength(2);
    world.clock.reset();
  });
});

describe('GET /api/console/statistics/reports/workbook', () => {
  const get = (query: QueryOf<typeof reports.export>) => world.answers(admin, reports).export({ query });

  test('needs a reason, which is recorded in the audit log', async () => {
    expect((await get(invalid({ kind: 'SIGN_UPS', split: 'KIND' }))).statusCode).toBe(400);
    const reason = `월간 보고 ${today()}`;
    const answer = await get({ kind: 'SIGN_UPS', split: 'KIND', reason });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(/report_\d{8}_\d{6}\.xlsx/);
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
    const logs = await world.db.select().from(auditLogs).where(eq(auditLogs.actorId, admin.user.id));
    expect(logs).toMatchObject([{ action: 'reports.export', subjectType: 'report', details: { reason } }]);
  });
});
