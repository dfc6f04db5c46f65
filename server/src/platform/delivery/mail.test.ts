import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { smtpMail } from './mail-smtp.ts';
import { localMail, type MailSender } from './mail.ts';

const received: string[] = [];
const rejection = (responseCode: number) => Object.assign(new Error('rejected'), { responseCode });
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onAuth: (_login, _session, done) => done(rejection(535)),
  onRcptTo: ({ address }, _session, done) => {
    if (address.startsWith('unknown')) return done(rejection(550));
    if (address.startsWith('busy')) return done(rejection(451));
    done();
  },
  onData: (stream, _session, done) => {
    void text(stream).then((mail) => {
      received.push(mail);
      done(mail.includes('Subject: spam') ? rejection(554) : null);
    });
  },
});
let port = 0;
const open: MailSender[] = [];
function sender(login = '') {
  const mail = smtpMail({
    smtpUrl: `smtp://${login}127.0.0.1:${port}`,
    from: '이음 <no-reply@ieum.example>',
    timeoutMilliseconds: 5000,
  });
  open.push(mail);
  return mail;
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (address && typeof address === 'object') port = address.port;
});
afterAll(async () => {
  for (const mail of open) mail.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

const mail = {
  to: 'person@ieum.example',
  subject: '지원이 접수되었어요',
  text: '안녕하세요.',
  html: '<p>안녕하세요.</p>',
  id: 'm-1',
};

test("advertising has the header for the mail program's one-click opt-out button", async () => {
  await sender().send({
    ...mail,
    id: 'm-ad',
    optOutUrl: 'https://ieum.example/api/v1/messages/refusals?token=e1',
  });
  const arrived = received.at(-1) ?? '';
  expect(arrived).toContain('List-Unsubscribe: <https://ieum.example/api/v1/messages/refusals?token=e1>');
  expect(arrived).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('a Korean e-mail arrives with its sender, both bodies and our id', async () => {
  expect(await sender().send(mail)).toBe('<m-1@127.0.0.1>');
  const arrived = received.at(-1) ?? '';
  expect(arrived).toContain('Message-ID: <m-1@127.0.0.1>');
  expect(arrived).toContain('To: person@ieum.example');
  expect(arrived).toContain('multipart/alternative');
  expect(arrived).toContain(Buffer.from('안녕하세요.').toString('base64'));
  expect(arrived).toContain('<no-reply@ieum.example>');
});

test('a line break in the subject cannot add a header', async () => {
  await sender().send({ ...mail, subject: 'hello\r\nBcc: other@ieum.example' });
  expect(received.at(-1)).not.toMatch(/^Bcc:/m);
});

describe('a rejection says whether to retry', () => {
  test.each([
    ['an unknown recipient is final', { to: 'unknown@ieum.example' }, false],
    ['a text taken for spam is final', { subject: 'spam' }, false],
    ['no recipient at all is final', { to: '' }, false],
    ['a busy mailbox is not', { to: 'busy@ieum.example' }, true],
  ])('%s', async (_name, changes, isRetryable) => {
    await expect(sender().send({ ...mail, ...changes })).rejects.toMatchObject({
      name: 'DeliveryError',
      isRetryable,
    });
  });

  test('a failed login and an unreachable server can be retried', async () => {
    await expect(sender('user:wrong@').send(mail)).rejects.toMatchObject({ isRetryable: true });
    const away = smtpMail({
      smtpUrl: 'smtp://127.0.0.1:1',
      from: 'a@ieum.example',
      timeoutMilliseconds: 5000,
    });
    await expect(away.send(mail)).rejects.toMatchObject({ isRetryable: true });
  });
});

test('the local sender records e-mails and sends nothing', async () => {
  const local = localMail();
  expect(await local.send(mail)).toBe('local-m-1');
  expect(local.sent).toEqual([mail]);
});
