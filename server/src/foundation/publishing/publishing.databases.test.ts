import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import { consoleFaqs } from '@ieum/contract/content/faqs/endpoints.ts';
import { contentKinds, type ContentKind } from '@ieum/contract/foundation/publishing/enums.ts';
import { publishing } from '@ieum/contract/foundation/publishing/endpoints.ts';
import { eq } from 'drizzle-orm';
import { boards, posts } from '#content/boards/tables.ts';
import { notices } from '#content/notices/tables.ts';
import { auditLogs } from '#foundation/audit/tables.ts';
import { seoulDay } from '#kit/dates.ts';
import { newId } from '#kit/db/ids.ts';
import { type QueryOf, invalid } from '../../../test/api.ts';
import { theWorld, type TestActor, type World } from '../../../test/world.ts';
import { createPlannedChanges } from './planned-changes.ts';
import type { Publishable } from './publishable.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const answers = (actor: TestActor | undefined) => world.answers(actor, publishing);

const notice: Publishable = {
  kind: 'notice',
  table: notices,
  columns: notices,
  tag: 'notices',
  shownBy: '/api/v1/center/notifications',
};
const MINUTE = 60_000;

async function plan(startsAt: Date | null, endsAt: Date | null, isActive = true) {
  const subject = `예약 ${newId()}`;
  const row = { subject, content: '', isActive, startsAt, endsAt, shownAt: world.clock.now() };
  await world.db.insert(notices).values(row);
  return subject;
}

const changesOf = () =>
  createPlannedChanges({
    db: world.db,
    publishables: () => [notice],
    onError: (error) => {
      throw error;
    },
  });

describe('planned changes', () => {
  test('a page is outdated from the moment at which content of its tag begins or ends', async () => {
    const now = world.clock.now().getTime();
    const begins = now + 5 * MINUTE;
    const ends = now + 9 * MINUTE;
    await plan(new Date(begins), new Date(ends));
    await plan(new Date(now + 7 * MINUTE), null, false);
    const changes = changesOf();
    expect(changes.isChanged(['notices'], now, now)).toBe(true);
    await changes.settle();
    expect(changes.isChanged(['notices'], now, now)).toBe(false);
    expect(changes.isChanged(['notices'], begins - 1, begins - 1)).toBe(false);
    expect(changes.isChanged(['notices'], begins - 1, begins)).toBe(true);
    expect(changes.isChanged(['notices'], begins, ends - 1)).toBe(false);
    expect(changes.isChanged(['recruitments'], 0, Infinity)).toBe(false);
    expect(changes.nextAfter(['notices'], begins)).toBe(ends);
  });

  test('a change that was planned by a write is known after it', async () => {
    const now = world.clock.now().getTime();
    const changes = changesOf();
    changes.isChanged(['notices'], now, now);
    await changes.settle();
    const begins = now + 2 * MINUTE + 1;
    await plan(new Date(begins), null);
    changes.invalidate(['notices']);
    expect(changes.isChanged(['notices'], now, now)).toBe(true);
    await changes.settle();
    expect(changes.isChanged(['notices'], begins - 1, begins)).toBe(true);
  });
});

test('the calendar lists what is shown within its days, and no drafts', async () => {
  const now = world.clock.now();
  const inDays = (days: number) => new Date(now.getTime() + days * 24 * 60 * MINUTE);
  const soon = await plan(inDays(40), inDays(41));
  const draft = await plan(inDays(40), inDays(41), false);
  const later = await plan(inDays(50), null);
  const endless = await plan(null, null);
  const admin = await world.anAdministrator();
  const query = { from: seoulDay(inDays(40)), to: seoulDay(inDays(41)) };
  const { entries } = await world.api(admin, publishing).calendar({ query });
  const subjects = entries.map(({ subject }) => subject);
  expect(subjects).toEqual(expect.arrayContaining([soon, endless]));
  expect(subjects).not.toContain(draft);
  expect(subjects).not.toContain(later);
  expect(entries.find(({ subject }) => subject === soon)?.state).toBe('PLANNED');
});

describe('GET /api/console/content/{kind}/workbook', () => {
  test('has every row of the kind with its state, for a reason that is recorded', async () => {
    const now = world.clock.now().getTime();
    const draft = await plan(null, null, false);
    const planned = await plan(new Date(now + 60 * MINUTE), null);
    for (let count = 0; count < 100; count += 1) await plan(null, null);
    const actor = await world.anAdministrator();
    const download = (query: QueryOf<typeof publishing.export>, kind: ContentKind = 'notice', who = actor) =>
      answers(who).export({ params: { kind }, query });
    expect((await download(invalid({}))).statusCode).toBe(400);
    expect((await download({ reason: 'check' }, invalid('letter'))).statusCode).toBe(400);
    const { rawPayload } = await download({ reason: 'check' });
    const { sheets } = await readXlsx(new Uint8Array(rawPayload));
    const states = new Map(sheets[0]?.rows.map(([subject, state]) => [subject, state]));
    expect(sheets[0]?.rows.length).toBe((await world.db.$count(notices)) + 1);
    expect([states.get(draft), states.get(planned)]).toEqual(['작성 중', '예약됨']);
    const logs = await world.db.select().from(auditLogs).where(eq(auditLogs.actorId, actor.user.id));
    expect(logs).toMatchObject([{ action: 'content.export', details: { reason: 'check' } }]);
    const viewer = await world.anAdministrator('VIEWER');
    expect((await download({ reason: 'check' }, 'notice', viewer)).statusCode).toBe(403);
  });

  test.each(contentKinds)('of %s can be opened', async (kind) => {
    const admin = await world.anAdministrator();
    const answer = await answers(admin).export({ params: { kind }, query: { reason: 'check' } });
    const { sheets } = await readXlsx(new Uint8Array(answer.rawPayload));
    expect(sheets[0]?.rows[0]).toEqual(expect.arrayContaining(['제목', '상태', '시작', '끝']));
  });

  test('of posts and questions says to which board or category each belongs', async () => {
    const admin = await world.anAdministrator();
    const firstColumnOf = async (kind: 'board' | 'faq') => {
      const { rawPayload } = await answers(admin).export({ params: { kind }, query: { reason: 'check' } });
      return (await readXlsx(new Uint8Array(rawPayload))).sheets[0]?.rows.map(([group]) => group);
    };
    const faq = { category: 'POINT' as const, question: '포인트는?', answer: '<p>곧</p>' };
    await world.api(admin, consoleFaqs).create({ body: faq });
    expect(await firstColumnOf('faq')).toEqual(expect.arrayContaining(['분류', '포인트·결제']));
    const [board] = await world.db
      .insert(boards)
      .values({ code: 'workbook', nameKo: '표의 게시판', readers: 'ANYONE', writers: 'CONSOLE' })
      .returning();
    const post = {
      boardId: board?.id ?? '',
      subject: '글',
      content: '<p>글</p>',
      shownAt: world.clock.now(),
    };
    await world.db.insert(posts).values(post);
    expect(await firstColumnOf('board')).toEqual(expect.arrayContaining(['게시판', '표의 게시판']));
  });
});
