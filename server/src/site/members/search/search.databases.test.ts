import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { members } from '@ieum/contract/site/members/endpoints.ts';
import { withdrawals } from '@ieum/contract/site/withdrawals/endpoints.ts';
import { users } from '#account/users/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import { ngramsOf, haystackOf } from '#kit/search/ngrams.ts';
import { encryptCredential } from '../../../../test/credentials.ts';
import { PASSWORD, theWorld, type TestActor, type World } from '../../../../test/world.ts';
import { memberNgrams, memberTexts } from '../tables.ts';

let world: World;
let admin: TestActor;
beforeAll(async () => {
  world = await theWorld();
  admin = await world.anAdministrator();
});

const api = () => world.api(admin, members);

const DISTINCT = Array.from({ length: 60 }, (_, index) => String.fromCodePoint(0xb7ce + index * 7));
/** A name of syllables that no other test uses. */
const aName = (length: number): string =>
  Array.from({ length }, () => DISTINCT[Math.floor(Math.random() * DISTINCT.length)]).join('');
const find = async (searchValue: string) =>
  (await api().list({ query: { searchValue } })).users.map(({ _id }) => _id);
const textOf = async (userId: string) =>
  (await world.db.select().from(memberTexts).where(eq(memberTexts.rowId, userId)))[0]?.haystack;
const ngramsOfMember = async (userId: string) =>
  (await world.db.select().from(memberNgrams).where(eq(memberNgrams.rowId, userId)))[0]?.ngrams;

describe('members are found', () => {
  test('by every part of two syllables of their name, and by each syllable', async () => {
    const name = aName(5);
    const { user } = await world.aPerson({ name });
    for (let start = 0; start < 4; start++)
      expect(await find(name.slice(start, start + 2))).toContain(user.id);
    for (const syllable of name) expect(await find(syllable)).toContain(user.id);
    expect(await find(`${name.slice(3)} ${name.slice(0, 2)}`)).toContain(user.id);
    expect(await find(`${name}없음`)).toEqual([]);
    expect(await find(name.normalize('NFD'))).toEqual([user.id]);
  });

  test('by the name and the representative of their company, in any case, and by special characters', async () => {
    const [name, ceoName] = [`${aName(3)} R&D_100%`, aName(3)];
    const { user } = await world.aCompany({ name, ceoName });
    for (const text of ['r&D', '_100%', name.slice(1, 3), ceoName.slice(1), `${name.slice(0, 2)} ${ceoName}`])
      expect(await find(text)).toContain(user.id);
    expect(await find(`${name.slice(0, 3)} ${ceoName}x`)).toEqual([]);
  });

  test('by the present name only, whichever of account and company was renamed', async () => {
    const [before, after, ceoName] = [aName(4), aName(4), aName(4)];
    const { user } = await world.aCompany({ name: before });
    expect(await find(before)).toEqual([user.id]);
    await world.db.update(users).set({ name: after }).where(eq(users.id, user.id));
    await world.db.update(companies).set({ name: after, ceoName }).where(eq(companies.userId, user.id));
    expect(await find(before)).toEqual([]);
    expect(await find(after.slice(1, 3))).toContain(user.id);
    expect(await find(ceoName)).toEqual([user.id]);
  });

  test('by status and kind of account, counted without reading the accounts', async () => {
    const name = aName(3);
    const [person] = [await world.aPerson({ name }), await world.aPerson({ name: `${name}나` })];
    const company = await world.aCompany({ name });
    const list = async (query: object) => {
      const { users: found, count } = await api().list({ query: { searchValue: name, ...query } });
      expect(count).toBe(found.length);
      return found.map(({ _id }) => _id);
    };
    expect(await list({})).toHaveLength(3);
    expect(await list({ userType: 'COMPANY' })).toEqual([company.user.id]);
    await world.db.update(users).set({ status: 'BLOCKED' }).where(eq(users.id, person.user.id));
    expect(await list({ status: 'BLOCKED' })).toEqual([person.user.id]);
    await world.db.update(users).set({ status: 'WITHDRAWN' }).where(eq(users.id, company.user.id));
    expect(await list({})).toHaveLength(2);
    expect(await list({ status: 'WITHDRAWN' })).toEqual([company.user.id]);
  });

  test('in the order that was asked for, page by page', async () => {
    const name = aName(4);
    for (const last of ['다', '가', '나']) await world.aPerson({ name: `${name}${last}` });
    const query = { searchValue: name, limit: 2 };
    const list = (more: object, sort?: string) =>
      api().list({ query: { ...query, ...more }, headers: sort ? { sort } : {} });
    const first = await list({}, '{"name":1}');
    expect([first.count, first.users.length]).toEqual([3, 2]);
    const second = await list({ after: first.next ?? '' }, '{"name":1}');
    const ids = [...first.users, ...second.users].map(({ _id }) => _id);
    const rows = await world.db
      .select()
      .from(users)
      .where(sql`${users.name} like ${`${name}%`}`);
    const byName = rows.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(({ id }) => id);
    expect(ids).toEqual(byName);
    // The first one gets the last name; the order of joining stays.
    const [renamed] = byName;
    await world.db
      .update(users)
      .set({ name: `${name}하` })
      .where(eq(users.id, renamed ?? ''));
    const idsOf = ({ users: found }: Awaited<ReturnType<typeof list>>) => found.map(({ _id }) => _id);
    expect(idsOf(await list({ limit: 3 }, '{"name":-1}'))[0]).toBe(renamed);
    const byTime = rows.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
    const newest = byTime.map(({ id }) => id);
    expect(idsOf(await list({ limit: 3 }))).toEqual(newest);
    expect(idsOf(await list({ limit: 3, before: 'end' }))).toEqual(newest);
    expect(idsOf(await list({ limit: 2 }, '{"createdAt":1}'))).toEqual(newest.toReversed().slice(0, 2));
  });

  test('by two long words, also of parts that most members have', async () => {
    const [one, other] = [aName(5), aName(5)];
    const { user } = await world.aPerson({ name: `${one} ${other}` });
    await world.aPerson({ name: one });
    expect(await find(`${other} ${one}`)).toEqual([user.id]);
    await world.db.execute(sql`analyze member_texts`);
    expect(await find(`${user.username} ${other}`)).toEqual([user.id]);
    expect(await find(`${user.username}x ${other}`)).toEqual([]);
  });
});

test('the database computes the same n-grams as the code that reads a search', async () => {
  const spaces = '\t\n\v\f\r\u00a0\u1680\u2000\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';
  for (const text of ['홍길동', 'ÉCOLE école', '👩‍💻 𠮷野家', '한빛', `a${spaces.split('').join('b')}c`, 'x']) {
    const { user } = await world.aPerson({ name: text });
    const haystack = haystackOf([user.username, text]);
    expect(await textOf(user.id)).toBe(haystack);
    expect((await ngramsOfMember(user.id))?.toSorted()).toEqual(ngramsOf(haystack).toSorted());
  }
});

test('an erased member is found by nothing, and no text is left', async () => {
  const name = aName(6);
  const company = await world.aCompany({ name, ceoName: name });
  const { id } = company.user;
  const password = await encryptCredential(world, PASSWORD);
  const body = { password, reasons: ['OTHER' as const], reason: '이유' };
  expect((await world.answers(company, withdrawals).withdraw({ body })).statusCode).toBe(200);
  expect(await textOf(id)).toContain(name);
  const withdrawn = await api().listWithdrawn({ query: { searchValue: name.slice(1, 3) } });
  expect(withdrawn.users.map(({ _id }) => _id)).toContain(id);
  await world.drain();
  world.clock.advance(30 * 24 * 60 * 60 + 60);
  await world.app.jobs.runNow('erase-withdrawn');
  world.clock.reset();
  expect([await textOf(id), await ngramsOfMember(id)]).toEqual([undefined, undefined]);
});
