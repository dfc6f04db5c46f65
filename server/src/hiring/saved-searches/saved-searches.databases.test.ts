import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { inbox } from '@ieum/contract/foundation/notifications/endpoints.ts';
import { savedSearchBounds } from '@ieum/contract/hiring/saved-searches/enums.ts';
import { savedSearches, type SavedFilter } from '@ieum/contract/hiring/saved-searches/endpoints.ts';
import { raceUnguarded } from '../../../test/faults/races.ts';
import { aRecruitment, aWord } from '../../../test/recruitment.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const api = (person: TestActor) => world.api(person, savedSearches);
const save = async (person: TestActor, name: string, filter: SavedFilter = { types: 'REGULAR' }) =>
  (await api(person).create({ body: { name, filter } })).search;
const names = async (person: TestActor) =>
  (await api(person).list({ query: { limit: 100 } })).searches.map(({ name }) => name);
const of = (id: string) => ({ params: { _search: id } });

describe('saved searches', () => {
  test('are listed with their filter, the newest first, renamed and deleted', async () => {
    const person = await world.aPerson();
    const filter = { searchValue: '무역', region: '서울,경기:성남시', pay: '30000000-', open: 'true' };
    const first = await save(person, '해외영업', filter);
    expect(first).toMatchObject({ name: '해외영업', filter, isNotified: true });
    world.clock.advance(1);
    await save(person, '물류');
    expect(await names(person)).toEqual(['물류', '해외영업']);
    const { search } = await api(person).revise({ ...of(first._id), body: { name: '수출 영업' } });
    expect(search).toEqual({ ...first, name: '수출 영업' });
    await api(person).remove(of(first._id));
    expect(await names(person)).toEqual(['물류']);
    await expect(api(person).remove(of(first._id))).rejects.toMatchObject({ statusCode: 404 });
  });

  test('of one person have different names, and the second is rejected at its field', async () => {
    const [person, other] = [await world.aPerson(), await world.aPerson()];
    await save(person, '해외영업');
    await save(other, '해외영업');
    const taken = { statusCode: 400, fields: { name: '같은 이름으로 저장한 검색이 있어요' } };
    await expect(save(person, ' 해외영업 ')).rejects.toMatchObject(taken);
    const second = await save(person, '물류');
    const renaming = api(person).revise({ ...of(second._id), body: { name: '해외영업' } });
    await expect(renaming).rejects.toMatchObject(taken);
  });

  test('need a name and a condition that the list knows', async () => {
    const person = await world.aPerson();
    const rejected = (fields: Record<string, unknown>) => ({ statusCode: 400, fields });
    await expect(save(person, ' ')).rejects.toMatchObject(rejected({ name: expect.any(String) }));
    await expect(save(person, '모두', {})).rejects.toMatchObject(rejected({ filter: expect.any(String) }));
    const unknown = rejected({ 'filter.types': expect.any(String) });
    await expect(save(person, '모름', { types: 'BOSS' })).rejects.toMatchObject(unknown);
    const exchanged = rejected({ pay: expect.any(String) });
    await expect(save(person, '거꾸로', { pay: '5-1' })).rejects.toMatchObject(exchanged);
    expect(await names(person)).toEqual([]);
  });

  test('are at most twenty, also when many are saved at once, and a deleted one makes room', async () => {
    const person = await world.aPerson();
    const calls = Array.from({ length: savedSearchBounds.searches + 5 }, (_, i) => save(person, `검색 ${i}`));
    const settled = await Promise.allSettled(calls);
    const rejections = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(rejections).toHaveLength(5);
    for (const rejection of rejections) expect(rejection).toMatchObject({ statusCode: 409 });
    const { searches } = await api(person).list({ query: { limit: 100 } });
    expect(searches).toHaveLength(savedSearchBounds.searches);
    await api(person).remove(of(searches[7]?._id ?? ''));
    await save(person, '마지막');
    await expect(save(person, '하나 더')).rejects.toMatchObject({ statusCode: 409 });
  });
});

test('counting saved searches first and inserting then, without a place each, would save more: this test can fail', async () => {
  const { user } = await world.aPerson();
  await world.db.execute(sql`create table naive_searches (user_id uuid)`);
  const ofUser = sql`from naive_searches where user_id = ${user.id}`;
  const insert = (count: number) =>
    world.db.execute(
      sql`insert into naive_searches select ${user.id}::uuid from generate_series(1, ${count}::int)`,
    );
  const count = async () =>
    Number((await world.db.execute(sql`select count(*)::int as n ${ofUser}`)).rows[0]?.['n']);
  await insert(savedSearchBounds.searches - 1);
  await raceUnguarded(5, {
    read: async () => ((await count()) < savedSearchBounds.searches ? true : undefined),
    write: () => insert(1),
  });
  const saved = await count();
  await world.db.execute(sql`drop table naive_searches`);
  expect(saved).toBeGreaterThan(savedSearchBounds.searches);
});

const DAY = 24 * 60 * 60;

describe('the notification of the morning', () => {
  const run = () => world.app.jobs.runNow('notify-of-new-recruitments');
  const nextDay = () => world.clock.advance(DAY);
  /** The texts of the person's notifications, the newest first; a session lasts a day. */
  const notifiedOf = async (person: TestActor) => {
    const actor = await world.act(person.user);
    const { items } = await world.api(actor, inbox).list({});
    return items.filter(({ kind }) => kind === 'SAVED_SEARCH_NEW').map(({ text }) => text);
  };
  const publish = async (subject: string) => aRecruitment(world, await world.aCompany(), { subject });

  test('says once what was published since the last time in each search', async () => {
    const person = await world.aPerson();
    const [trade, ship] = [aWord(), aWord()];
    await publish(`${trade} 먼저`);
    world.clock.advance(1);
    await save(person, '무역', { searchValue: trade });
    await save(person, '해운', { searchValue: ship });
    await save(person, '없음', { searchValue: aWord() });
    world.clock.advance(1);
    for (const subject of [trade, `${trade} 둘`, ship]) await publish(subject);
    nextDay();
    await run();
    await run();
    const many = '검색마다 새 공고 수를 알려 드려요: 무역 2, 해운 1';
    expect(await notifiedOf(person)).toEqual([many]);
    nextDay();
    await run();
    expect(await notifiedOf(person)).toHaveLength(1);
    await publish(`${ship} 셋`);
    nextDay();
    await run();
    expect(await notifiedOf(person)).toEqual(['‘해운’ 검색에 새 공고가 1건 있어요.', many]);
  });

  test('omits a search that is off, and what was published meanwhile is not new when it is on again', async () => {
    const person = await world.aPerson();
    const word = aWord();
    const { _id } = await save(person, '무역', { searchValue: word });
    const set = async (isNotified: boolean) =>
      api(await world.act(person.user)).revise({ ...of(_id), body: { isNotified } });
    await set(false);
    world.clock.advance(1);
    await publish(word);
    nextDay();
    await run();
    expect(await notifiedOf(person)).toEqual([]);
    await set(true);
    nextDay();
    await run();
    expect(await notifiedOf(person)).toEqual([]);
  });

  test('is sent once when two processes run the job together', async () => {
    const person = await world.aPerson();
    const word = aWord();
    await save(person, '무역', { searchValue: word });
    world.clock.advance(1);
    await publish(word);
    nextDay();
    await Promise.all([run(), run()]);
    expect(await notifiedOf(person)).toEqual(['‘무역’ 검색에 새 공고가 1건 있어요.']);
  });
});
