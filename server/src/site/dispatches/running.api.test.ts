import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { dispatches } from '@ieum/contract/site/dispatches/endpoints.ts';
import { auditLogs } from '#foundation/audit/tables.ts';
import { deliverMessage } from '#foundation/messages/deliver.ts';
import { advertisingConsents, messages } from '#foundation/messages/tables.ts';
import { localMail } from '#platform/delivery/mail.ts';
import { localSms, type SmsSender } from '#platform/delivery/sms.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';

let world: World;
let admin: TestActor;
beforeAll(async () => {
  world = await theWorld();
});
beforeEach(async () => {
  admin = await world.anAdministrator();
});

const api = () => world.api(admin, dispatches);
const messagesOf = (dispatchId: string) =>
  world.db.select().from(messages).where(eq(messages.dispatchId, dispatchId));
const rowOf = async (id: string) => (await world.db.select().from(messages).where(eq(messages.id, id)))[0];
const send = async (actors: TestActor[], more: { message?: string; isAdvertising?: boolean } = {}) => {
  const addressees = actors.map(({ user }) => user.id);
  const { message } = await api().sendMessage({ body: { addressees, message: '안녕하세요', ...more } });
  return message?._id ?? '';
};
const agree = ({ user }: TestActor) =>
  world.db
    .insert(advertisingConsents)
    .values({ userId: user.id, kind: 'SMS', isGranted: true, source: 'SETTINGS', at: new Date(0) });

/** Outside a transaction, as the job does it. */
function deliver(messageId: string, { now, sms = localSms() }: { now: Date; sms?: SmsSender }) {
  const { secrets } = world.env;
  const nothing = () => undefined;
  const work = { db: world.db, now, emit: async () => undefined, publish: nothing, afterCommit: nothing };
  const deps = { sms, mail: localMail(), secrets, publicUrl: 'https://ieum.example', keepsSecrets: true };
  return deliverMessage(work, deps, messageId);
}
const kst = (time: string) => new Date(`2026-11-24T${time}+09:00`);

describe('the placeholders of a message', () => {
  test('are filled for each member, a company with its own name; other braces stay', async () => {
    const [person, company] = [await world.aPerson({ name: '김서연' }), await world.aCompany()];
    const id = await send([person, company], { message: '{name} 님({username}) {point}' });
    const bodies = new Map((await messagesOf(id)).map(({ userId, body }) => [userId, body]));
    expect(bodies.get(person.user.id)).toBe(`김서연 님(${person.user.username}) {point}`);
    expect(bodies.get(company.user.id)).toBe(`${company.company?.name} 님(${company.user.username}) {point}`);
  });

  test('must leave room: a text that is too long once filled is rejected, and nothing is sent', async () => {
    const person = await world.aPerson({ name: '황보아름다운' });
    const message = `${'가'.repeat(996)}{name}`;
    await expect(send([person], { message })).rejects.toMatchObject({
      statusCode: 400,
      fields: { message: expect.any(String) as string },
    });
    const own = await world.db.select().from(messages).where(eq(messages.userId, person.user.id));
    expect(own).toEqual([]);
  });
});

describe('advertising to several members', () => {
  test.each([
    ['20:59:59', 'SENT'],
    ['21:00:00', 'QUEUED'],
    ['07:59:59', 'QUEUED'],
    ['08:00:00', 'SENT'],
  ])('at %s is %s for those who agreed, and never sent to the others', async (time, state) => {
    const [agreed, silent] = [await world.aPerson(), await world.aPerson()];
    await agree(agreed);
    const id = await send([agreed, silent], { isAdvertising: true });
    const sms = localSms();
    for (const message of await messagesOf(id)) await deliver(message.id, { now: kst(time), sms });
    const states = new Map((await messagesOf(id)).map((message) => [message.userId, message.state]));
    expect([states.get(agreed.user.id), states.get(silent.user.id)]).toEqual([state, 'WITHHELD']);
    expect(sms.sent.map(({ text }) => text.startsWith('(광고) '))).toEqual(state === 'SENT' ? [true] : []);
  });
});

describe('DELETE /api/console/dispatches/{_dispatch}', () => {
  const of = (id: string) => ({ params: { _dispatch: id } });

  test('stops what has not left, once, and the figures say what became of the messages', async () => {
    const people = [await world.aPerson(), await world.aPerson(), await world.aPerson()];
    const id = await send(people);
    const [first] = await messagesOf(id);
    await deliver(first?.id ?? '', { now: kst('12:00:00') });
    expect((await api().find(of(id))).dispatch).toMatchObject({
      state: 'QUEUED',
      count: 3,
      by: { name: admin.user.name },
      figures: { QUEUED: 2, SENT: 1, FAILED: 0, WITHHELD: 0 },
    });
    const { dispatch } = await api().stopAll(of(id));
    expect(dispatch.figures).toEqual({ QUEUED: 0, SENT: 1, FAILED: 0, WITHHELD: 2 });
    await api().stopAll(of(id));
    const logs = await world.db.select().from(auditLogs).where(eq(auditLogs.subjectId, id));
    expect(logs.filter(({ action }) => action === 'messages.stopAll')).toMatchObject([
      { details: { count: 2 } },
    ]);
    const sms = localSms();
    for (const message of await messagesOf(id)) await deliver(message.id, { now: kst('12:00:00'), sms });
    expect(sms.sent).toEqual([]);
  });

  test('while the provider takes a message: it counts as sent, because it was', async () => {
    const id = await send([await world.aPerson()]);
    const [message] = await messagesOf(id);
    const taken = localSms();
    const sms: SmsSender = {
      send: async (text) => {
        await world.db
          .update(messages)
          .set({ state: 'WITHHELD', withheldReason: 'STOPPED' })
          .where(eq(messages.id, text.id));
        return taken.send(text);
      },
    };
    await deliver(message?.id ?? '', { now: kst('12:00:00'), sms });
    expect(taken.sent).toHaveLength(1);
    expect(await rowOf(message?.id ?? '')).toMatchObject({ state: 'SENT', withheldReason: null });
  });
});
