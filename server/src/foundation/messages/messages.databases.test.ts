import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { messages as messagesContract } from '@ieum/contract/foundation/messages/endpoints.ts';
import { DeliveryError } from '#platform/delivery/delivery.ts';
import { localMail } from '#platform/delivery/mail.ts';
import { localSms, type MessageTemplate, type SmsReceipt } from '#platform/delivery/sms.ts';
import type { Work } from '#kit/context.ts';
import { inTransaction } from '#kit/transaction.ts';
import { aMail } from '../../../test/messages/mails.ts';
import { aPhone, openWorld, type World } from '../../../test/world.ts';
import { deliverMessage } from './deliver.ts';
import { queueMessage } from './public.ts';
import { advertisingConsents, messages } from './tables.ts';

/** A separate world: in others messages are queued with clocks that are ahead. */
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  await world.app.close();
  await world.database.close();
});

const transact = <T>(run: (work: Work) => Promise<T>) =>
  inTransaction(
    { db: world.db, now: world.clock.now, onError: () => undefined, wake: async () => undefined },
    run,
  );
const queue = (input: { body?: string; isSecret?: boolean; template?: MessageTemplate } = {}) =>
  transact((work) =>
    queueMessage(work, { channel: 'SMS', purpose: 'SECURITY', to: aPhone(), body: '안녕하세요', ...input }),
  );
const rowOf = async (id: string) => (await world.db.select().from(messages).where(eq(messages.id, id)))[0];
const outbox = async () => (await world.api(undefined, messagesContract).outbox()).messages;

const failing = (isRetryable: boolean) => ({
  send: async (): Promise<SmsReceipt> => {
    throw new DeliveryError('거절', { isRetryable });
  },
});
const deps = {
  mail: localMail(),
  secrets: ['a secret of thirty-two characters'],
  publicUrl: 'https://ieum.example',
};
const deliver = (id: string, sms: ReturnType<typeof failing>, keepsSecrets = true) =>
  transact((work) => deliverMessage(work, { ...deps, sms, keepsSecrets }, id));

describe('a message', () => {
  test('is sent after its transaction, once, and is shown in the developer’s outbox', async () => {
    const id = await queue({ body: '한 번만' });
    const shown = (await outbox()).find(({ _id }: { _id: string }) => _id === id);
    expect(shown).toMatchObject({
      channel: 'SMS',
      subject: null,
      body: '한 번만',
      state: 'QUEUED',
    });
    await world.drain();
    await world.app.jobs.runNow('deliver-message', { messageId: id });
    expect(await rowOf(id)).toMatchObject({ state: 'SENT', attempts: 1 });
    expect(world.sms.sent.filter((sms) => sms.id === id)).toHaveLength(1);
  });

  test('is never sent when its transaction is rolled back', async () => {
    const undone = transact(async (work) => {
      await queueMessage(work, { channel: 'SMS', purpose: 'SECURITY', to: aPhone(), body: '취소' });
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    await world.drain();
    expect(world.sms.sent.some(({ text }) => text === '취소')).toBe(false);
  });

  test('by e-mail has its subject', async () => {
    const to = `${crypto.randomUUID()}@example.com`;
    await transact((work) => queueMessage(work, { channel: 'EMAIL', to, mail: aMail('제목', '본문') }));
    await world.drain();
    expect(world.mail.sent.find((mail) => mail.to === to)).toMatchObject({
      subject: '제목',
      text: expect.stringMatching(/^본문\n/) as string,
      html: expect.stringContaining('본문') as string,
    });
  });

  test('rejected for good is FAILED without a retry', async () => {
    const id = await queue();
    await deliver(id, failing(false));
    expect(await rowOf(id)).toMatchObject({ state: 'FAILED', lastError: '거절' });
  });

  test('that fails for now stays QUEUED and is retried by the queue, at most nine attempts', async () => {
    const id = await queue();
    const work = {
      db: world.db,
      now: world.clock.now(),
      emit: async () => undefined,
      publish: () => undefined,
      afterCommit: () => undefined,
    };
    const tryOnce = () => deliverMessage(work, { ...deps, sms: failing(true), keepsSecrets: true }, id);
    for (let i = 0; i < 8; i++) await expect(tryOnce()).rejects.toThrow('거절');
    expect((await rowOf(id))?.state).toBe('QUEUED');
    await tryOnce();
    expect((await rowOf(id))?.state).toBe('FAILED');
  });

  test('with a code is cleared once it was sent, outside the demo', async () => {
    const template = { kind: 'CODE', variables: { code: '123456' } };
    const id = await queue({ body: '인증번호 123456', isSecret: true, template });
    const sms = localSms();
    await transact((work) => deliverMessage(work, { ...deps, sms, keepsSecrets: false }, id));
    expect(sms.sent).toMatchObject([{ id, template }]);
    expect(await rowOf(id)).toMatchObject({ state: 'SENT', body: '', template: null });
  });

  test('stores by which route the provider took it', async () => {
    const id = await queue();
    const sms = { send: async () => ({ id: 'G1', route: 'ALIMTALK' as const }) };
    await transact((work) => deliverMessage(work, { ...deps, sms, keepsSecrets: true }, id));
    expect(await rowOf(id)).toMatchObject({ state: 'SENT', providerId: 'G1', route: 'ALIMTALK' });
  });

  test('that advertises never has a template, even where one was stored', async () => {
    const { user } = await world.aPerson();
    const [row] = await world.db
      .insert(messages)
      .values({
        channel: 'SMS',
        purpose: 'ADVERTISING',
        userId: user.id,
        to: user.phone,
        body: '소식',
        template: { kind: 'NEWS', variables: {} },
      })
      .returning();
    const consent = { userId: user.id, isGranted: true, source: 'SETTINGS', at: world.clock.now() } as const;
    await world.db.insert(advertisingConsents).values([
      { ...consent, kind: 'SMS' },
      { ...consent, kind: 'NIGHT' },
    ]);
    const sms = localSms();
    await transact((work) => deliverMessage(work, { ...deps, sms, keepsSecrets: true }, row?.id ?? ''));
    expect(sms.sent).toHaveLength(1);
    expect(sms.sent[0]).not.toHaveProperty('template');
  });
});

describe('GET /api/developer/outbox', () => {
  test('is newest first', async () => {
    const [one, two] = [await queue(), await queue()];
    const ids = (await outbox()).map(({ _id: id }: { _id: string }) => id);
    expect(ids.indexOf(two)).toBeLessThan(ids.indexOf(one));
  });
});
