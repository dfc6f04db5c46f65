import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { consoleNotices } from '@ieum/contract/content/notices/endpoints.ts';
import { questions } from '@ieum/contract/content/questions/endpoints.ts';
import { consoleSearch as contract } from '@ieum/contract/site/console-search/endpoints.ts';
import { users } from '#account/users/tables.ts';
import { newId } from '#kit/db/ids.ts';
import { aRecruitment } from '../../../test/recruitment.ts';
import { aPhone, theWorld, type TestActor, type World } from '../../../test/world.ts';

let world: World;
let admin: TestActor;
beforeAll(async () => {
  world = await theWorld();
  admin = await world.anAdministrator();
});

/** A text that no other test has. */
const rare = () => `찾${newId().slice(-8)}`;
const find = async (q: string, by = admin) => (await world.api(by, contract).find({ query: { q } })).groups;
const rowsOf = async (kind: string, q: string, by = admin) =>
  (await find(q, by)).find((group) => group.kind === kind)?.rows ?? [];
const idsOf = async (kind: string, q: string) => (await rowsOf(kind, q)).map(({ _id }) => _id);

describe('the search of the console', () => {
  test('finds members by the beginning of name and username, masked', async () => {
    const name = rare();
    const { user } = await world.aPerson({ name, phone: aPhone() });
    const masked = `찾${'*'.repeat(Array.from(name).length - 2)}${Array.from(name).at(-1)}`;
    const note = `${user.username} · 010****${user.phone.slice(-4)}`;
    const link = `/console/users/${user.id}`;
    const row = { _id: user.id, name: masked, note, state: null, link };
    expect(await rowsOf('members', name.slice(0, -1))).toEqual([row]);
    expect(await rowsOf('members', user.username.slice(0, -1).toUpperCase())).toEqual([row]);
    expect(await rowsOf('members', name.slice(1))).toEqual([]);
  });

  test('finds a telephone number by its last four digits or as a whole, never by hidden digits', async () => {
    const phone = aPhone();
    const { user } = await world.aPerson({ phone });
    expect(await idsOf('members', phone)).toEqual([user.id]);
    expect(await idsOf('members', `${phone.slice(0, 3)}-${phone.slice(3, 7)}-${phone.slice(7)}`)).toEqual([
      user.id,
    ]);
    expect((await idsOf('members', phone.slice(-4))).length).toBeGreaterThan(0);
    expect(await idsOf('members', phone.slice(3, 10))).toEqual([]);
    expect(await idsOf('members', phone.slice(0, 7))).toEqual([]);
  });

  test('lists the member with exactly this username first', async () => {
    const username = `z${newId().slice(-10)}`;
    const [exact] = await Promise.all([
      world.aPerson({ username, name: '힣길동' }),
      ...[1, 2].map((n) => world.aPerson({ username: `${username}${n}`, name: '가길동' })),
    ]);
    const ids = await idsOf('members', username);
    expect(ids).toHaveLength(3);
    expect(ids[0]).toBe(exact.user.id);
  });

  test('finds no member who has left', async () => {
    const name = rare();
    const { user } = await world.aPerson({ name });
    expect(await idsOf('members', name)).toEqual([user.id]);
    await world.db
      .update(users)
      .set({ status: 'WITHDRAWN' })
      .where(sql`${users.id} = ${user.id}`);
    expect(await idsOf('members', name)).toEqual([]);
  });

  test('finds companies with or without the form of their name, and their recruitments', async () => {
    const name = rare();
    const company = await world.aCompany({ name: `㈜${name}` });
    const subject = rare();
    const recruitmentId = await aRecruitment(world, company, { subject });
    expect(await rowsOf('companies', name)).toMatchObject([
      { name: `㈜${name}`, state: { value: 'APPROVED' }, link: `/console/users/${company.user.id}` },
    ]);
    expect(await idsOf('companies', `㈜${name}`)).toHaveLength(1);
    expect(await rowsOf('recruitments', subject.slice(1))).toMatchObject([
      { _id: recruitmentId, name: subject, note: `㈜${name}`, state: { value: 'ON_GOING' } },
    ]);
  });

  test('finds notices and questions, five of a kind at most', async () => {
    const word = rare();
    for (let i = 0; i < 6; i++)
      await world
        .api(admin, consoleNotices)
        .create({ body: { subject: `${word} ${i}`, content: '<p>안내</p>' } });
    const person = await world.aPerson();
    await world.api(person, questions).create({ body: { subject: `면접 ${word}`, content: '알려 주세요' } });
    const groups = await find(word);
    expect(groups.map(({ kind }) => kind)).toEqual(['notices', 'questions']);
    expect(groups[0]?.rows.map(({ name }) => name)).toEqual([5, 4, 3, 2, 1].map((i) => `${word} ${i}`));
    expect(groups[1]?.rows[0]).toMatchObject({ state: { domain: 'inquiry', value: 'ANSWER_AWAITING' } });
  });

  test('finds only what the rights of a role allow', async () => {
    const name = rare();
    const person = await world.aPerson({ name });
    await world.api(person, questions).create({ body: { subject: name, content: '알려 주세요' } });
    const kinds = async (by: TestActor) => (await find(name, by)).map(({ kind }) => kind);
    expect(await kinds(await world.anAdministrator('SUPPORT'))).toEqual(['members', 'questions']);
    expect(await kinds(await world.anAdministrator('EDITOR'))).toEqual([]);
    await expect(find(name, person)).rejects.toMatchObject({ statusCode: 403 });
  });

  test('takes what people type: percent signs, quotes, nothing but spaces', async () => {
    for (const q of ['%', '_', `'`, '\\', '㈜', '1234', 'ㄱ'])
      expect(Array.isArray(await find(q))).toBe(true);
    await expect(find('   ')).rejects.toMatchObject({ statusCode: 400 });
    await expect(find('가'.repeat(101))).rejects.toMatchObject({ statusCode: 400 });
  });
});
