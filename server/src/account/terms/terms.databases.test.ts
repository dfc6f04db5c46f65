import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { publishing } from '@ieum/contract/foundation/publishing/endpoints.ts';
import { terms as termsContract } from '@ieum/contract/account/terms/endpoints.ts';
import { auditLogs } from '#foundation/audit/tables.ts';
import { cleanHtml } from '#platform/files/html.ts';
import { addDays, seoulDay, startOfSeoulDay } from '#kit/dates.ts';
import { newId } from '#kit/db/ids.ts';
import { type BodyOf, invalid } from '../../../test/api.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';
import { findPolicyPassages, seedTerms } from './public.ts';
import { terms, termsAgreements } from './tables.ts';

let world: World;
let admin: TestActor;
beforeAll(async () => {
  world = await theWorld();
  await seedTerms({ db: world.db, now: world.clock.now() });
  admin = await world.anAdministrator();
});

const api = (actor: TestActor | undefined) => world.api(actor, termsContract);
const answers = (actor: TestActor | undefined) => world.answers(actor, termsContract);
const of = (id: string) => ({ params: { _terms: id } });

type Wire = {
  _id: string;
  code: string;
  necessary: boolean;
  userType: string | null;
  content: string;
  version: number;
};
/** The initial terms of every installation; other tests add their own. */
const FIRST = ['service', 'privacy', 'person', 'company', 'marketing'];
const listed = async (userType: 'PERSON' | 'COMPANY') =>
  (await api(undefined).list({ query: { userType } })).termsList;
const aDraft = () => ({
  code: `t${newId().slice(-12)}`,
  userType: 'PERSON' as const,
  subject: '교육 안내 동의',
  content: '<p>내용</p>',
  necessary: false,
  index: 90,
});
const aRow = (): typeof terms.$inferInsert => {
  const { necessary: isNecessary, index: position, ...row } = aDraft();
  return { ...row, isNecessary, position };
};
const create = async (body: Partial<BodyOf<typeof termsContract.create>> = {}) =>
  answers(admin).create({ body: { ...aDraft(), ...body } });
const revise = (id: string, body: BodyOf<typeof termsContract.revise>) =>
  answers(admin).revise({ ...of(id), body });
const remove = (id: string) => answers(admin).remove(of(id));

describe('GET /api/v1/terms', () => {
  test('every installation has the terms of both kinds of members, required ones first', async () => {
    const person = await listed('PERSON');
    expect(person.filter(({ necessary }) => necessary).map(({ code }) => code)).toEqual([
      'service',
      'privacy',
      'person',
    ]);
    expect(person.some(({ necessary }) => !necessary)).toBe(true);
    const company = (await listed(invalid('company'))).filter(({ necessary }) => necessary);
    expect(company.map(({ code }) => code)).toEqual(['service', 'privacy', 'company']);
  });

  test('the initial terms are complete and contain only safe markup', async () => {
    const all = [...(await listed('PERSON')), ...(await listed('COMPANY'))];
    const first = all.filter(({ code }) => FIRST.includes(code));
    expect(new Set(first.map(({ code }) => code))).toEqual(new Set(FIRST));
    for (const { content } of first) {
      expect(content.length).toBeGreaterThan(100);
      expect(cleanHtml(content)).toBe(content);
    }
  });

  test('seeding again changes nothing that an administrator wrote', async () => {
    const { _id: id } = (await api(undefined).find({ params: { code: 'service' } })).terms;
    await revise(id, { subject: '이용약관 (개정)' });
    await seedTerms({ db: world.db, now: world.clock.now() });
    expect((await api(undefined).find({ params: { code: 'service' } })).terms.subject).toBe(
      '이용약관 (개정)',
    );
    await revise(id, { subject: '이용약관' });
  });

  test('terms are found by their code, an unknown code is 404, an unknown type 400', async () => {
    expect((await api(undefined).find({ params: { code: 'privacy' } })).terms.subject).toBe(
      '개인정보처리방침',
    );
    expect((await answers(undefined).find({ params: { code: 'nothing' } })).statusCode).toBe(404);
    expect((await answers(undefined).list({ query: { userType: 'ADMIN' } })).statusCode).toBe(400);
  });
});

describe('console terms', () => {
  test('new terms appear in the sign-up form of their kind and are audited', async () => {
    const made = (await create()).json().terms as Wire;
    expect((await listed('PERSON')).map(({ _id: id }) => id)).toContain(made._id);
    expect((await listed('COMPANY')).map(({ _id: id }) => id)).not.toContain(made._id);
    const [log] = await world.db.select().from(auditLogs).where(eq(auditLogs.subjectId, made._id));
    expect(log).toMatchObject({ action: 'terms.create', actorId: admin.user.id });
  });

  test('changed content is a new version, a changed heading is not', async () => {
    const { _id: id } = (await create()).json().terms as Wire;
    expect((await revise(id, { subject: '다른 제목' })).json().terms.version).toBe(1);
    expect((await revise(id, { content: '<p>고친 내용</p>' })).json().terms.version).toBe(2);
    expect((await revise(id, { content: '<p>고친 내용</p>' })).json().terms.version).toBe(2);
  });

  test('scripts are removed', async () => {
    const { content } = (await create({ content: '<p onclick="x()">가<script>alert(1)</script></p>' })).json()
      .terms;
    expect(content).toBe('<p>가</p>');
  });

  test('a code is unique and well formed', async () => {
    const { code } = (await create()).json().terms;
    expect((await create({ code })).error().fields).toHaveProperty('code');
    expect((await create({ code: 'Not Good' })).statusCode).toBe(400);
  });

  test('the basic terms cannot be deleted or get another code', async () => {
    const { _id: id } = (await api(undefined).find({ params: { code: 'person' } })).terms;
    expect((await remove(id)).statusCode).toBe(409);
    expect((await revise(id, { code: 'other' })).statusCode).toBe(400);
  });

  test('terms that somebody agreed to cannot be deleted; hidden ones are not in the sign-up form', async () => {
    const { _id: id } = (await create()).json().terms as Wire;
    const { user } = await world.aPerson();
    await world.db
      .insert(termsAgreements)
      .values({ userId: user.id, termsId: id, version: 1, agreedAt: new Date() });
    expect((await remove(id)).statusCode).toBe(409);
    expect((await revise(id, { isListed: false })).statusCode).toBe(200);
    expect((await listed('PERSON')).map(({ _id }) => _id)).not.toContain(id);
  });

  test('any other terms can be deleted', async () => {
    const { _id: id } = (await create()).json().terms as Wire;
    expect((await remove(id)).statusCode).toBe(200);
    expect(await world.db.select().from(terms).where(eq(terms.id, id))).toEqual([]);
    expect((await remove(id)).statusCode).toBe(404);
  });

  test('the list includes hidden terms', async () => {
    const { _id: id } = (await create({ isListed: false })).json().terms as Wire;
    const { termsList } = await api(admin).listAll({ query: { limit: 100 } });
    expect(termsList.map(({ _id }: Wire) => _id)).toContain(id);
  });
});

test('a question about how long data are kept finds the part about it, not one that mentions it', async () => {
  const found = await findPolicyPassages(world.db, '개인정보는 얼마나 보관하나요');
  const privacy = found.find(({ link }) => link === '/privacy-policy');
  expect(privacy?.text).toContain('2. 보관 기간');
});

describe('versions of terms', () => {
  const versionsOf = async (id: string) => {
    const { versions } = await api(admin).listVersions(of(id));
    return versions as { version: number; writer: { name: string } | null; agreementCount: number }[];
  };
  const versionOf = async (id: string, version: number | string) =>
    answers(admin).findVersion({ params: { _terms: id, version: String(version) } });

  test('store every wording with its author; the same content makes no new version', async () => {
    const { _id: id } = (await create({ content: '<p>처음</p>' })).json().terms as Wire;
    expect((await revise(id, { content: '<p>다음</p>' })).json().terms.version).toBe(2);
    await revise(id, { content: '<p>다음</p>', subject: '제목만', necessary: true });
    expect((await versionsOf(id)).map(({ version, writer }) => [version, writer?.name])).toEqual([
      [2, admin.user.name],
      [1, admin.user.name],
    ]);
    expect((await versionOf(id, 1)).json().version.content).toBe('<p>처음</p>');
    expect((await versionOf(id, 2)).json().version.content).toBe('<p>다음</p>');
    for (const unknown of [3, 'x', '1.5']) expect((await versionOf(id, unknown)).statusCode).toBe(404);
  });

  test('show how many agreed to which wording', async () => {
    const { _id: id } = (await create()).json().terms as Wire;
    const agree = async (version: number) => {
      const { user } = await world.aPerson();
      const agreement = { userId: user.id, termsId: id, version, agreedAt: world.clock.now() };
      await world.db.insert(termsAgreements).values(agreement);
    };
    await agree(1);
    await revise(id, { content: '<p>고침</p>' });
    await agree(2);
    await agree(2);
    expect((await versionsOf(id)).map(({ agreementCount }) => agreementCount)).toEqual([2, 1]);
  });

  test('include the initial terms of an installation', async () => {
    const { _id: id } = (await api(undefined).find({ params: { code: 'service' } })).terms;
    expect(await versionsOf(id)).toMatchObject([{ version: 1, writer: null }]);
  });
});

describe('a version that is in force from a later day', () => {
  const dayAfter = (days: number) => addDays(seoulDay(world.clock.now()), days);
  const published = async (code: string) =>
    (await api(undefined).listPublished({ params: { code } })).versions;
  const textOf = async (code: string, version: number | string) => {
    const answer = await answers(undefined).findPublished({ params: { code, version: String(version) } });
    return answer.statusCode === 404 ? undefined : answer.json().version.content;
  };
  const plan = async (days: number) => {
    const { _id: id, code } = (await create({ content: '<p>지금</p>' })).json().terms as Wire;
    const planned = { content: '<p>나중</p>', effectiveOn: dayAfter(days), note: '바꾼 까닭' };
    expect((await revise(id, planned)).json().terms).toMatchObject({ version: 1, content: '<p>지금</p>' });
    return { id, code };
  };

  test('can be read before, while the present one stays in force', async () => {
    const { code } = await plan(7);
    expect(await published(code)).toMatchObject([
      {
        version: 2,
        state: 'PLANNED',
        note: '바꾼 까닭',
        effectiveAt: startOfSeoulDay(dayAfter(7)).toISOString(),
      },
      { version: 1, state: 'PRESENT', note: '' },
    ]);
    expect(await textOf(code, 'present')).toBe('<p>지금</p>');
    expect(await textOf(code, 2)).toBe('<p>나중</p>');
    for (const unknown of ['3', 'x', '0']) expect(await textOf(code, unknown)).toBeUndefined();
    expect((await answers(undefined).listPublished({ params: { code: 'nothing' } })).statusCode).toBe(404);
  });

  test('is in the calendar from its day, and the present one until then', async () => {
    const { id } = await plan(30);
    const day = dayAfter(30);
    const entriesOf = async (from: string, to: string) => {
      const { entries } = await world.api(admin, publishing).calendar({ query: { from, to } });
      return entries.filter(({ kind, _id }) => kind === 'terms' && _id === id);
    };
    const begins = startOfSeoulDay(day).toISOString();
    expect(await entriesOf(dayAfter(29), day)).toMatchObject([
      { state: 'PUBLISHED', endsAt: begins },
      { state: 'PLANNED', startsAt: begins, endsAt: null },
    ]);
    expect(await entriesOf(day, dayAfter(31))).toMatchObject([{ state: 'PLANNED', startsAt: begins }]);
  });

  test('comes into force on its day, over what was saved before', async () => {
    const { id, code } = await plan(2);
    expect((await revise(id, { content: '<p>바로</p>' })).json().terms.version).toBe(3);
    const enforce = () => world.app.jobs.runNow('enforce-terms');
    await enforce();
    expect(await textOf(code, 'present')).toBe('<p>바로</p>');
    world.clock.advance(2 * 86_400);
    await enforce();
    await enforce();
    expect((await published(code)).map(({ version, state }) => [version, state])).toEqual([
      [2, 'PRESENT'],
      [3, 'PAST'],
      [1, 'PAST'],
    ]);
    expect((await api(undefined).find({ params: { code } })).terms).toMatchObject({
      version: 2,
      content: '<p>나중</p>',
    });
    admin = await world.anAdministrator();
    expect((await revise(id, { content: '<p>그 뒤</p>' })).json().terms.version).toBe(4);
    await enforce();
    expect(await textOf(code, 'present')).toBe('<p>그 뒤</p>');
  });

  test('can be cancelled until then, and no other', async () => {
    const { id, code } = await plan(7);
    const cancel = (version: number | string) =>
      answers(admin).cancelVersion({ params: { _terms: id, version: String(version) } });
    expect((await cancel(1)).statusCode).toBe(409);
    expect((await cancel('x')).statusCode).toBe(404);
    expect((await cancel(2)).statusCode).toBe(200);
    expect((await cancel(2)).statusCode).toBe(404);
    expect(await published(code)).toMatchObject([{ version: 1, state: 'PRESENT' }]);
    const [log] = await world.db
      .select()
      .from(auditLogs)
      .where(and(eq(auditLogs.subjectId, id), eq(auditLogs.action, 'terms.cancelVersion')));
    expect(log?.details).toMatchObject({ version: 2 });
  });

  test('cannot be in force before tomorrow', async () => {
    const { _id: id } = (await create()).json().terms as Wire;
    for (const days of [0, -1])
      expect(
        (await revise(id, { content: '<p>나중</p>', effectiveOn: dayAfter(days) })).error().fields,
      ).toHaveProperty('effectiveOn');
  });
});

describe('PUT /api/console/terms/order', () => {
  test('reorders the sign-up form, and rejects an incomplete list', async () => {
    const [one, other] = [(await create()).json().terms as Wire, (await create()).json().terms as Wire];
    const all = (await api(admin).listAll({ query: { limit: 100 } })).termsList;
    const rest = all.map(({ _id: id }) => id).filter((id) => id !== one._id && id !== other._id);
    const order = (ids: string[]) => answers(admin).reorder({ body: { _terms: ids } });
    expect((await order([...rest, other._id, one._id])).statusCode).toBe(200);
    const shown = (await listed('PERSON')).map(({ _id: id }) => id);
    expect(shown.slice(-2)).toEqual([other._id, one._id]);
    expect((await order(rest)).statusCode).toBe(409);
  });

  test('an order waits for terms that are being added, and is rejected without them', async () => {
    const all = (await api(admin).listAll({ query: { limit: 100 } })).termsList;
    const reorder = () => answers(admin).reorder({ body: { _terms: all.map(({ _id: id }) => id) } });
    const ordering = await world.db.transaction(async (db) => {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('terms', 0))`);
      const waiting = reorder();
      await Promise.race([waiting, setTimeout(200)]);
      await db.insert(terms).values(aRow());
      return { answer: waiting };
    });
    expect((await ordering.answer).statusCode).toBe(409);
  });

  test('an order of what was read, when more was added since, leaves those without a place: this test can fail', async () => {
    const all = (await api(admin).listAll({ query: { limit: 100 } })).termsList;
    await create();
    const order = sql.param(all.map(({ _id: id }) => id));
    const position = sql`array_position(${order}::uuid[], ${terms.id})`;
    await expect(world.db.update(terms).set({ position })).rejects.toHaveProperty('cause.column', 'position');
  });
});

test('there are at most a hundred terms', async () => {
  const free = 100 - (await world.db.$count(terms));
  const rows = Array.from({ length: free - 1 }, aRow);
  const made = await world.db.insert(terms).values(rows).returning({ id: terms.id });
  const last = await create();
  expect(last.statusCode).toBe(200);
  expect((await create()).statusCode).toBe(409);
  const ids = [...made.map(({ id }) => id), last.json().terms._id as string];
  await world.db.delete(terms).where(inArray(terms.id, ids));
});
