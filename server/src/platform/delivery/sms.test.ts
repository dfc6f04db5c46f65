import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { solapiSandbox } from '../sandbox/solapi.ts';
import { smsBytes } from '@ieum/contract/common/message-delivery.ts';
import { localSms } from './sms.ts';
import { solapiSms } from './sms-solapi.ts';

const account = { key: 'NCSKEY', secret: 'SECRET', from: '02-1234-5678' };
const sms = { to: '010-1234-5678', text: '[이음] 인증번호 123456', id: 'message-1' };
let solapi: Awaited<ReturnType<typeof solapiSandbox>>;

beforeAll(async () => {
  solapi = await solapiSandbox(account);
});
afterAll(() => solapi.close());
afterEach(() => {
  for (const knob of Object.keys(solapi.faults)) Reflect.deleteProperty(solapi.faults, knob);
});

const sender = (changes = {}) => solapiSms({ ...account, baseUrl: solapi.url, ...changes });

describe('Solapi', () => {
  test("receives a signed message with the number's digits and our id, and returns its receipt", async () => {
    expect(await sender().send(sms)).toMatchObject({ id: expect.stringMatching(/^G4V/), route: 'SMS' });
    expect(solapi.messages.at(-1)).toEqual({
      to: '01012345678',
      from: '0212345678',
      text: sms.text,
      type: 'SMS',
      customFields: { id: 'message-1' },
    });
  });

  test.each([
    ['90 bytes', 'SMS', '가'.repeat(45)],
    ['91 bytes', 'LMS', `${'가'.repeat(45)}a`],
  ])('%s are sent as %s', async (_bytes, type, text) => {
    await sender().send({ ...sms, text });
    expect(solapi.messages.at(-1)).toMatchObject({ text, type });
  });

  test('needs a new signature for each message', async () => {
    await expect(Promise.all([sender().send(sms), sender().send(sms)])).resolves.toHaveLength(2);
  });
});

describe('retried after its response was lost', () => {
  const repeated = { ...sms, to: '010-9999-0000', id: 'lost-1', repeatedSince: new Date() };
  const taken = () => solapi.messages.filter(({ customFields }) => customFields?.['id'] === 'lost-1').length;

  test('sends a message only if Solapi did not receive it before', async () => {
    solapi.faults.losesAnswer = true;
    const { repeatedSince: _first, ...once } = repeated;
    await expect(sender().send(once)).rejects.toMatchObject({ isRetryable: true });
    delete solapi.faults.losesAnswer;
    expect(await sender().send(repeated)).toMatchObject({ id: expect.stringMatching(/^G4V/), route: 'SMS' });
    expect(taken()).toBe(1);
    await sender().send({ ...repeated, id: 'lost-2' });
    expect(solapi.messages.at(-1)).toMatchObject({ customFields: { id: 'lost-2' } });
  });

  test('sends nothing while Solapi does not answer', async () => {
    const before = solapi.messages.length;
    solapi.faults.status = 503;
    await expect(sender().send(repeated)).rejects.toMatchObject({ isRetryable: true });
    expect(solapi.messages).toHaveLength(before);
  });
});

describe('알림톡', () => {
  const templates = new Map([['CODE', 'KA01TP1']]);
  const kakao = (changes = {}) => sender({ alimtalk: { channel: 'PF1', templates }, ...changes });
  const template = { kind: 'CODE', variables: { code: '123456' } };
  const taken = (id: string) => solapi.messages.filter(({ customFields }) => customFields?.['id'] === id);

  test('goes first, with the text behind it for those whom KakaoTalk does not reach', async () => {
    expect(await kakao().send({ ...sms, id: 'k-1', template })).toMatchObject({ route: 'ALIMTALK' });
    expect(taken('k-1')).toEqual([
      {
        to: '01012345678',
        from: '0212345678',
        text: sms.text,
        type: 'ATA',
        kakaoOptions: {
          pfId: 'PF1',
          templateId: 'KA01TP1',
          variables: { '#{code}': '123456' },
          disableSms: false,
        },
        customFields: { id: 'k-1' },
      },
    ]);
  });

  test.each([
    ['a kind without a template', { template: { kind: 'OTHER', variables: {} } }, {}],
    ['no kind', {}, {}],
    ['an installation without a channel', { template }, { alimtalk: undefined }],
  ])('%s is sent as SMS', async (name, changes, options) => {
    expect(await kakao(options).send({ ...sms, id: name, ...changes })).toMatchObject({ route: 'SMS' });
    expect(taken(name)).toMatchObject([{ type: 'SMS' }]);
  });

  test.each([
    ['as a failed message', { hasNoTemplate: true }],
    ['with a status', { alimtalkStatus: 400 }],
  ])('that is rejected %s is sent as one SMS', async (name, faults) => {
    Object.assign(solapi.faults, faults);
    expect(await kakao().send({ ...sms, id: name, template })).toMatchObject({ route: 'SMS' });
    expect(taken(name)).toMatchObject([{ type: 'SMS' }]);
  });

  test.each([
    ['lost', { losesAnswer: true }],
    ['late', { delayMilliseconds: 400 }],
  ])('whose answer was %s is followed by no SMS, and a retry finds it', async (name, faults) => {
    Object.assign(solapi.faults, faults);
    const once = { ...sms, to: '010-7777-0000', id: `answer-${name}`, template };
    await expect(kakao({ timeoutMilliseconds: 200 }).send(once)).rejects.toMatchObject({ isRetryable: true });
    for (const fault of Object.keys(faults)) Reflect.deleteProperty(solapi.faults, fault);
    await expect.poll(() => taken(once.id)).toHaveLength(1);
    expect(await kakao().send({ ...once, repeatedSince: new Date() })).toMatchObject({ route: 'ALIMTALK' });
    expect(taken(once.id)).toMatchObject([{ type: 'ATA' }]);
  });
});

describe('can be retried', () => {
  test.each([429, 500, 503, 402])('after status %i', async (status) => {
    solapi.faults.status = status;
    await expect(sender().send(sms)).rejects.toMatchObject({ name: 'DeliveryError', isRetryable: true });
  });

  test('when our account is rejected, until its key is corrected', async () => {
    await expect(sender({ secret: 'OTHER' }).send(sms)).rejects.toMatchObject({
      message: 'Solapi rejected: SignatureDoesNotMatch Wrong secret',
      isRetryable: true,
    });
  });

  test('when no response arrives in time', async () => {
    solapi.faults.delayMilliseconds = 1000;
    await expect(sender({ timeoutMilliseconds: 100 }).send(sms)).rejects.toMatchObject({ isRetryable: true });
  });

  test('when the server is unreachable, or the response is invalid', async () => {
    await expect(sender({ baseUrl: 'http://127.0.0.1:1' }).send(sms)).rejects.toMatchObject({
      isRetryable: true,
    });
    solapi.faults.isGarbled = true;
    await expect(sender().send(sms)).rejects.toMatchObject({ isRetryable: true });
  });
});

describe('fails for good', () => {
  test('for an invalid number', async () => {
    await expect(sender().send({ ...sms, to: '1' })).rejects.toMatchObject({ isRetryable: false });
  });

  test('for a number that the carrier rejects', async () => {
    solapi.faults.rejectsNumber = '01012345678';
    await expect(sender().send(sms)).rejects.toMatchObject({
      message: 'Solapi rejected: 1026 Refused',
      isRetryable: false,
    });
  });

  test('for a text longer than an LMS, without a request', async () => {
    const before = solapi.messages.length;
    await expect(sender().send({ ...sms, text: '가'.repeat(1001) })).rejects.toMatchObject({
      isRetryable: false,
    });
    expect(solapi.messages).toHaveLength(before);
  });
});

describe('the local Solapi is as strict as the real one', () => {
  const post = (date: string, salt = 'a'.repeat(32)) => {
    const signature = createHmac('sha256', account.secret)
      .update(date + salt)
      .digest('hex');
    const Authorization = `HMAC-SHA256 apiKey=${account.key}, date=${date}, salt=${salt}, signature=${signature}`;
    const body = JSON.stringify({
      messages: [{ to: '01012345678', from: '0212345678', text: 'x', type: 'SMS' }],
    });
    return fetch(`${solapi.url}/messages/v4/send-many/detail`, {
      method: 'POST',
      headers: { Authorization },
      body,
    });
  };

  test('a signature is valid once and for 15 minutes', async () => {
    const now = new Date().toISOString();
    expect((await post(now)).status).toBe(200);
    expect(await (await post(now)).json()).toMatchObject({ errorCode: 'DuplicatedSignature' });
    const old = new Date(Date.now() - 16 * 60_000).toISOString();
    expect(await (await post(old)).json()).toMatchObject({ errorCode: 'RequestTimeTooSkewed' });
    expect(await (await post(now, 'short')).json()).toMatchObject({ errorCode: 'InvalidAPIKey' });
  });
});

test('bytes are counted as EUC-KR does', () => {
  expect([smsBytes(''), smsBytes('abc\n'), smsBytes('가a'), smsBytes('中😀')]).toEqual([0, 4, 3, 4]);
});

test('the local sender records the last 100 messages and sends nothing', async () => {
  const local = localSms();
  for (let number = 1; number <= 101; number++) await local.send({ ...sms, id: String(number) });
  expect(local.sent).toHaveLength(100);
  expect(local.sent.at(-1)).toEqual({ ...sms, id: '101' });
});
