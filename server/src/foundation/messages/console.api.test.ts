import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { messages as messagesContract } from '@ieum/contract/foundation/messages/endpoints.ts';
import { accessRecords, auditLogs } from '#foundation/audit/tables.ts';
import { newId } from '#kit/db/ids.ts';
import { inTransaction } from '#kit/transaction.ts';
import { aMail } from '../../../test/messages/mails.ts';
import { type QueryOf, invalid } from '../../../test/api.ts';
import { aPhone, theWorld, type TestActor, type World } from '../../../test/world.ts';
import { queueMessage } from './public.ts';
import { messages } from './tables.ts';

let world: World;
let admin: TestActor;
beforeAll(async () => {
  world = await theWorld();
  admin = await world.anAdministrator();
});

const api = () => world.api(admin, messagesContract);
const answers = (actor: TestActor | undefined) => world.answers(actor, messagesContract);
const of = (id: string) => ({ params: { _message: id } });

const queue = (outgoing: Parameters<typeof queueMessage>[1]) =>
  inTransaction(
    { db: world.db, now: world.clock.now, onError: () => undefined, wake: async () => undefined },
    (work) => queueMessage(work, outgoing),
  );
const rowsOf = async (query: QueryOf<typeof messagesContract.list> = {}) =>
  (await api().list({ query })).messages as { _id: string }[];

describe('GET /api/console/messages', () => {
  test('shows state, attempts and why a message failed, with the address masked and no text', async () => {
    const id = await queue({ channel: 'EMAIL', to: 'hong@example.com', mail: aMail('제목', '본문') });
    await world.db
      .update(messages)
      .set({ state: 'FAILED', attempts: 9, lastError: 'unknown address' })
      .where(eq(messages.id, id));
    const row = (await rowsOf({ limit: 100, state: 'FAILED' })).find(({ _id }) => _id === id);
    expect(row).toMatchObject({
      to: 'ho***@example.com',
      state: 'FAILED',
      attempts: 9,
      lastError: 'unknown address',
    });
    expect(row).not.toHaveProperty('body');
  });

  test('is filtered by state, channel and purpose, and continues by cursor', async () => {
    const { user } = await world.aPerson({ email: '' });
    const id = await queue({
      channel: 'EMAIL',
      purpose: 'ADVERTISING',
      userId: user.id,
      mail: aMail('소식', '소식'),
    });
    const found = async (query: QueryOf<typeof messagesContract.list>) =>
      (await rowsOf({ limit: 100, ...query })).some(({ _id }) => _id === id);
    expect(await found({ state: 'WITHHELD', channel: 'EMAIL', purpose: 'ADVERTISING' })).toBe(true);
    expect(await found({ state: 'QUEUED,SENT' })).toBe(false);
    expect(await found({ channel: 'SMS' })).toBe(false);
    expect((await answers(admin).list({ query: { state: 'LOST' } })).statusCode).toBe(400);
    await queue({ channel: 'SMS', to: aPhone(), body: '하나' });
    const first = await api().list({ query: { limit: 1 } });
    const second = await api().list({ query: { limit: 1, after: first.next ?? undefined } });
    expect(second.messages).toHaveLength(1);
    expect(second.messages[0]?._id).not.toBe(first.messages[0]?._id);
  });
});

describe('GET /api/console/messages/{_message}', () => {
  test('shows a whole message, and the recipient can see who read it', async () => {
    const { user } = await world.aPerson();
    const id = await queue({ channel: 'SMS', userId: user.id, body: '내일 뵐게요' });
    const { message } = await api().find(of(id));
    expect(message).toMatchObject({ to: user.phone, body: '내일 뵐게요', _user: user.id });
    await world.app.modules.flush();
    const read = await world.db
      .select()
      .from(accessRecords)
      .where(and(eq(accessRecords.personId, user.id), eq(accessRecords.subjectId, id)));
    expect(read).toMatchObject([{ what: 'MESSAGE', readerId: admin.user.id }]);
  });

  test('shows neither address nor text nor name to those who may not see personal data', async () => {
    const viewer = await world.anAdministrator('VIEWER');
    const { user } = await world.aPerson({ name: '홍길동' });
    const subject = '[이음] 홍길동 님이 면담 시간을 골랐어요';
    const mail = aMail(subject, '홍길동 님, 내일 뵐게요');
    const id = await queue({ channel: 'EMAIL', userId: user.id, to: user.email, mail });
    const { messages } = await world.api(viewer, messagesContract).list({ query: { _user: user.id } });
    expect(messages).toMatchObject([{ _id: id, subject: null }]);
    const { message } = await world.api(viewer, messagesContract).find(of(id));
    expect(message).toMatchObject({ isDisclosed: false, body: '', user: { name: '홍*동' } });
    expect(message.to).toMatch(/\*/);
    expect(JSON.stringify(message)).not.toMatch(new RegExp(`홍길동|${user.phone}`));
    await world.app.modules.flush();
    const read = await world.db.select().from(accessRecords).where(eq(accessRecords.subjectId, id));
    expect(read).toEqual([]);
  });

  test('never shows a code or a password', async () => {
    const id = await queue({ channel: 'SMS', to: aPhone(), body: '인증번호 123456', isSecret: true });
    expect((await api().find(of(id))).message.body).toBe('');
  });

  test('is 404 for an unknown id', async () => {
    expect((await answers(admin).find(of(newId()))).statusCode).toBe(404);
  });
});

describe('GET /api/console/messages/workbook', () => {
  test('has the filtered messages without their texts, masked, for a reason that is recorded', async () => {
    const actor = await world.anAdministrator();
    const { user } = await world.aPerson({ name: '홍길동' });
    const phone = aPhone();
    await queue({ channel: 'SMS', to: phone, userId: user.id, body: '비밀 인증번호' });
    const download = (query: QueryOf<typeof messagesContract.export>, who = actor) =>
      answers(who).export({ query });
    expect((await download(invalid({ _user: user.id }))).statusCode).toBe(400);
    const { rawPayload } = await download({ _user: user.id, reason: 'check' });
    const { sheets } = await readXlsx(new Uint8Array(rawPayload));
    const [, ...rows] = sheets[0]?.rows ?? [];
    expect(rows).toHaveLength(1);
    expect(rows[0]).toEqual(expect.arrayContaining(['문자', '홍*동', user.username]));
    expect(JSON.stringify(rows)).not.toContain('인증번호');
    expect(JSON.stringify(rows)).not.toContain(phone);
    const logs = await world.db.select().from(auditLogs).where(eq(auditLogs.actorId, actor.user.id));
    expect(logs).toMatchObject([{ action: 'messages.export', details: { reason: 'check' } }]);
    expect(
      (await download({ _user: user.id, reason: 'check' }, await world.anAdministrator('VIEWER'))).statusCode,
    ).toBe(403);
  });
});
