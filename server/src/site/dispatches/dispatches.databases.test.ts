import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { dispatches } from '@ieum/contract/site/dispatches/endpoints.ts';
import { messages as messagesContract } from '@ieum/contract/foundation/messages/endpoints.ts';
import { auditLogs } from '#foundation/audit/tables.ts';
import { newId } from '#kit/db/ids.ts';
import { advertisingConsents, messages } from '#foundation/messages/tables.ts';
import type { BodyOf } from '../../../test/api.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';

let world: World;
let admin: TestActor;
beforeAll(async () => {
  world = await theWorld();
});

const api = () => world.api(admin, messagesContract);
beforeEach(async () => {
  admin = await world.anAdministrator();
});

/** Waiting messages are sent at that hour in Seoul. */
async function deliverAt(hour: number) {
  const now = (world.clock.now().getUTCHours() + 9) % 24;
  world.clock.advance(((24 + hour - now) % 24) * 3600);
  await world.drain();
  world.clock.reset();
}

const sms = (addressees: TestActor[], more: Partial<BodyOf<typeof dispatches.sendMessage>> = {}) =>
  world.answers(admin, dispatches).sendMessage({
    body: { addressees: addressees.map(({ user }) => user.id), message: '안녕하세요', ...more },
  });
const messageIn = (answer: Awaited<ReturnType<typeof sms>>) => {
  const { message } = answer.json();
  if (!message) throw new Error('nothing was sent');
  return message;
};
const messagesOf = ({ user }: TestActor) =>
  world.db.select().from(messages).where(eq(messages.userId, user.id));
const actionsOf = ({ user }: TestActor) =>
  world.db.select().from(auditLogs).where(eq(auditLogs.actorId, user.id));
const agree = (actor: TestActor, ...kinds: ('SMS' | 'EMAIL' | 'NIGHT')[]) =>
  world.db.insert(advertisingConsents).values(
    kinds.map((kind) => ({
      userId: actor.user.id,
      kind,
      isGranted: true,
      source: 'SETTINGS' as const,
      at: new Date(0),
    })),
  );

describe('POST /api/console/message', () => {
  test('sends a text message to each member at their own number and records the sender', async () => {
    const [one, other] = [await world.aPerson(), await world.aCompany()];
    const answer = await sms([one, other]);
    expect(answer.json()).toEqual({
      message: { _id: expect.any(String) as string, state: 'QUEUED', count: 2 },
    });
    await deliverAt(12);
    for (const actor of [one, other])
      expect(await messagesOf(actor)).toMatchObject([
        { to: actor.user.phone, body: '안녕하세요', state: 'SENT', purpose: 'SERVICE', channel: 'SMS' },
      ]);
    expect(await actionsOf(admin)).toMatchObject([
      { action: 'messages.sendSms', subjectType: 'dispatch', details: { count: 2, purpose: 'SERVICE' } },
    ]);
  });

  test('takes ids of members alone and says so for an address or a number', async () => {
    const send = world.answers(admin, dispatches);
    for (const answer of [
      await send.sendEmail({
        body: { addressees: ['someone@example.com'], subject: '안내', content: '안내' },
      }),
      await send.sendMessage({ body: { addressees: ['010-1234-5678'], message: '안내' } }),
    ]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.error().fields['addressees']).toContain('회원 번호(_id)');
    }
    const gone = await world
      .answers(admin, dispatches)
      .sendMessage({ body: { addressees: [newId()], message: '안내' } });
    expect(gone.error().fields['addressees']).toContain('없거나 탈퇴한 회원');
  });

  test('a message to one member is shown in that member’s history', async () => {
    const person = await world.aPerson();
    await sms([person]);
    expect(await actionsOf(admin)).toMatchObject([{ subjectType: 'user', subjectId: person.user.id }]);
  });

  test('sends once however often the same request arrives, also in parallel', async () => {
    const person = await world.aPerson();
    const answers = await Promise.all([sms([person]), sms([person]), sms([person])]);
    const ids = new Set(answers.map((answer) => messageIn(answer)._id));
    expect({ ids: ids.size, sent: (await messagesOf(person)).length }).toEqual({ ids: 1, sent: 1 });
    expect(await actionsOf(admin)).toHaveLength(1);
  });

  test('sends again with another key, and at once when the text was changed', async () => {
    const person = await world.aPerson();
    await sms([person], { key: 'first' });
    await sms([person], { key: 'first' });
    await sms([person], { key: 'second' });
    await sms([person], { key: 'second', message: '고친 글' });
    expect(await messagesOf(person)).toHaveLength(3);
  });

  test('the same text of two administrators is sent twice', async () => {
    const [person, other] = [await world.aPerson(), await world.anAdministrator()];
    await sms([person]);
    const body = { addressees: [person.user.id], message: '안녕하세요' };
    await world.api(other, dispatches).sendMessage({ body });
    expect(await messagesOf(person)).toHaveLength(2);
  });

  test('advertising is sent only to members who agreed to it', async () => {
    const [agreed, silent] = [await world.aPerson(), await world.aPerson()];
    await agree(agreed, 'SMS');
    await sms([agreed, silent], { isAdvertising: true });
    await deliverAt(12);
    expect((await messagesOf(agreed))[0]).toMatchObject({ state: 'SENT' });
    expect((await messagesOf(agreed))[0]?.body).toMatch(/^\(광고\) 안녕하세요\n/);
    expect(await messagesOf(silent)).toMatchObject([{ state: 'WITHHELD', withheldReason: 'NO_CONSENT' }]);
  });

  test('waits for the morning at night', async () => {
    const person = await world.aPerson();
    await sms([person]);
    await deliverAt(23);
    const [message] = await messagesOf(person);
    expect(message).toMatchObject({ state: 'QUEUED', sentAt: null });
    expect(message?.nextAttemptAt?.toISOString()).toMatch(/T23:00:00/);
  });

  test('withholds messages without an address, with the reason', async () => {
    const person = await world.aPerson({ phone: '' });
    expect(messageIn(await sms([person])).state).toBe('WITHHELD');
    expect(await messagesOf(person)).toMatchObject([{ withheldReason: 'NO_ADDRESS' }]);
  });

  test('sends no text message to a number that cannot receive one, with the reason', async () => {
    const person = await world.aPerson({ phone: '0212345678' });
    expect(messageIn(await sms([person])).state).toBe('WITHHELD');
    expect(await messagesOf(person)).toMatchObject([{ to: '0212345678', withheldReason: 'NO_MOBILE' }]);
  });

  test.each([
    ['nobody', { addressees: [] }, 'addressees'],
    ['an unknown member', { addressees: [newId()] }, 'addressees'],
    ['what is no id', { addressees: ['x'] }, 'addressees'],
    ['more than 500', { addressees: Array.from({ length: 501 }, () => newId()) }, 'addressees'],
    ['no words', { message: ' ' }, 'message'],
    ['more bytes than a carrier takes', { message: '가'.repeat(1001) }, 'message'],
    ['advertising without room for its label', { message: '가'.repeat(901), isAdvertising: true }, 'message'],
  ])('is rejected for %s, and nothing is sent', async (_, change, field) => {
    const person = await world.aPerson();
    const answer = await sms([person], change);
    expect(answer.statusCode).toBe(400);
    expect(answer.error().fields).toHaveProperty([field]);
    expect([await messagesOf(person), await actionsOf(admin)]).toEqual([[], []]);
  });

  test('a rejected text can be sent after a correction', async () => {
    const [person, gone] = [await world.aPerson(), await world.aPerson({ status: 'WITHDRAWN' })];
    const rejected = await sms([person, gone], { key: 'one' });
    expect(rejected.statusCode).toBe(400);
    expect((await sms([person], { key: 'one' })).statusCode).toBe(200);
  });

  test('is limited by administrator', async () => {
    const person = await world.aPerson();
    const codes: number[] = [];
    for (let i = 0; i < 31; i += 1) codes.push((await sms([person])).statusCode);
    expect(codes.slice(0, 30).every((code) => code === 200)).toBe(true);
    expect(codes[30]).toBe(429);
  });
});

describe('POST /api/console/email', () => {
  test('sends subject and text to each member’s address', async () => {
    const person = await world.aPerson({ email: `${newId()}@example.com` });
    const body = { addressees: [person.user.id], subject: '안내', content: '첫 줄\n둘째 줄' };
    const answer = await world.answers(admin, dispatches).sendEmail({ body });
    expect(answer.json()).toMatchObject({ email: { state: 'QUEUED', count: 1 } });
    await deliverAt(12);
    expect(await messagesOf(person)).toMatchObject([
      { to: person.user.email, subject: '안내', state: 'SENT', channel: 'EMAIL' },
    ]);
    expect((await messagesOf(person))[0]?.body).toMatch(/^첫 줄\n둘째 줄\n\n—\n/);
    expect(await actionsOf(admin)).toMatchObject([{ action: 'messages.sendEmail' }]);
  });

  test('is rejected without a subject', async () => {
    const person = await world.aPerson();
    const answer = await world
      .answers(admin, dispatches)
      .sendEmail({ body: { addressees: [person.user.id], subject: '', content: 'x' } });
    expect(answer.error().fields).toHaveProperty('subject');
  });
});

describe('GET /api/console/messages', () => {
  test('finds the messages of one dispatch, of a member, by name, full number and day', async () => {
    const [one, other] = [await world.aPerson({ name: '남궁민수' }), await world.aPerson()];
    const { _id: dispatchId } = messageIn(await sms([one, other]));
    expect((await api().list({ query: { _dispatch: dispatchId } })).count).toBe(2);
    const found = await api().list({ query: { _user: one.user.id } });
    expect(found.messages).toMatchObject([
      {
        user: { username: one.user.username, name: '남**수' },
        dispatch: { _id: dispatchId, by: { name: admin.user.name }, count: 2, excerpt: '안녕하세요' },
      },
    ]);
    expect(
      (await api().list({ query: { _dispatch: dispatchId, searchValue: one.user.username.slice(0, -1) } }))
        .count,
    ).toBe(1);
    expect((await api().list({ query: { _dispatch: dispatchId, searchValue: '남궁' } })).count).toBe(1);
    expect(
      (await api().list({ query: { _dispatch: dispatchId, searchValue: other.user.phone } })).count,
    ).toBe(1);
    expect((await api().list({ query: { _dispatch: dispatchId, from: '2999-01-01' } })).count).toBe(0);
    expect((await api().list({ query: { _dispatch: dispatchId, to: '2999-01-01' } })).count).toBe(2);
    expect((await api().list({ query: { _dispatch: 'nothing' } })).count).toBe(0);
  });
});

describe('PUT /api/console/messages/{_message}/retry', () => {
  const retry = (id: string) => world.answers(admin, dispatches).retry({ params: { _message: id } });
  const fail = async (person: TestActor, more: Partial<typeof messages.$inferInsert> = {}) => {
    const [row] = await world.db
      .insert(messages)
      .values({
        channel: 'SMS',
        userId: person.user.id,
        to: person.user.phone,
        body: '다시',
        state: 'FAILED',
        attempts: 9,
        lastError: 'down',
        ...more,
      })
      .returning();
    return row?.id ?? '';
  };

  test('queues a failed message again, and only once for two requests', async () => {
    const person = await world.aPerson();
    const id = await fail(person);
    const answers = await Promise.all([retry(id), retry(id)]);
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes).toContain(409);
    await deliverAt(12);
    expect(await messagesOf(person)).toMatchObject([{ state: 'SENT', attempts: 10 }]);
    expect(await actionsOf(admin)).toMatchObject([{ action: 'messages.retry', details: { error: 'down' } }]);
  });

  test('rejects sent and withheld messages, and codes', async () => {
    const person = await world.aPerson();
    const ids = [
      await fail(person, { state: 'SENT' }),
      await fail(person, { state: 'WITHHELD' }),
      await fail(person, { isSecret: true }),
    ];
    for (const id of ids) expect((await retry(id)).statusCode).toBe(409);
    expect((await retry(newId())).statusCode).toBe(404);
  });
});
