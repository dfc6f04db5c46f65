import { beforeAll, describe, expect, test } from 'vitest';
import { savedViewBounds } from '@ieum/contract/foundation/saved-views/enums.ts';
import { savedViews } from '@ieum/contract/foundation/saved-views/endpoints.ts';
import { aWord } from '../../../test/recruitment.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const api = (administrator: TestActor) => world.api(administrator, savedViews);
const look = { query: 'tab=company&sort=name.asc', order: ['member'], hidden: ['email'], density: 'compact' };
const of = (id: string) => ({ params: { _view: id } });

const save = async (administrator: TestActor, list: string, name: string) =>
  (await api(administrator).create({ body: { ...look, density: 'compact', list, name } })).view;
const listed = async (administrator: TestActor, list: string) =>
  (await api(administrator).list({ query: { list, limit: 100 } })).views;
const names = async (administrator: TestActor, list: string) =>
  (await listed(administrator, list)).map(({ name }) => name);
const defaults = async (administrator: TestActor, list: string) =>
  (await listed(administrator, list)).filter(({ isDefault }) => isDefault).map(({ name }) => name);

describe('saved views', () => {
  test('are listed by list and name, changed and deleted', async () => {
    const administrator = await world.anAdministrator('VIEWER');
    const list = aWord();
    const second = await save(administrator, list, '나');
    const first = await save(administrator, list, '가');
    await save(administrator, aWord(), '다른 목록');
    expect(first).toMatchObject({ ...look, list, name: '가', isDefault: false });
    expect(await names(administrator, list)).toEqual(['가', '나']);
    const { view } = await api(administrator).revise({ ...of(first._id), body: { name: '다', query: '' } });
    expect(view).toEqual({ ...first, name: '다', query: '' });
    await api(administrator).remove(of(second._id));
    expect(await names(administrator, list)).toEqual(['다']);
    await expect(api(administrator).remove(of(second._id))).rejects.toMatchObject({ statusCode: 404 });
  });

  test('of one administrator are missing for every other one', async () => {
    const [owner, other] = [await world.anAdministrator(), await world.anAdministrator()];
    const list = aWord();
    const { _id } = await save(owner, list, '가');
    expect(await names(other, list)).toEqual([]);
    const missing = { statusCode: 404 };
    await expect(api(other).revise({ ...of(_id), body: { name: '나' } })).rejects.toMatchObject(missing);
    await expect(api(other).remove(of(_id))).rejects.toMatchObject(missing);
    expect(await names(owner, list)).toEqual(['가']);
  });

  test('of one list have different names, and the second is rejected at its field', async () => {
    const administrator = await world.anAdministrator();
    const list = aWord();
    await save(administrator, list, '가');
    await save(administrator, aWord(), '가');
    const taken = { statusCode: 400, fields: { name: '같은 이름의 보기가 있어요' } };
    await expect(save(administrator, list, ' 가 ')).rejects.toMatchObject(taken);
    const { _id } = await save(administrator, list, '나');
    const renaming = api(administrator).revise({ ...of(_id), body: { name: '가' } });
    await expect(renaming).rejects.toMatchObject(taken);
  });

  test('are at most twenty for a list, also when many are saved at once', async () => {
    const administrator = await world.anAdministrator();
    const list = aWord();
    const calls = Array.from({ length: savedViewBounds.views + 3 }, (_, i) =>
      save(administrator, list, `보기 ${i}`),
    );
    const settled = await Promise.allSettled(calls);
    const rejected = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(rejected).toHaveLength(3);
    for (const reason of rejected) expect(reason).toMatchObject({ statusCode: 409 });
    expect(await names(administrator, list)).toHaveLength(savedViewBounds.views);
    await save(administrator, aWord(), '다른 목록');
  });

  test('have one default for a list, the last one chosen', async () => {
    const administrator = await world.anAdministrator();
    const list = aWord();
    const first = await save(administrator, list, '가');
    const second = await save(administrator, list, '나');
    const choose = (id: string, isDefault: boolean) =>
      api(administrator).revise({ ...of(id), body: { isDefault } });
    await choose(first._id, true);
    await choose(second._id, true);
    await choose(second._id, true);
    expect(await defaults(administrator, list)).toEqual(['나']);
    await choose(second._id, false);
    expect(await defaults(administrator, list)).toEqual([]);
  });

  test('have one default also when several are chosen at once', async () => {
    const administrator = await world.anAdministrator();
    const list = aWord();
    const views = await Promise.all(['가', '나', '다', '라'].map((name) => save(administrator, list, name)));
    const body = { isDefault: true };
    await Promise.all(
      views.flatMap(({ _id }) => [0, 1].map(() => api(administrator).revise({ ...of(_id), body }))),
    );
    expect(await defaults(administrator, list)).toHaveLength(1);
  });
});
