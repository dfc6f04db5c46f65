import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { locales } from '@ieum/contract/common/text.ts';
import { dispatches } from '@ieum/contract/site/dispatches/endpoints.ts';
import { auditLogs } from '#foundation/audit/tables.ts';
import { messages } from '#foundation/messages/tables.ts';
import { users } from '#account/users/tables.ts';
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
const kinds = async () => (await api().listMails({})).mails.map(({ kind }) => kind);
const find = async (kind: string, language: (typeof locales)[number] = 'ko') =>
  (await api().findMail({ params: { mail: kind }, query: { locale: language } })).mail;
const mailsToMe = () => world.db.select().from(messages).where(eq(messages.userId, admin.user.id));

describe('GET /api/console/mails', () => {
  test('lists every kind once, with a name', async () => {
    const { mails } = await api().listMails({});
    expect(new Set(mails.map(({ kind }) => kind)).size).toBe(mails.length);
    for (const { name } of mails) expect(name).not.toMatch(/[{}]/);
    expect(mails.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['APPLICATION_RECEIVED', 'dispatch-advertising', 'inquiry-answer']),
    );
  });

  test.each(locales)('each is complete in %s: no placeholder is left open', async (language) => {
    for (const kind of await kinds()) {
      const { subject, html, text } = await find(kind, language);
      const written = html.replace(/<style>.*?<\/style>/s, '');
      for (const part of [subject, written, text]) expect(part).not.toMatch(/\{\w+|undefined/);
    }
  });

  test('only advertisements are labelled and have an opt-out', async () => {
    const optOuts: string[] = [];
    for (const kind of await kinds()) {
      const { subject, html, text } = await find(kind);
      const marks = [
        subject.startsWith('(광고)'),
        ...[html, text].map((part) => part.includes('무료 수신 거부')),
      ];
      if (marks.includes(true)) optOuts.push(`${kind} ${String(marks)}`);
    }
    expect(optOuts).toEqual(['dispatch-advertising true,true,true']);
  });

  test('an unknown kind is not found', async () => {
    await expect(find('nothing')).rejects.toMatchObject({ statusCode: 404 });
  });
});

describe('POST /api/console/mails/{kind}/trial', () => {
  const attempt = (key: string) =>
    api().tryMail({ params: { mail: 'inquiry-answer' }, body: { locale: 'ko', key } });

  test('sends a sample to oneself, once for each key, and records it', async () => {
    await Promise.all([attempt('one'), attempt('one')]);
    await attempt('two');
    expect(await mailsToMe()).toMatchObject([
      { to: admin.user.email, subject: expect.stringMatching(/^\[시험\] /) as string, purpose: 'SERVICE' },
      { to: admin.user.email },
    ]);
    const logs = await world.db.select().from(auditLogs).where(eq(auditLogs.actorId, admin.user.id));
    expect(logs.map(({ action }) => action)).toEqual(['messages.tryMail', 'messages.tryMail']);
  });

  test('is rejected without an own address', async () => {
    await world.db.update(users).set({ email: '' }).where(eq(users.id, admin.user.id));
    await expect(attempt('one')).rejects.toMatchObject({ statusCode: 409 });
    expect(await mailsToMe()).toEqual([]);
  });
});
