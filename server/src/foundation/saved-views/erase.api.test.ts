import { beforeAll, expect, test } from 'vitest';
import { savedViews as contract } from '@ieum/contract/foundation/saved-views/endpoints.ts';
import { newId } from '#kit/db/ids.ts';
import { aWord } from '../../../test/recruitment.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';
import { eraseSavedViews } from './erase.ts';

let world: World;
let admin: TestActor;
beforeAll(async () => {
  world = await theWorld();
  admin = await world.anAdministrator();
});

const look = { order: [], hidden: [], density: 'normal' as const };
const member = {
  userId: newId(),
  companyId: null,
  formerName: '탈퇴한 회원',
  username: 'hanbit01',
  name: '한 빛나',
  phone: '01012349876',
};
const subject = { ...member, email: 'Bitna@mail.example' };
const none = () => undefined;
const erase = () =>
  world.db.transaction((db) =>
    eraseSavedViews(
      { db, now: world.clock.now(), emit: async () => undefined, publish: none, afterCommit: none },
      subject,
    ),
  );

const queries: [typed: Record<string, string>, left: string][] = [
  [{ tab: 'all', q: '한빛나', sort: 'name.asc' }, 'tab=all&sort=name.asc'],
  [{ q: '한 빛나 과장' }, ''],
  [{ q: 'HANBIT01', state: 'OPEN' }, 'state=OPEN'],
  [{ q: '010-1234-9876', name: 'x' }, 'name=x'],
  [{ name: '한빛나', q: '다른 사람' }, 'q=%EB%8B%A4%EB%A5%B8+%EC%82%AC%EB%9E%8C'],
  [{ person: 'bitna@mail.example' }, ''],
];
/** These are no words of a search, or of somebody else. */
const others: Record<string, string>[] = [{ q: '한빛', tab: 'hanbit01' }, { q: '나' }, {}];

test('the views of administrators lose the words that name an erased member, and nothing else', async () => {
  const list = aWord();
  const api = world.api(admin, contract);
  const save = (input: Record<string, string>, name: string) =>
    api.create({ body: { ...look, list, name, query: new URLSearchParams(input).toString() } });
  const named: [string, string][] = [];
  for (const [index, [typed, left]] of queries.entries())
    named.push([(await save(typed, `보기 ${index}`)).view._id, left]);
  for (const [index, input] of others.entries()) {
    const { view } = await save(input, `다른 보기 ${index}`);
    named.push([view._id, view.query]);
  }
  const { view: titled } = await save({ tab: 'all' }, '한빛나 님 지원');
  await erase();
  await erase();
  const { views } = await api.list({ query: { list, limit: 100 } });
  const found = new Map(views.map((view) => [view._id, view]));
  for (const [id, left] of named) expect(found.get(id)?.query).toBe(left);
  expect(found.get(titled._id)).toMatchObject({
    name: `탈퇴한 회원 ${titled._id.slice(-6)}`,
    query: 'tab=all',
  });
  expect(JSON.stringify(views)).not.toContain('한빛나');
});
