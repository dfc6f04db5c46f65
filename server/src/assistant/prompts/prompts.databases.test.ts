import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '@ieum/contract/common/endpoint.ts';
import { chatPrompts, consolePrompts } from '@ieum/contract/assistant/prompts/endpoints.ts';
import { PROMPTS_OF_GROUP_MAX } from '@ieum/contract/assistant/prompts/enums.ts';
import { settings as settingsContract } from '@ieum/contract/foundation/settings/endpoints.ts';
import { auditLogs } from '#foundation/audit/tables.ts';
import { settings } from '#foundation/settings/tables.ts';
import { raceUnguarded } from '../../../test/faults/races.ts';
import { openWorld, type TestActor, type World } from '../../../test/world.ts';
import { listActivePrompts } from './public.ts';
import { chatPrompts as table } from './tables.ts';

/** A separate world, because the groups are part of the one setting and prompts are bounded as a whole. */
let world: World;
let admin: TestActor;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.anAdministrator();
  return async () => {
    await world.app.close();
    await world.database.close();
  };
});
afterEach(async () => {
  await world.db.delete(table);
  await world.db.delete(settings);
});

const api = () => world.api(admin, consolePrompts);
const of = (id: string) => ({ params: { _prompt: id } });
type Draft = Call<typeof consolePrompts.create>['body'];
const saveGroups = (...names: string[]) =>
  api().saveGroups({ body: { groups: names.map((text) => ({ text })) } });
const create = async (input: Partial<Draft> = {}) => {
  const body = { group: '지원', query: '지원은 어떻게 하나요?', reply: '공고에서 지원해요.', ...input };
  return (await api().create({ body })).prompt;
};
const shown = () => world.api(undefined, chatPrompts).list();
const shownIds = async () => (await shown()).prompts.map(({ _id }) => _id);
const conflict = { statusCode: 409 };

describe('prompts of the chat', () => {
  test('are written, changed and deleted by an administrator, and each change is audited', async () => {
    await saveGroups('지원');
    const made = await create();
    expect(made).toMatchObject({ group: '지원', index: 10, isActive: true, version: 0 });
    const { prompt } = await api().revise({ ...of(made._id), body: { reply: '첫 줄\n둘째 줄', version: 0 } });
    expect(prompt).toMatchObject({ query: made.query, reply: '첫 줄\n둘째 줄', version: 1 });
    const late = api().revise({ ...of(made._id), body: { query: '늦은 질문', version: 0 } });
    await expect(late).rejects.toMatchObject(conflict);
    expect((await api().find(of(made._id))).prompt).toEqual(prompt);
    await api().remove(of(made._id));
    await expect(api().find(of(made._id))).rejects.toMatchObject({ statusCode: 404 });
    const logs = await world.db.select().from(auditLogs).where(eq(auditLogs.subjectId, made._id));
    expect(logs.map(({ action }) => action).toSorted()).toEqual([
      'chat-prompts.create',
      'chat-prompts.remove',
      'chat-prompts.revise',
    ]);
  });

  test('of two saves from the same version at once, one is stored and one gets the conflict', async () => {
    await saveGroups('지원');
    const { _id } = await create();
    const results = await Promise.allSettled(
      ['하나', '둘'].map((query) => api().revise({ ...of(_id), body: { query, version: 0 } })),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await api().find(of(_id))).prompt.version).toBe(1);
    const groups = [1, 2].map((n) => ({ text: `묶음 ${n}`, value: '지원' }));
    const { version } = await api().readGroups();
    const saves = await Promise.allSettled(
      groups.map((group) => api().saveGroups({ body: { groups: [group], version } })),
    );
    expect(saves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('are public by group and place while they are active, with their groups', async () => {
    await saveGroups('지원', '면접');
    const interview = await create({ group: '면접' });
    const second = await create();
    const first = await create({ index: 5 });
    const hidden = await create({ isActive: false });
    expect(await shownIds()).toEqual([first._id, second._id, interview._id]);
    const { prompts, groups } = await shown();
    expect(groups).toEqual([
      { text: '지원', value: '지원' },
      { text: '면접', value: '면접' },
    ]);
    expect(Object.keys(prompts[0] ?? {}).toSorted()).toEqual(['_id', 'group', 'index', 'query', 'reply']);
    expect((await listActivePrompts(world.db)).map(({ _id }) => _id)).toEqual(await shownIds());
    await api().revise({ ...of(hidden._id), body: { isActive: true } });
    await api().revise({ ...of(first._id), body: { isActive: false } });
    expect(await shownIds()).toEqual([second._id, hidden._id, interview._id]);
  });

  test('are found by every word of question and reply, and filtered by group and state', async () => {
    await saveGroups('지원', '계정');
    const apply = await create();
    const account = await create({
      group: '계정',
      query: 'Lost Password?',
      reply: '다시 정해요.',
      isActive: false,
    });
    const found = async (query: Call<typeof consolePrompts.list>['query']) =>
      (await api().list({ query })).prompts.map(({ _id }) => _id);
    expect(await found({})).toEqual([apply._id, account._id]);
    expect(await found({ searchValue: '다시 password' })).toEqual([account._id]);
    expect(await found({ searchValue: '다시 공고' })).toEqual([]);
    expect(await found({ group: '지원' })).toEqual([apply._id]);
    expect(await found({ active: 'false' })).toEqual([account._id]);
    const page = await api().list({ query: { limit: 1 } });
    expect(page).toMatchObject({ count: 2, prompts: [{ _id: apply._id }] });
    expect(await found({ limit: 1, after: page.next ?? '' })).toEqual([account._id]);
  });

  test('are ordered within their group; an incomplete order is rejected', async () => {
    await saveGroups('지원', '면접');
    const ids = [await create(), await create()].map(({ _id }) => _id).toReversed();
    const other = await create({ group: '면접' });
    const put = (_prompts: string[]) => api().reorder({ body: { group: '지원', _prompts } });
    expect((await put(ids)).prompts.map(({ _id }) => _id)).toEqual(ids);
    expect((await shownIds()).slice(0, 2)).toEqual(ids);
    for (const wrong of [ids.slice(1), [...ids, other._id], [ids[0] ?? '', ids[0] ?? '']])
      await expect(put(wrong)).rejects.toMatchObject(conflict);
    await api().revise({ ...of(other._id), body: { group: '지원' } });
    expect(await shownIds()).toEqual([...ids, other._id]);
  });

  test('of one group are a hundred at most, also when they are written at once', async () => {
    await saveGroups('지원', '면접');
    const draft = { group: '지원', query: '질문', reply: '답변' };
    await world.db.insert(table).values(Array.from({ length: PROMPTS_OF_GROUP_MAX - 1 }, () => draft));
    const results = await Promise.allSettled([create(), create(), create()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const fresh = await create({ group: '면접' });
    await expect(api().revise({ ...of(fresh._id), body: { group: '지원' } })).rejects.toMatchObject(conflict);
    const unguarded = await raceUnguarded(3, {
      read: async () => ((await world.db.$count(table)) < PROMPTS_OF_GROUP_MAX + 2 ? true : undefined),
      write: () => world.db.insert(table).values(draft),
    });
    expect(unguarded).toBe(3);
  });
});

describe('groups of prompts', () => {
  test('have their first name as value and can be renamed and reordered', async () => {
    const { groups, version } = await saveGroups('지원', '면접');
    expect(groups.map(({ value }) => value)).toEqual(['지원', '면접']);
    const prompt = await create();
    const renamed = [{ text: '면접' }, { text: '지원하기', value: '지원' }].map((group) => ({
      value: group.text,
      ...group,
    }));
    const after = await api().saveGroups({ body: { groups: renamed, version } });
    expect(after.groups).toEqual([
      { text: '면접', value: '면접', count: 0 },
      { text: '지원하기', value: '지원', count: 1 },
    ]);
    expect(await shownIds()).toEqual([prompt._id]);
    await expect(api().saveGroups({ body: { groups: [], version } })).rejects.toMatchObject(conflict);
  });

  test('with prompts cannot be removed, and prompts need a known group', async () => {
    await saveGroups('지원', '면접');
    await create();
    await expect(saveGroups('면접')).rejects.toMatchObject(conflict);
    expect((await saveGroups('지원')).groups).toHaveLength(1);
    const unknown = create({ group: '면접' });
    await expect(unknown).rejects.toMatchObject({ statusCode: 400, fields: { group: expect.any(String) } });
  });

  test('have different names', async () => {
    const twice = saveGroups('지원', '지원');
    const fields = { 'groups.1.text': '같은 이름의 묶음이 있어요' };
    await expect(twice).rejects.toMatchObject({ statusCode: 400, fields });
  });

  test('removed by the setting leave their prompts to the console alone', async () => {
    await saveGroups('지원');
    const prompt = await create();
    const { statusCode } = await world
      .answers(admin, settingsContract)
      .save({ body: { chatPromptGroups: [{ text: '면접', value: '면접' }] } });
    expect(statusCode).toBe(200);
    expect(await shownIds()).toEqual([]);
    expect(await api().readGroups()).toMatchObject({ ungrouped: 1, groups: [{ value: '면접', count: 0 }] });
    const { prompts } = await api().list({ query: { ungrouped: 'true' } });
    expect(prompts.map(({ _id }) => _id)).toEqual([prompt._id]);
    await api().revise({ ...of(prompt._id), body: { group: '면접' } });
    expect(await shownIds()).toEqual([prompt._id]);
  });
});
