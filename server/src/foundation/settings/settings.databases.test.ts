import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { DAILY_TOKENS, MONTHLY_TOKENS } from '@ieum/contract/foundation/settings/enums.ts';
import { settings as settingsContract } from '@ieum/contract/foundation/settings/endpoints.ts';
import { auditLogs } from '#foundation/audit/tables.ts';
import { decryptSecret } from '#platform/crypto.ts';
import type { BodyOf } from '../../../test/api.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';
import { settings } from './tables.ts';

let world: World;
let admin: TestActor;
beforeAll(async () => {
  world = await theWorld();
  admin = await world.anAdministrator();
  await world.db.delete(settings);
});

const answers = (actor: TestActor | undefined) => world.answers(actor, settingsContract);
afterEach(async () => {
  await world.db.delete(settings);
});

const KEY = 'sk-proj-Zx81Qm-very-secret';
const save = (body: BodyOf<typeof settingsContract.save>) => answers(admin).save({ body });
const readWhole = async () => (await world.api(admin, settingsContract).readWhole()).setting;
const read = (headers: Record<string, string> = {}) => answers(undefined).read({ headers });

describe('the setting', () => {
  test('has a greeting and a customer-service notice by default, in the caller’s language', async () => {
    const { setting } = (await read()).json();
    expect(setting).toMatchObject({ chatPromptGroups: [], openai: { enabled: false } });
    expect(setting.chatPromptAlerts.map(({ text }: { text: string }) => text)).toEqual([
      '인사말',
      '상담 안내',
    ]);
    const english = (await read({ 'accept-language': 'en' })).json().setting;
    expect(english.chatPromptAlerts[0]?.text).toBe('Greeting');
  });

  test('without a change is neither written nor recorded', async () => {
    const other = await world.anAdministrator();
    expect((await answers(other).save({ body: {} })).statusCode).toBe(200);
    expect((await readWhole()).updatedAt).toBeNull();
    const logs = await world.db.select().from(auditLogs).where(eq(auditLogs.actorId, other.user.id));
    expect(logs).toEqual([]);
  });

  test('says when it was saved only once it was', async () => {
    expect((await readWhole()).updatedAt).toBeNull();
    await save({ chatPromptGroups: [] });
    expect(Date.parse((await readWhole()).updatedAt ?? '')).toBeGreaterThan(0);
  });

  test('is stored as it was saved, also in parts, and the changes are audited', async () => {
    const alerts = [{ text: '안내', value: '점심시간에는 답이 늦어요.' }];
    const groups = [{ text: '지원', value: '지원은 어떻게 하나요?' }];
    expect((await save({ chatPromptAlerts: alerts })).statusCode).toBe(200);
    await save({ chatPromptGroups: groups, openai: { organization: 'org-1', project: 'p-1' } });
    expect(await readWhole()).toMatchObject({
      chatPromptAlerts: alerts,
      chatPromptGroups: groups,
      openai: { enabled: false, organization: 'org-1', project: 'p-1', apiKey: null },
    });
    expect((await save(await readWhole())).statusCode).toBe(200);
    expect((await read()).json().setting.chatPromptAlerts).toEqual(alerts);
    const logs = await world.db.select().from(auditLogs).where(eq(auditLogs.actorId, admin.user.id));
    expect(logs.some(({ details }) => details['fields'] === 'chatPromptAlerts')).toBe(true);
  });

  test('never shows the key or any part of it, and stores it encrypted', async () => {
    const answer = await save({ openai: { enabled: true, apiKey: KEY } });
    expect(answer.statusCode).toBe(200);
    const [row] = await world.db.select().from(settings);
    expect(row?.openaiKey).not.toContain(KEY);
    expect(decryptSecret(world.env.secrets, row?.openaiKey ?? '')).toBe(KEY);
    const shown = [answer.body, JSON.stringify(await readWhole()), (await read()).body];
    const logged = JSON.stringify(
      await world.db.select().from(auditLogs).where(eq(auditLogs.actorId, admin.user.id)),
    );
    for (const text of [...shown, logged]) expect(text).not.toMatch(/sk-proj|Zx81Qm|very-secret/);
    expect((await read()).json().setting.openai).toEqual({ enabled: true });
  });

  test('an empty or masked key leaves the stored one unchanged, null deletes it; without one it cannot be turned on', async () => {
    await save({ openai: { apiKey: KEY } });
    const { apiKey } = (await readWhole()).openai;
    await save({ openai: { apiKey } });
    await save({ openai: { apiKey: '' } });
    const [row] = await world.db.select().from(settings);
    expect(decryptSecret(world.env.secrets, row?.openaiKey ?? '')).toBe(KEY);
    await save({ openai: { apiKey: null } });
    expect((await readWhole()).openai.apiKey).toBeNull();
    const rejected = await save({ openai: { enabled: true } });
    expect(rejected.error().fields).toHaveProperty(['openai.apiKey']);
  });

  test('of OpenAI can be read and saved alone, with the key as a mask and without overwriting newer changes', async () => {
    const put = (body: BodyOf<typeof settingsContract.saveOpenAi>) => answers(admin).saveOpenAi({ body });
    const alerts = [{ text: '안내', value: '점심시간에는 답이 늦어요.' }];
    await save({ chatPromptAlerts: alerts });
    const { openai } = await world.api(admin, settingsContract).readOpenAi();
    expect(openai).toEqual({
      enabled: false,
      organization: null,
      project: null,
      model: null,
      dailyTokens: DAILY_TOKENS,
      monthlyTokens: MONTHLY_TOKENS,
      apiKey: null,
      version: 1,
    });
    const saved = await put({ enabled: true, organization: 'org-1', apiKey: KEY, version: openai.version });
    expect(saved.json().openai).toMatchObject({ enabled: true, organization: 'org-1', version: 2 });
    expect(saved.body).not.toMatch(/sk-proj|Zx81Qm|very-secret/);
    expect(await readWhole()).toMatchObject({ chatPromptAlerts: alerts, openai: { enabled: true } });
    const outdated = await put({ project: 'p-2', version: openai.version });
    expect(outdated.statusCode).toBe(409);
    expect(outdated.error().current).toEqual(saved.json().openai);
    expect((await put({ apiKey: null })).error().fields).toHaveProperty(['apiKey']);
    expect((await answers(undefined).readOpenAi()).statusCode).toBe(401);
  });

  test('rejects empty and overlong values', async () => {
    expect((await save({ chatPromptAlerts: [{ text: '', value: 'x' }] })).statusCode).toBe(400);
    const many = Array.from({ length: 51 }, () => ({ text: 'a', value: 'b' }));
    expect((await save({ chatPromptGroups: many })).statusCode).toBe(400);
    const twice = ['지원', '면접'].map((text) => ({ text, value: '같은 값' }));
    const rejected = await save({ chatPromptGroups: twice });
    expect(rejected.error().fields).toEqual({ chatPromptGroups: '값이 같은 질문 묶음이 있어요' });
  });

  test('says who runs the site in the reader’s language, in Korean where a text is missing', async () => {
    expect((await read()).json().setting.business).toMatchObject({ name: '이음무역센터', phone: '' });
    const name = { ko: '한강무역센터', en: 'Hangang Trade Centre', cn: '' };
    const saved = await save({ business: { name, registrationNumber: ' 120-81-00000 ' } });
    expect(saved.statusCode).toBe(200);
    await save({ business: { phone: '02-123-4567' } });
    const english = (await read({ 'accept-language': 'en' })).json().setting.business;
    const details = { registrationNumber: '120-81-00000', phone: '02-123-4567', address: '' };
    expect(english).toMatchObject({ name: 'Hangang Trade Centre', ...details });
    const chinese = (await read({ 'accept-language': 'zh' })).json().setting.business;
    expect(chinese).toMatchObject({ name: '한강무역센터', ...details });
  });

  test('rejects a faulty e-mail address and overlong details of who runs the site, at the field', async () => {
    const rejected = await save({ business: { email: 'centre@', phone: '0'.repeat(61) } });
    expect(rejected.statusCode).toBe(400);
    expect(Object.keys(rejected.error().fields)).toEqual(
      expect.arrayContaining(['business.email', 'business.phone']),
    );
  });
});
