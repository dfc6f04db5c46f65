import { setTimeout as wait } from 'node:timers/promises';
import { desc, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { io, type Socket } from 'socket.io-client';
import { SOCKET_PATH } from '../../contract/src/common/channel-paths.ts';
import type { ChatMessage } from '../../contract/src/assistant/chat/schemas.ts';
import { answerLocally } from '../../server/src/assistant/chat/public.ts';
import { notices } from '../../server/src/content/notices/tables.ts';
import { settings } from '../../server/src/foundation/settings/tables.ts';
import type { Db } from '../../server/src/kit/context.ts';
import { encryptSecret } from '../../server/src/platform/crypto.ts';
import { openPool } from '../../server/src/platform/database/query-pipelining.ts';
import { openAiModel } from '../../server/src/platform/language-model/openai.ts';
import { openAiSandbox } from '../../server/src/platform/sandbox/openai.ts';
import type { Running } from '../../scripts/lib/product.ts';
import { onPostgres } from '../lib/environment.ts';
import { atLeast, atMost, milliseconds, whole, type Figure } from '../lib/table.ts';
import { seedNotices } from './notices-search.ts';

const KEY = 'sk-bench';
const TEXTS = 2000;
const STREAMS = 200;
const CANCELS = 30;
const ANSWERS = 300;
/** As a provider takes its time, and so that all streams are open together. */
const PROVIDER_MS = 5000;
/** Between two questions: the streams are open together, but nobody asks in the same moment. */
const APART_MS = 20;

/** The value below which a share of the measured ones are. */
function shareOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

type Sandbox = Awaited<ReturnType<typeof openAiSandbox>>;

/** The assistant over two thousand texts, with a language model in this process. */
export async function measureAssistant(): Promise<Figure[]> {
  const sandbox = await openAiSandbox({ key: KEY });
  try {
    return await onPostgres(
      (url) => seedNotices(url, TEXTS),
      async ({ env, product }) => {
        const pool = await openPool({ connectionString: env.DATABASE_URL, max: 10 });
        const db = drizzle(pool) as unknown as Db;
        const questions = await questionsOf(db);
        const local = await measureLocal(db, questions);
        const running = await product();
        const openai = {
          openaiEnabled: true,
          openaiKey: encryptSecret([env.SECRET], KEY),
          openaiDailyTokens: 1e8,
          openaiMonthlyTokens: 1e9,
        };
        await db
          .insert(settings)
          .values({ id: 1, ...openai })
          .onConflictDoUpdate({ target: settings.id, set: openai });
        await pool.end();
        return [
          ...(await measureStreams(running, sandbox, questions)),
          await measureCancels(running, sandbox, questions),
          local,
        ];
      },
      { OPENAI_URL: sandbox.url },
    );
  } finally {
    await sandbox.close();
  }
}

/** Questions that texts of the site answer. */
async function questionsOf(db: Db): Promise<string[]> {
  const rows = await db
    .select({ subject: notices.subject })
    .from(notices)
    .where(eq(notices.isActive, true))
    .orderBy(desc(notices.id))
    .limit(STREAMS);
  return rows.map(({ subject }) => `${subject} 알려 주세요`);
}

async function measureLocal(db: Db, questions: readonly string[]): Promise<Figure> {
  const taken: number[] = [];
  for (let i = 0; i < ANSWERS; i++) {
    const query = questions[i % questions.length] ?? '';
    const begun = performance.now();
    await answerLocally(db, { query, actor: undefined, locale: 'ko', now: new Date() });
    taken.push(performance.now() - begun);
  }
  return atMost(`local answer over ${whole(TEXTS)} texts, p99`, shareOf(taken, 0.99), 50, milliseconds);
}

interface Reader {
  socket: Socket;
  /** Asks, and returns the milliseconds until the first piece of the reply. */
  ask: (query: string) => Promise<number>;
  cancel: () => void;
}

let readers = 0;

/** A visitor in a conversation, from a network of their own. */
async function aReader({ url }: Running): Promise<Reader> {
  readers += 1;
  const socket = io(`${url}/chat`, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: { sessionId: crypto.randomUUID() },
    extraHeaders: { 'x-forwarded-for': `10.9.${readers >> 8}.${readers & 255}` },
  });
  const room = await new Promise<string>((resolve, reject) => {
    socket.on('joined', (joined: { room: string }) => resolve(joined.room));
    socket.on('connect_error', reject);
    socket.emit('join', { _room: null }, () => undefined);
  });
  const ask = (query: string) => {
    const begun = performance.now();
    return new Promise<number>((resolve, reject) => {
      socket.on('sendReply', ({ message }: { message: ChatMessage }) => {
        if (message.content) resolve(performance.now() - begun);
      });
      socket.emit('sendQuery', { _room: room, query }, (answer: { ok: boolean; message?: string }) => {
        if (!answer.ok) reject(new Error(answer.message));
      });
    });
  };
  return { socket, ask, cancel: () => void socket.emit('cancel', { _room: room }, () => undefined) };
}

/** The first piece of the same reply, asked without the product between. */
async function askBare({ url }: Sandbox): Promise<number> {
  const begun = performance.now();
  const account = { key: KEY, organization: null, project: null };
  const { signal } = new AbortController();
  const request = { account, model: 'bare', instructions: '규칙', question: '질문', maxTokens: 600, signal };
  for await (const part of openAiModel({ baseUrl: url }).stream(request))
    if ('text' in part) return performance.now() - begun;
  throw new Error('the bare stream had no text');
}

async function measureStreams(running: Running, sandbox: Sandbox, questions: readonly string[]) {
  Object.assign(sandbox.faults, { pieces: ['답', '변', '이에요. [1]'], firstMilliseconds: PROVIDER_MS });
  const bare = await Promise.all(
    questions.map((_, index) => wait(index * APART_MS).then(() => askBare(sandbox))),
  );
  const opened: Reader[] = [];
  for (const _ of questions) opened.push(await aReader(running));
  sandbox.received.length = 0;
  const ours = await Promise.all(
    opened.map(({ ask }, index) => wait(index * APART_MS).then(() => ask(questions[index] ?? ''))),
  );
  for (const { socket } of opened) socket.close();
  const added = (share: number) => Math.max(0, shareOf(ours, share) - shareOf(bare, share));
  return [
    atLeast('streams that reached the language model', sandbox.received.length, questions.length, whole),
    atMost(`${questions.length} streams, added to the first token, p50`, added(0.5), 20, milliseconds),
    atMost(`${questions.length} streams, added to the first token, p99`, added(0.99), 100, milliseconds),
  ];
}

async function measureCancels(
  running: Running,
  sandbox: Sandbox,
  questions: readonly string[],
): Promise<Figure> {
  const pieces = Array.from({ length: 500 }, () => '글 ');
  Object.assign(sandbox.faults, { pieces, firstMilliseconds: 0, pieceMilliseconds: 20 });
  const taken: number[] = [];
  for (const question of questions.slice(0, CANCELS)) {
    const { socket, ask, cancel } = await aReader(running);
    sandbox.left.length = 0;
    await ask(question);
    const begun = performance.now();
    cancel();
    while (sandbox.left.length === 0 && performance.now() - begun < 5000) await wait(1);
    taken.push((sandbox.left[0] ?? Number.POSITIVE_INFINITY) - begun);
    socket.close();
  }
  return atMost('cancelled upstream, slowest', Math.max(...taken), 500, milliseconds);
}
