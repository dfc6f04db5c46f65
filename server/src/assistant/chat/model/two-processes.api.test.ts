import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import type { Socket } from 'socket.io-client';
import type { ChatMessage } from '@ieum/contract/assistant/chat/schemas.ts';
import { settings as settingsContract } from '@ieum/contract/foundation/settings/endpoints.ts';
import { consoleFaqs } from '@ieum/contract/content/faqs/endpoints.ts';
import { openAiSandbox } from '#platform/sandbox/openai.ts';
import { postgresFanOut } from '#platform/sockets/sockets-postgres.ts';
import { databaseUrl } from '../../../../test/prepare-database.ts';
import { aWord } from '../../../../test/recruitment.ts';
import { closeSockets, connectAs, next, send } from '../../../../test/sockets.ts';
import { isOnPostgres } from '../../../../test/test-database.ts';
import { openWorld, type World } from '../../../../test/world.ts';
import { createApp, type App } from '../../../app.ts';
import { chatMessages } from '../tables.ts';

const KEY = 'sk-sandbox-key';
/** A stop that only shows when the reply is next stored would take up to a second. */
const SOON_MS = 500;
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

let sandbox: Awaited<ReturnType<typeof openAiSandbox>>;
let world: World;
let apps: App[] = [];
let close: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  if (!isOnPostgres) return;
  sandbox = await openAiSandbox({ key: KEY });
  world = await openWorld({ OPENAI_URL: sandbox.url });
  const admin = await world.anAdministrator();
  const connection = { enabled: true, apiKey: KEY, model: 'small', dailyTokens: 1_000_000 };
  await world.api(admin, settingsContract).saveOpenAi({ body: connection });
  const { rows } = await world.db.execute<{ name: string }>(sql`select current_database() as name`);
  const url = databaseUrl(process.env['TEST_DATABASE_URL'] ?? '', rows[0]?.name ?? '');
  const fans = [0, 1].map(() => postgresFanOut(url, silent as never));
  apps = [];
  for (const fanOut of fans) apps.push(await createApp({ ...world, fanOut }));
  for (const app of apps) await app.fastify.ready();
  close = async () => {
    for (const app of apps) await app.close();
    for (const fan of fans) await fan.close();
    await sandbox.close();
  };
});
afterEach(() => {
  closeSockets();
  sandbox.left.length = 0;
});
afterAll(() => close());

/** A tab of the visitor at one of the processes. */
async function aTab(app: App | undefined, sessionId: string, room: string | null) {
  if (!app) throw new Error('there is no such process');
  const replies: ChatMessage[] = [];
  const socket: Socket = await connectAs(app, '/chat', { sessionId }, (opened) =>
    opened.on('sendReply', ({ message }: { message: ChatMessage }) => replies.push(message)),
  );
  const joined = next<{ room: string }>(socket, 'joined');
  await send(socket, 'join', { _room: room });
  return { socket, replies, room: (await joined).room };
}

/** Two tabs of a conversation at two processes, of which the first has begun to write a long reply. */
async function aReplyBeingWritten() {
  const word = aWord(4);
  const admin = await world.anAdministrator();
  const question = `${word} 길게 설명해 주세요`;
  const draft = { category: 'ETC', question, answer: `<p>${word} 설명이에요.</p>`, isActive: true } as const;
  await world.api(admin, consoleFaqs).create({ body: draft });
  sandbox.faults.pieces = Array.from({ length: 300 }, () => '글 ');
  sandbox.faults.pieceMilliseconds = 50;
  const sessionId = crypto.randomUUID();
  const writing = await aTab(apps[0], sessionId, null);
  const other = await aTab(apps[1], sessionId, writing.room);
  expect(other.room).toBe(writing.room);
  await send(writing.socket, 'sendQuery', { _room: writing.room, query: question });
  const stored = () => world.db.select().from(chatMessages).where(eq(chatMessages.roomId, writing.room));
  // Right after it was stored, the next time is a second away.
  await expect
    .poll(async () => (await stored()).find(({ type }) => type === 'reply')?.content, {
      interval: 20,
      timeout: 5000,
    })
    .toContain('글');
  return { writing, other, stored };
}

async function endedSoon(begun: number): Promise<void> {
  await expect.poll(() => sandbox.left.length, { interval: 5, timeout: 5000 }).toBe(1);
  expect(Number(sandbox.left[0]) - begun).toBeLessThan(SOON_MS);
}

test.runIf(isOnPostgres)('a reply is stopped at another process than the one that writes it', async () => {
  const { writing, other, stored } = await aReplyBeingWritten();
  const begun = performance.now();
  expect(await send(other.socket, 'cancel', { _room: other.room })).toEqual({ ok: true });
  await endedSoon(begun);
  // A part that was on its way from the other process may arrive after the end.
  for (const { replies } of [writing, other])
    await expect.poll(() => replies.find(({ isDone }) => isDone)?.content, { timeout: 5000 }).toMatch(/^글/);
  expect(await stored()).toMatchObject([{ type: 'query' }, { isDone: true }]);
  const { length } = writing.replies;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(writing.replies).toHaveLength(length);
});

test.runIf(isOnPostgres)('a reply ends when its last reader leaves another process', async () => {
  const { writing, other } = await aReplyBeingWritten();
  writing.socket.close();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(sandbox.left).toHaveLength(0);
  const begun = performance.now();
  other.socket.close();
  await endedSoon(begun);
});
