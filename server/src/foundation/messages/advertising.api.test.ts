import { beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { messages as messagesContract } from '@ieum/contract/foundation/messages/endpoints.ts';
import { localMail } from '#platform/delivery/mail.ts';
import { localSms } from '#platform/delivery/sms.ts';
import type { Work } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import { inTransaction } from '#kit/transaction.ts';
import { seedTerms } from '#account/terms/public.ts';
import { terms, termsAgreements } from '#account/terms/tables.ts';
import { aMail } from '../../../test/messages/mails.ts';
import { invalid, type BodyOf } from '../../../test/api.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';
import { deliverMessage } from './deliver.ts';
import { formatMessage } from './format-message.ts';
import { listConsentsToConfirm, queueMessage } from './public.ts';
import { messages, messageSettings } from './tables.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
  await seedTerms({ db: world.db, now: day });
});

const answers = (actor: TestActor | undefined) => world.answers(actor, messagesContract);

const day = new Date('2026-11-20T12:00:00+09:00');
const kst = (time: string) => new Date(`2026-11-20T${time}+09:00`);

const at = <T>(now: Date, run: (work: Work) => Promise<T>) =>
  inTransaction({ db: world.db, now: () => now, onError: () => undefined, wake: async () => undefined }, run);
const advertise = ({ user }: TestActor, channel: 'SMS' | 'EMAIL', now = day) =>
  at(now, (work) =>
    queueMessage(work, {
      purpose: 'ADVERTISING',
      userId: user.id,
      ...(channel === 'SMS'
        ? { channel, body: '새 소식이에요' }
        : { channel, mail: aMail('새 소식', '새 소식이에요') }),
    }),
  );
async function deliver(id: string, now = day) {
  const deps = {
    sms: localSms(),
    mail: localMail(),
    secrets: world.env.secrets,
    publicUrl: 'https://ieum.example',
  };
  await at(now, (work) => deliverMessage(work, { ...deps, keepsSecrets: true }, id));
  return { sms: deps.sms.sent, mail: deps.mail.sent };
}
const rowOf = async (id: string) => (await world.db.select().from(messages).where(eq(messages.id, id)))[0];
const agree = (actor: TestActor, input: object = {}) =>
  answers(actor).saveSettings({
    body: { advertising: { isEmailAgreed: true, isSmsAgreed: true, isNightAgreed: false, ...input } },
  });
const settingsOf = async (actor: TestActor) =>
  (await world.api(actor, messagesContract).findSettings()).settings;

async function agreedAtSignUp(agreedAt = addSeconds(day, -60)) {
  const person = await world.aPerson();
  const [marketing] = await world.db.select().from(terms).where(eq(terms.code, 'marketing'));
  await world.db
    .insert(termsAgreements)
    .values({ userId: person.user.id, termsId: marketing?.id ?? '', version: 1, agreedAt });
  return person;
}

describe('GET and PUT /api/v1/me/message-settings', () => {
  test('default to e-mail about one’s own activity, no SMS and no advertising', async () => {
    const person = await world.aPerson();
    expect(await settingsOf(person)).toEqual({
      groups: [
        { group: 'HIRING', isEmailOn: true, isSmsOn: false },
        { group: 'URGENT', isEmailOn: true, isSmsOn: true },
        { group: 'DEADLINE', isEmailOn: true, isSmsOn: false },
      ],
      advertising: { isEmailAgreed: false, isSmsAgreed: false, isNightAgreed: false, agreedAt: null },
    });
  });

  test('include the optional terms agreed to at sign-up, but never the night', async () => {
    expect((await settingsOf(await agreedAtSignUp())).advertising).toMatchObject({
      isEmailAgreed: true,
      isSmsAgreed: true,
      isNightAgreed: false,
    });
  });

  test('store the choices group by group, and leave the rest unchanged', async () => {
    const company = await world.aPendingCompany();
    const body = { groups: [{ group: 'DEADLINE' as const, isEmailOn: false, isSmsOn: true }] };
    const saved = (await world.api(company, messagesContract).saveSettings({ body })).settings;
    expect(saved).toEqual(await settingsOf(company));
    expect(saved.groups).toEqual([
      { group: 'HIRING', isEmailOn: true, isSmsOn: false },
      { group: 'DEADLINE', isEmailOn: false, isSmsOn: true },
    ]);
  });

  test('a change leaves what another tab chose meanwhile', async () => {
    const person = await world.aPerson();
    const save = (body: BodyOf<typeof messagesContract.saveSettings>) =>
      world.api(person, messagesContract).saveSettings({ body });
    await save({ groups: [{ group: 'DEADLINE', isSmsOn: true }], advertising: { isSmsAgreed: true } });
    await save({ groups: [{ group: 'DEADLINE', isEmailOn: false }], advertising: { isEmailAgreed: true } });
    await save({ advertising: { isSmsAgreed: false } });
    await save({ advertising: { isNightAgreed: true } });
    const { groups, advertising } = await settingsOf(person);
    expect(groups).toContainEqual({ group: 'DEADLINE', isEmailOn: false, isSmsOn: true });
    expect(advertising).toMatchObject({ isEmailAgreed: true, isSmsAgreed: false, isNightAgreed: false });
  });

  test('urgent messages are apart from those about applications, but for who chose before they were', async () => {
    const [before, person] = [await world.aPerson(), await world.aPerson()];
    await world.db.insert(messageSettings).values({
      userId: before.user.id,
      group: 'HIRING',
      isEmailOn: true,
      isSmsOn: false,
      updatedAt: world.clock.now(),
    });
    const urgentOf = async (one: TestActor) =>
      (await settingsOf(one)).groups.find(({ group }) => group === 'URGENT');
    expect(await urgentOf(before)).toMatchObject({ isSmsOn: false });
    const off = { groups: [{ group: 'HIRING' as const, isEmailOn: false }] };
    await world.api(person, messagesContract).saveSettings({ body: off });
    expect(await urgentOf(person)).toEqual({ group: 'URGENT', isEmailOn: true, isSmsOn: true });
  });

  test('administrators choose for their own group and receive no advertising', async () => {
    const administrator = await world.anAdministrator();
    await agree(administrator);
    expect(await settingsOf(administrator)).toEqual({
      groups: [{ group: 'OPERATION', isEmailOn: true, isSmsOn: false }],
      advertising: null,
    });
  });

  test('the night requires SMS, and an unknown group is rejected', async () => {
    const person = await world.aPerson();
    await agree(person, { isSmsAgreed: false, isNightAgreed: true });
    expect((await settingsOf(person)).advertising).toMatchObject({
      isEmailAgreed: true,
      isNightAgreed: false,
    });
    const body = { groups: [{ group: 'ALL', isEmailOn: true, isSmsOn: true }] };
    expect((await answers(person).saveSettings({ body: invalid(body) })).statusCode).toBe(400);
  });
});

describe('an advertisement', () => {
  test('without consent is withheld, with the reason', async () => {
    const id = await advertise(await world.aPerson(), 'EMAIL');
    const { mail } = await deliver(id);
    expect(mail).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ state: 'WITHHELD', withheldReason: 'NO_CONSENT', attempts: 0 });
  });

  test('with consent is labelled, names its sender and has a free opt-out', async () => {
    const person = await agreedAtSignUp();
    const { mail } = await deliver(await advertise(person, 'EMAIL'));
    expect(mail[0]).toMatchObject({ to: person.user.email, subject: '(광고) 새 소식' });
    expect(mail[0]?.text).toContain('이음무역센터');
    expect(mail[0]?.text).toMatch(/https:\/\/ieum\.example\/refuse\?t=e\S+/);
    expect(mail[0]?.html).toMatch(/href="https:\/\/ieum\.example\/refuse\?t=e\S+"/);
    expect(mail[0]?.optOutUrl).toContain('/api/v1/messages/refusals?token=e');
    const { sms } = await deliver(await advertise(person, 'SMS'));
    expect(sms[0]?.text).toMatch(
      /^\(광고\) 새 소식이에요\n무료수신거부 https:\/\/ieum\.example\/refuse\?t=s/,
    );
  });

  test.each([
    ['20:59:59', 'SENT'],
    ['21:00:00', 'QUEUED'],
    ['07:59:59', 'QUEUED'],
    ['08:00:00', 'SENT'],
  ])('by SMS at %s is %s without consent to the night, SENT with it', async (time, state) => {
    const person = await agreedAtSignUp();
    const id = await advertise(person, 'SMS', kst(time));
    await deliver(id, kst(time));
    expect(await rowOf(id)).toMatchObject({ state });
    await agree(person, { isNightAgreed: true });
    const nightly = await advertise(person, 'SMS', kst(time));
    await deliver(nightly, kst(time));
    expect(await rowOf(nightly)).toMatchObject({ state: 'SENT' });
  });

  test('that waits for the morning is withheld when the member opted out overnight', async () => {
    const person = await agreedAtSignUp();
    const id = await advertise(person, 'SMS', kst('22:00:00'));
    await deliver(id, kst('22:00:00'));
    expect(await rowOf(id)).toMatchObject({ nextAttemptAt: new Date('2026-11-21T08:00:00+09:00') });
    await agree(person, { isSmsAgreed: false });
    const { sms } = await deliver(id, new Date('2026-11-21T08:00:00+09:00'));
    expect(sms).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ state: 'WITHHELD', withheldReason: 'NO_CONSENT' });
  });

  test('without an address is withheld at once', async () => {
    const id = await advertise(await world.aPerson({ email: '' }), 'EMAIL');
    expect(await rowOf(id)).toMatchObject({ state: 'WITHHELD', withheldReason: 'NO_ADDRESS' });
  });
});

describe('POST /api/v1/messages/refusals', () => {
  const optOut = (token: string, options: object = {}) =>
    answers(undefined).refuse({ query: { token }, ...options });
  const tokenOf = async (person: TestActor, channel: 'SMS' | 'EMAIL') => {
    const { sms, mail } = await deliver(await advertise(person, channel));
    return /refuse\?t=(\S+)/.exec(sms[0]?.text ?? mail[0]?.text ?? '')?.[1] ?? '';
  };

  test('without login stops the link’s channel from the next message on, and only that channel', async () => {
    const person = await agreedAtSignUp();
    const waiting = await advertise(person, 'SMS');
    const answer = await optOut(await tokenOf(person, 'SMS'));
    expect(answer.json()).toEqual({ channel: 'SMS' });
    await deliver(waiting);
    expect(await rowOf(waiting)).toMatchObject({ state: 'WITHHELD', withheldReason: 'NO_CONSENT' });
    expect((await settingsOf(person)).advertising).toMatchObject({ isSmsAgreed: false, isEmailAgreed: true });
  });

  test('accepts the form of a mail program’s own button, and changes nothing when repeated', async () => {
    const person = await agreedAtSignUp();
    const token = await tokenOf(person, 'EMAIL');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const form = { headers, body: 'List-Unsubscribe=One-Click' };
    expect((await optOut(token, form)).json()).toEqual({ channel: 'EMAIL' });
    expect((await optOut(token, form)).json()).toEqual({ channel: 'EMAIL' });
    expect((await settingsOf(person)).advertising?.isEmailAgreed).toBe(false);
  });

  test('of a chosen notification ends its group by e-mail, and nothing else', async () => {
    const person = await agreedAtSignUp();
    const mail = await formatMessage(
      { secrets: world.env.secrets, publicUrl: 'https://ieum.example' },
      {
        channel: 'EMAIL',
        purpose: 'SERVICE',
        userId: person.user.id,
        subject: '면담이 확정됐어요',
        body: '',
        mailContent: { locale: 'ko', text: '내일 만나요', reason: 'reasonChosen', group: 'HIRING' },
      },
      { locale: 'ko' },
    );
    expect(mail.subject).toBe('면담이 확정됐어요');
    expect(mail.optOutUrl).toContain('/api/v1/messages/refusals?token=e');
    const token = /이런 알림 메일 그만 받기: \S+\?t=(\S+)/.exec(mail.body)?.[1] ?? '';
    expect((await optOut(token)).json()).toEqual({ channel: 'EMAIL' });
    const { groups, advertising } = await settingsOf(person);
    expect(groups.map(({ group, isEmailOn }) => [group, isEmailOn])).toEqual([
      ['HIRING', false],
      ['URGENT', true],
      ['DEADLINE', true],
    ]);
    expect(advertising?.isEmailAgreed).toBe(true);
    expect((await optOut(token.replace('HIRING', 'DEADLINE'))).statusCode).toBe(400);
  });

  test('rejects a token that was changed', async () => {
    const token = await tokenOf(await agreedAtSignUp(), 'EMAIL');
    expect((await optOut(token.replace(/^e/, 's'))).statusCode).toBe(400);
    expect((await optOut(`${token.slice(0, -1)}${token.endsWith('_') ? '-' : '_'}`)).statusCode).toBe(400);
    expect((await optOut('x')).statusCode).toBe(400);
  });
});

test('a consent is confirmed every two years, unless it was renewed meanwhile', async () => {
  const twoYearsAgo = new Date('2024-11-20T03:00:00Z');
  const old = await agreedAtSignUp(twoYearsAgo);
  const renewed = await agreedAtSignUp(twoYearsAgo);
  await agree(renewed, { isEmailAgreed: false, isSmsAgreed: false });
  await agree(renewed);
  const silent = await agreedAtSignUp(twoYearsAgo);
  await agree(silent, { isEmailAgreed: false, isSmsAgreed: false });
  const seen: string[] = [];
  for (let after: string | undefined, isOver = false; !isOver;) {
    const part = await listConsentsToConfirm({ db: world.db, now: day }, { after, limit: 2 });
    seen.push(...part.confirmations.map(({ userId }) => userId));
    after = part.last;
    isOver = after === undefined;
  }
  expect(seen).toContain(old.user.id);
  expect(seen).not.toContain(renewed.user.id);
  expect(seen).not.toContain(silent.user.id);
});
