import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { chatMessages } from '../../server/src/assistant/chat/tables.ts';
import { lectureMessages } from '../../server/src/live/lectures/tables.ts';
import { aFolder, removeFolder, startProduct } from '../../scripts/lib/product.ts';
import { createTally, type Attack, type Environment, type Tally } from '../lib/attack.ts';
import { encryptCredential } from '../lib/credentials.ts';
import { assertSuccess } from '../lib/assert-success.ts';
import { aRedisStore, type RedisStore } from '../lib/redis-store.ts';
import { openSocket } from '../lib/sockets.ts';
import { openWorld, PASSWORD, type Actor, type World } from '../lib/world.ts';

const ASKERS = 8;
const QUESTIONS = 6;
const WRITERS = 8;
const MESSAGES = 16;
/** A member writes a message a second, and asks more seldom. */
const WRITE_MS = 1200;
const ASK_MS = 3000;
const KILLED_AFTER_MS = 4000;
const AWAY_MS = 10_000;
const LATE_MS = 10_000;
const CODES_OF_A_PHONE = 5;
const LOGINS_OF_AN_ACCOUNT = 10;
const GUESSES = 20;

/** The acknowledged writes, and how to read the stored ones afterwards. */
interface Said {
  what: string;
  acknowledged: string[];
  stored: () => Promise<readonly string[]>;
}

type Ack = { ok: boolean };

/** `missing` counts answers that had not arrived at the end, `slowest` is the longest wait for one of the others. */
interface Asker extends Said {
  missing: number;
  slowest: number;
}

/** A member who asks the assistant. */
async function anAsker(world: World, url: string, n: number): Promise<Asker> {
  const { token } = await world.aPerson();
  const socket = await openSocket(url, { namespace: '/chat', token });
  const answered = new Map<string, number>();
  socket.on('sendReply', ({ message }: { message: { _id: string; isDone: boolean; content: string } }) => {
    if (message.isDone && message.content) answered.set(message._id, performance.now());
  });
  const joined = new Promise<{ room: string }>((resolve) => socket.once('joined', resolve));
  await socket.timeout(5000).emitWithAck('join', {});
  const { room } = await joined;
  const acknowledged: string[] = [];
  const begun: number[] = [];
  for (let k = 0; k < QUESTIONS; k++) {
    const asked = performance.now();
    const query = `질문 ${n}-${k}: 지원은 어떻게 하나요`;
    const ack = (await socket.timeout(8000).emitWithAck('sendQuery', { _room: room, query })) as Ack;
    if (ack.ok) {
      acknowledged.push(query);
      begun.push(asked);
    }
    await wait(ASK_MS);
  }
  const until = performance.now() + LATE_MS;
  while (answered.size < acknowledged.length && performance.now() < until) await wait(100);
  socket.close();
  return {
    what: 'the assistant',
    acknowledged,
    stored: async () => {
      const rows = await world.db.select().from(chatMessages).where(eq(chatMessages.roomId, room));
      const replies = rows.filter(({ type, isDone, content }) => type === 'reply' && isDone && content);
      // A question counts with its reply only.
      const queries = rows.filter(({ type }) => type === 'query').map(({ content }) => content);
      return queries.slice(0, replies.length);
    },
    missing: acknowledged.length - answered.size,
    slowest: Math.max(...[...answered.values()].map((at, k) => at - (begun[k] ?? at))),
  };
}

async function aWriter(world: World, url: string, input: { lectureId: string; n: number }): Promise<Said> {
  const { lectureId, n } = input;
  const { token } = await world.aPerson();
  const socket = await openSocket(url, { namespace: '/lecture', token });
  const send = (event: string, payload: object) =>
    socket.timeout(8000).emitWithAck(event, { _lecture: lectureId, ...payload }) as Promise<Ack>;
  await send('join', {});
  const acknowledged: string[] = [];
  for (let k = 0; k < MESSAGES; k++) {
    const message = `글 ${n}-${k}`;
    if ((await send('chat', { message })).ok) acknowledged.push(message);
    await wait(WRITE_MS);
  }
  socket.close();
  const ofLecture = eq(lectureMessages.lectureId, lectureId);
  return {
    what: 'the lecture',
    acknowledged,
    stored: async () =>
      (await world.db.select().from(lectureMessages).where(ofLecture)).map(({ message }) => message),
  };
}

/** Everything acknowledged is stored. */
async function checkStored(
  { what, acknowledged, stored }: Said,
  expected: number,
  tally: Tally,
): Promise<void> {
  const texts = await stored();
  for (const text of acknowledged) tally.check(texts.includes(text), () => `${what} has lost: ${text}`);
  tally.check(
    acknowledged.length === expected,
    () => `${what}: ${acknowledged.length} of ${expected} were taken`,
  );
}

async function logIn(
  world: World,
  input: { username: string; password: string; headers?: Record<string, string> },
): Promise<number> {
  const parts = [
    await encryptCredential(world, input.username),
    await encryptCredential(world, input.password),
  ];
  const authorization = `Basic ${Buffer.from(parts.join(':')).toString('base64')}`;
  const headers = { ...input.headers, authorization };
  return (await world.call(undefined, 'GET', '/api/auth/refreshToken', { headers })).status;
}

/** Reads and logins until the end; returns how many. */
async function callAll(world: World, person: Actor, isOver: () => boolean, tally: Tally): Promise<number> {
  const paths = ['/api/v1/me', '/api/v1/recruitments', '/api/v1/lectures', '/api/v1/terms'];
  let count = 0;
  for (; !isOver(); count++) {
    const path = paths[count % paths.length] ?? '/';
    const { status, milliseconds } = await world.call(person, 'GET', path);
    tally.check(status === 200, () => `${path}: ${status} after ${Math.round(milliseconds)} ms`);
    if (count % 20 === 0) {
      const status = await logIn(world, { username: person.user.username, password: PASSWORD });
      tally.check(status === 200, () => `a login: ${status}`);
    }
    await wait(20);
  }
  return count;
}

/** Limits still hold while they are counted in the process. */
async function guess(world: World, tally: Tally): Promise<void> {
  const { user } = await world.aPerson();
  const headers = { 'x-forwarded-for': '198.51.100.77' };
  const codes: number[] = [];
  const logins: number[] = [];
  for (let n = 0; n < GUESSES; n++) {
    const code = { type: 'phone', phone: '01077770001' };
    codes.push(
      (await world.call(undefined, 'POST', '/api/v1/users/contact/phone/certify', { body: code })).status,
    );
    logins.push(await logIn(world, { username: user.username, password: 'Wrong!2026', headers }));
  }
  const sent = codes.filter((status) => status === 200).length;
  const evaluated = logins.filter((status) => status !== 429).length;
  tally.check(sent > 0 && sent <= CODES_OF_A_PHONE, () => `${sent} codes to one phone: ${codes.join(' ')}`);
  tally.check(
    evaluated > 0 && evaluated <= LOGINS_OF_AN_ACCOUNT,
    () => `${evaluated} logins evaluated on one account: ${logins.join(' ')}`,
  );
}

/** Two processes on one PostgreSQL and one Redis. */
async function twoProcesses({ onPostgres, afterwards }: Environment, redis: RedisStore) {
  const one = await onPostgres({ REDIS_URL: redis.url });
  const DATA_DIR = aFolder();
  afterwards(() => removeFolder(DATA_DIR));
  const other = await startProduct({ ...one.env, DATA_DIR });
  afterwards(async () => {
    other.child.kill('SIGKILL');
    await other.ended;
  });
  return { db: one.db, urls: [one.url, other.url] as const };
}

/** The weak stub stores what it acknowledges in Redis alone; to be read after Redis has been killed. */
async function weakStore(redis: RedisStore): Promise<Said> {
  const acknowledged = ['글1', '글2'];
  for (const text of acknowledged) await redis.command(`RPUSH weak ${text}`);
  const stored = async () => (await redis.command('LRANGE weak 0 -1')).split('\r\n');
  return { what: 'the stub', acknowledged, stored };
}

async function loseRedis(environment: Environment) {
  const redis = await aRedisStore();
  await redis.start();
  environment.afterwards(() => redis.kill());
  const { db, urls } = await twoProcesses(environment, redis);
  const world = await openWorld(db, urls[0]);
  const company = await world.aCompany();
  const body = { subject: '라이브 강의', isStream: true };
  const made = assertSuccess(
    await world.call(company, 'POST', '/api/v1/company/lectures', { body }),
    'a lecture',
  );
  const lectureId = made.string('lecture', '_id');
  const [tally, weak] = [createTally(), createTally()];
  const store = await weakStore(redis);
  await checkStored(store, store.acknowledged.length, weak);
  if (weak.failures() > 0) throw new Error('the stub stores nothing at first');

  let isOver = false;
  const urlOf = (n: number) => urls[n % urls.length] ?? urls[0];
  const askers = Promise.all(Array.from({ length: ASKERS }, (_, n) => anAsker(world, urlOf(n), n)));
  const writers = Promise.all(
    Array.from({ length: WRITERS }, (_, n) => aWriter(world, urlOf(n), { lectureId, n })),
  );
  const calling = callAll(world, await world.aPerson(), () => isOver, tally);
  await wait(KILLED_AFTER_MS);
  await redis.kill();
  const guessing = wait(1000).then(() => guess(world, tally));
  await wait(AWAY_MS);
  await guessing;
  await redis.start();
  const asked = await askers;
  const written = await writers;
  isOver = true;
  const calls = await calling;

  for (const one of asked) {
    await checkStored(one, QUESTIONS, tally);
    tally.check(one.missing === 0, () => `${one.missing} answers have not arrived`);
  }
  for (const one of written) await checkStored(one, MESSAGES, tally);
  await checkStored(store, store.acknowledged.length, weak);
  const figures = {
    questions: ASKERS * QUESTIONS,
    messages: WRITERS * MESSAGES,
    calls,
    'slowest answer, ms': Math.round(Math.max(...asked.map(({ slowest }) => slowest))),
  };
  return tally.outcome(figures, weak.failures() > 0);
}

export const attack: Attack = {
  id: 'D4',
  what: 'Redis killed (kill -9) and started again ten seconds later, under questions to the assistant and messages of a lecture by two processes, with reads, logins and guesses meanwhile',
  goal: `all taken, 0 acknowledged ones lost, each answer arrives; 0 reads and logins fail; limits still hold in the process (${CODES_OF_A_PHONE} codes to a phone, ${LOGINS_OF_AN_ACCOUNT} logins on an account)`,
  run: loseRedis,
};
