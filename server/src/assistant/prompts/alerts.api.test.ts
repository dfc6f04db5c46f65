import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { promptAlerts } from '@ieum/contract/assistant/prompts/endpoints.ts';
import { settings as settingsContract } from '@ieum/contract/foundation/settings/endpoints.ts';
import { auditLogs } from '#foundation/audit/tables.ts';
import { settings } from '#foundation/settings/tables.ts';
import type { BodyOf } from '../../../test/api.ts';
import { openWorld, type TestActor, type World } from '../../../test/world.ts';

/** A separate world, because the notices are part of the one setting. */
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
  await world.db.delete(settings);
});

const api = () => world.api(admin, promptAlerts);
const of = (id: string) => ({ params: { _alert: id } });
const list = async () => (await api().list({ query: {} })).promptAlerts;
const shown = async (language = 'ko') => {
  const headers = { 'accept-language': language };
  const answer = await world.answers(undefined, settingsContract).read({ headers });
  return answer.json().setting.chatPromptAlerts as { text: string; value: string }[];
};
const names = async (language?: string) => (await shown(language)).map(({ text }) => text);
const put = (body: BodyOf<typeof settingsContract.save>) =>
  world.answers(admin, settingsContract).save({ body });

describe('notices of the chat', () => {
  test('are the two defaults before anybody writes one, under the same ids at every reading', async () => {
    const before = await list();
    expect(before.map(({ text }) => text)).toEqual(['인사말', '상담 안내']);
    expect(await list()).toEqual(before);
    expect((await api().find(of(before[0]?._id ?? ''))).promptAlert).toEqual(before[0]);
    expect(await api().list({ query: { skip: 1 } })).toEqual({ promptAlerts: before.slice(1), count: 2 });
  });

  test('are written, changed and deleted, shown at once, and each change is audited', async () => {
    const body = { text: '점심시간', value: '12시부터 1시까지는 답이 늦어요.' };
    const { promptAlert } = await api().create({ body });
    expect(promptAlert).toMatchObject({ ...body, version: 0 });
    expect(await names()).toEqual(['인사말', '상담 안내', '점심시간']);
    const changed = await api().revise({ ...of(promptAlert._id), body: { text: '점심 안내', version: 0 } });
    expect(changed.promptAlert).toEqual({ ...promptAlert, text: '점심 안내', version: 1 });
    const late = api().revise({ ...of(promptAlert._id), body: { text: '늦은 안내', version: 0 } });
    await expect(late).rejects.toMatchObject({ statusCode: 409 });
    await api().remove(of(promptAlert._id));
    expect(await names()).toEqual(['인사말', '상담 안내']);
    await expect(api().remove(of(promptAlert._id))).rejects.toMatchObject({ statusCode: 404 });
    const logs = await world.db.select().from(auditLogs).where(eq(auditLogs.subjectId, promptAlert._id));
    expect(logs.map(({ action }) => action).toSorted()).toEqual([
      'chat-alerts.create',
      'chat-alerts.remove',
      'chat-alerts.revise',
    ]);
  });

  test('that nobody has changed stay in every reader’s language, whatever else was written', async () => {
    const [greeting] = await list();
    await api().create({ body: { text: '점심시간', value: '12시부터' } });
    expect(await names('en')).toEqual(['Greeting', 'When we answer', '점심시간']);
    await api().revise({ ...of(greeting?._id ?? ''), body: { text: '환영합니다' } });
    expect(await names('en')).toEqual(['환영합니다', 'When we answer', '점심시간']);
    const { chatPromptAlerts } = (await world.api(admin, settingsContract).readWhole()).setting;
    expect((await put({ chatPromptAlerts })).statusCode).toBe(200);
    expect(await names('en')).toEqual(['환영합니다', 'When we answer', '점심시간']);
  });

  test('are shown in the order that was saved; an incomplete one is rejected', async () => {
    const ids = (await list()).map(({ _id }) => _id).toReversed();
    const reorder = (_alerts: string[]) => api().reorder({ body: { _alerts } });
    await reorder(ids);
    expect(await names()).toEqual(['상담 안내', '인사말']);
    for (const wrong of [ids.slice(1), [ids[0] ?? '', ids[0] ?? '']])
      await expect(reorder(wrong)).rejects.toMatchObject({ statusCode: 409 });
  });

  test('keep their ids when the whole setting is saved, and get one when they had none', async () => {
    await world.db.insert(settings).values({ chatPromptAlerts: [{ text: '옛', value: '안내' }] });
    const [old] = await list();
    expect((await list())[0]?._id).toBe(old?._id);
    const renamed = { _id: old?._id, text: '새', value: '안내' };
    expect((await put({ chatPromptAlerts: [renamed, { text: '둘째', value: '안내' }] })).statusCode).toBe(
      200,
    );
    const [first, second] = await list();
    expect(first).toEqual({ ...renamed, version: 1 });
    expect(second).toMatchObject({ text: '둘째', version: 0 });
    await api().remove(of(first?._id ?? ''));
    expect(await list()).toEqual([second]);
  });

  test('written at once are all stored, fifty at most', async () => {
    const texts = Array.from({ length: 51 }, (_, index) => `안내 ${index}`);
    const results = await Promise.allSettled(
      texts.map((text) => api().create({ body: { text, value: '내용' } })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(48);
    expect(await names()).toHaveLength(50);
  });
});
