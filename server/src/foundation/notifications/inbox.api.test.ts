import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { inbox } from '@ieum/contract/foundation/notifications/endpoints.ts';
import { addSeconds } from '#kit/dates.ts';
import { newId } from '#kit/db/ids.ts';
import { apply, aRecruitmentRow } from '../../../test/hiring.ts';
import { messagesTo } from '../../../test/messages/outbox.ts';
import { closeSockets, connect, next, connectError, send } from '../../../test/sockets.ts';
import type { QueryOf } from '../../../test/api.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';
import { inboxItems } from './tables.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

afterEach(closeSockets);

const api = (actor: TestActor | undefined) => world.api(actor, inbox);
const of = (id: string) => ({ params: { _item: id } });

const DAY = 24 * 60 * 60;
const inboxOf = (actor: TestActor, query: QueryOf<typeof inbox.list> = {}, language = 'ko') =>
  api(actor).list({ query, headers: { 'accept-language': language } });

/** Inserts items directly into a member's inbox, the last one the newest. */
async function anInbox(count: number, input: Partial<typeof inboxItems.$inferInsert> = {}) {
  const person = await world.aPerson();
  const now = world.clock.now();
  const rows = Array.from({ length: count }, (_, i) => ({
    id: newId(),
    userId: person.user.id,
    kind: 'APPLICATION_VIEWED' as const,
    params: { company: '한빛테크', subject: `공고 ${i + 1}` },
    link: '/dashboard/applied',
    key: newId(),
    createdAt: addSeconds(now, i - count),
    ...input,
  }));
  await world.db.insert(inboxItems).values(rows);
  return { person, ids: rows.map(({ id }) => id) };
}

describe('GET /api/v1/me/inbox', () => {
  test('is in the reader’s language', async () => {
    const { person } = await anInbox(1);
    const { items, count, unread, next: after } = await inboxOf(person);
    expect({ count, unread, after }).toEqual({ count: 1, unread: 1, after: null });
    expect(items[0]).toMatchObject({
      kind: 'APPLICATION_VIEWED',
      title: '한빛테크가 지원서를 열어 봤어요',
      text: '‘공고 1’ 공고예요.',
      link: '/dashboard/applied',
      readAt: null,
    });
    expect((await inboxOf(person, {}, 'en')).items[0]?.title).toBe('한빛테크 opened your application');
    expect((await inboxOf(person, {}, 'zh-CN')).items[0]?.title).toBe('한빛테크查看了您的申请');
  });

  test('is newest first and continues by cursor without gaps or repetition', async () => {
    const { person, ids } = await anInbox(7);
    const seen: string[] = [];
    let after: string | null | undefined;
    while (after !== null) {
      const page: Awaited<ReturnType<typeof inboxOf>> = await inboxOf(person, { limit: 3, after });
      seen.push(...page.items.map(({ _id }) => _id));
      after = page.next;
    }
    expect(seen).toEqual(ids.toReversed());
    const last = await inboxOf(person, { limit: 2, before: 'end' });
    expect(last.items.map(({ _id }: { _id: string }) => _id)).toEqual([ids[1], ids[0]]);
  });

  test('reading one or all counts once, and `unread=true` returns the rest', async () => {
    const { person, ids } = await anInbox(3);
    expect(await api(person).read(of(ids[1] ?? ''))).toEqual({ unread: 2 });
    const readAt = (await inboxOf(person)).items[1]?.readAt;
    expect(readAt).toEqual(expect.any(String));
    world.clock.advance(5);
    expect(await api(person).read(of(ids[1] ?? ''))).toEqual({ unread: 2 });
    expect((await inboxOf(person)).items[1]?.readAt).toBe(readAt);
    const left = await inboxOf(person, { unread: 'true' });
    expect(left.items.map(({ _id }: { _id: string }) => _id)).toEqual([ids[2], ids[0]]);
    expect(left.count).toBe(2);
    expect(await api(person).readAll()).toEqual({ unread: 0 });
    expect((await inboxOf(person, { unread: 'true' })).items).toEqual([]);
  });

  test('another member’s items are not found, and marking all as read does not affect them', async () => {
    const { person, ids } = await anInbox(1);
    const other = await world.aPerson();
    expect((await world.answers(other, inbox).read(of(ids[0] ?? ''))).statusCode).toBe(404);
    expect(await api(other).readAll()).toEqual({ unread: 0 });
    expect((await inboxOf(person)).unread).toBe(1);
  });

  test('is open to companies that await approval and to administrators', async () => {
    expect((await inboxOf(await world.aPendingCompany())).items).toEqual([]);
    expect((await inboxOf(await world.anAdministrator())).unread).toBe(0);
  });
});

describe('notifying', () => {
  test('twice of the same, also in parallel, makes one item and one e-mail', async () => {
    const person = await world.aPerson({ email: `${newId()}@example.com` });
    const notification = {
      userId: person.user.id,
      kind: 'APPLICATION_MEETING' as const,
      params: { company: '한빛정밀', subject: '해외영업' },
      link: '/dashboard/applied',
      key: newId(),
      aboutUserId: null,
    };
    const work = () => ({
      db: world.db,
      now: world.clock.now(),
      emit: async () => undefined,
      publish: () => undefined,
      afterCommit: () => undefined,
    });
    const { notify } = world.app.modules.notifier;
    await Promise.all([notify(work(), [notification]), notify(work(), [notification])]);
    await notify(work(), [notification]);
    expect((await inboxOf(person)).count).toBe(1);
    const sent = await messagesTo(world, person.user.email ?? '');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      channel: 'EMAIL',
      subject: '[이음] 한빛정밀 면접 단계로 올라갔어요: 해외영업',
    });
  });
});

describe('the sweep', () => {
  test('deletes read items after 90 days and all after a year, nothing newer', async () => {
    const now = world.clock.now();
    const ago = (days: number) => addSeconds(now, -days * DAY);
    const { person: reader } = await anInbox(1, { createdAt: ago(91), readAt: ago(90) });
    const { person: late } = await anInbox(1, { createdAt: ago(91) });
    const { person: never } = await anInbox(1, { createdAt: ago(366) });
    const { person: fresh } = await anInbox(1, { createdAt: ago(89), readAt: ago(88) });
    await world.app.jobs.runNow('sweep-inbox');
    const counts = await Promise.all(
      [reader, late, never, fresh].map(async (one) => (await inboxOf(one)).count),
    );
    expect(counts).toEqual([0, 1, 0, 1]);
  });
});

describe('the unread count at /inbox', () => {
  test('is sent to the member only, at each new item and at each reading', async () => {
    const company = await world.aCompany();
    const person = await world.aPerson();
    const own = await connect(world.app, '/inbox', person);
    const others = await connect(world.app, '/inbox', await world.aPerson());
    for (const socket of [own, others]) expect(await send(socket, 'join', {})).toEqual({ ok: true });
    let receivedElsewhere = 0;
    others.on('arrived', () => (receivedElsewhere += 1));
    const { id } = await aRecruitmentRow(world, company);
    await apply(world, person, id);
    const received = next(own, 'arrived');
    await world.drain();
    expect(await received).toEqual({ unread: 1 });
    const silent = next(own, 'arrived');
    await api(person).readAll();
    expect(await silent).toEqual({ unread: 0 });
    expect(receivedElsewhere).toBe(0);
  });

  test('rejects visitors', async () => {
    expect(await connectError(world.app, '/inbox')).toMatchObject({ code: 'unauthenticated' });
  });
});
