import { Server } from 'socket.io';
import { SOCKET_PATH } from '../../contract/src/common/channel-paths.ts';
import { LECTURE_MESSAGES_MISSED, lectureBounds } from '../../contract/src/live/lectures/enums.ts';
import { lectureChats, lectureMessages } from '../../server/src/live/lectures/tables.ts';
import { freePort } from '../../scripts/lib/product.ts';
import { createTally, type Attack, type Environment, type Tally } from '../lib/attack.ts';
import { startHelper, type Helper } from '../lib/crowd/helper.ts';
import { aLiveLecture, openCrowd } from '../lib/crowd/lecture.ts';
import type { SlowQuestion, SlowReading } from '../lib/crowd/slow-readers.ts';
import { peakMemory, wholeMemoryOf } from '../lib/memory.ts';
import { openWorld, type World } from '../lib/world.ts';

const STOPPED = 20;
const WATCHERS = 200;
const WRITERS = 8;
/** Each asks for all messages of the lecture again and again: most of a megabyte, of which the network holds some. */
const ASKS = 8;
const EVERY_MS = 1500;
/** The machine is never quiet: the best round of each counts. */
const ROUNDS = 2;
const MORE_MB = 100;
const TIMES = 1.3;
const NOISE_MS = 10;

/** A lecture whose messages are as many and as long as somebody receives at once. */
async function aLongChat(world: World): Promise<string> {
  const lectureId = await aLiveLecture(world);
  const { user } = await world.aPerson();
  const messages = Array.from({ length: LECTURE_MESSAGES_MISSED }, (_, n) => ({
    lectureId,
    number: n + 1,
    userId: user.id,
    message: '가'.repeat(lectureBounds.message),
    createdAt: new Date(),
  }));
  await world.db.insert(lectureMessages).values(messages);
  const messageCount = messages.length;
  await world.db
    .insert(lectureChats)
    .values({ lectureId, messageCount })
    .onConflictDoUpdate({ target: lectureChats.lectureId, set: { messageCount } });
  return lectureId;
}

/** All clients ask, and read on or not. */
const askAgain = (helper: Helper, input: Pick<SlowReading, 'url' | 'lectureId' | 'isReading'>) =>
  helper.ask({ begin: { ...input, count: STOPPED, asks: ASKS, everyMs: EVERY_MS } } satisfies SlowQuestion);
/** How many of them the server has cut; only now they read again, if they are not cut. */
const countCut = (helper: Helper) => helper.ask<number>({ end: true } satisfies SlowQuestion);

/** Those who do not read are cut, and only they. */
function checkCut({ isReading, cut }: { isReading: boolean; cut: number }, tally: Tally): void {
  for (let n = 0; n < STOPPED; n++)
    tally.check(
      n < cut === !isReading,
      () => `${cut} of ${STOPPED} ${isReading ? 'who read on ' : ''}were cut`,
    );
}

/** The weak stub keeps everything for those who do not read. */
async function weakUrl(afterwards: Environment['afterwards']): Promise<string> {
  const port = await freePort();
  const io = new Server(port, { path: SOCKET_PATH, transports: ['websocket'] });
  const messages = '가'.repeat(LECTURE_MESSAGES_MISSED * lectureBounds.message);
  io.of('/lecture').on('connection', (socket) =>
    socket.on('join', () => void socket.emit('joined', messages)),
  );
  afterwards(() => io.close());
  return `http://127.0.0.1:${port}`;
}

async function watchOthers({ onPostgres, afterwards }: Environment) {
  const instance = await onPostgres();
  const { url } = instance;
  const pid = instance.child.pid ?? 0;
  const world = await openWorld(instance.db, url);
  const lectureId = await aLongChat(world);
  const helper = startHelper('slow-readers.ts', afterwards);
  const crowd = await openCrowd(world, { lectureId, watchers: WATCHERS, writers: WRITERS });
  const [tally, weak] = [createTally(), createTally()];

  /** Measures how long other readers wait while all clients ask. */
  async function besideThem(isReading: boolean): Promise<number> {
    const [slowest] = await Promise.all([
      crowd.slowestWithin(ASKS * EVERY_MS),
      askAgain(helper, { url, lectureId, isReading }),
    ]);
    checkCut({ isReading, cut: await countCut(helper) }, tally);
    return slowest;
  }
  let [before, meanwhile, initial, max] = [Infinity, Infinity, 0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    // First those who ask the same and read on: what remains is what not reading costs.
    before = Math.min(before, await besideThem(true));
    initial ||= wholeMemoryOf(pid);
    const atMost = await peakMemory(pid, async () => {
      meanwhile = Math.min(meanwhile, await besideThem(false));
    });
    max = Math.max(max, atMost);
  }
  crowd.leave();
  tally.check(
    meanwhile <= TIMES * before + NOISE_MS,
    () => `others: ${Math.round(meanwhile)} ms, beside those who read on ${Math.round(before)}`,
  );
  tally.check(max - initial <= MORE_MB, () => `memory: ${initial} MB, then ${max}`);

  const stub = { url: await weakUrl(afterwards), lectureId, isReading: false };
  await askAgain(helper, stub);
  checkCut({ isReading: false, cut: await countCut(helper) }, weak);
  const figures = {
    'others’ p99 beside those who read on, ms': Math.round(before),
    'beside those who do not, ms': Math.round(meanwhile),
    'MB more': Math.max(0, max - initial),
  };
  return tally.outcome(figures, weak.failures() === STOPPED);
}

export const attack: Attack = {
  id: 'S3',
  what: `${STOPPED} clients in a lecture with ${WATCHERS} others that ask for its messages again and again and stop reading, after as many that read on`,
  goal: `all cut, none of those who read on; memory +≤ ${MORE_MB} MB; the others’ p99 ≤ ${TIMES} × (${NOISE_MS} ms of noise allowed; the best of ${ROUNDS} rounds each)`,
  run: watchOthers,
};
