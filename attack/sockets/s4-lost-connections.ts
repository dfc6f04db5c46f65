import { setTimeout as wait } from 'node:timers/promises';
import { createTally, type Attack, type Tally } from '../lib/attack.ts';
import { assertSuccess } from '../lib/assert-success.ts';
import { openSocket } from '../lib/sockets.ts';
import { openWorld, type World } from '../lib/world.ts';

const WRITERS = 12;
const MESSAGES_OF_EACH = 12;
/** A member writes a message a second. */
const BETWEEN_MS = 1100;
const READERS = 8;
const LONGEST_MS = 700;
const LATE_MS = 3000;

interface Numbered {
  number: number;
}

/** Somebody who reads the chat of a lecture and loses the connection again and again. */
interface Reader {
  numbers: Set<number>;
  stop: () => Promise<void>;
}

/** The last number before the first gap, from which the page continues, too. */
function lastWithoutGap(numbers: ReadonlySet<number>): number {
  let last = 0;
  while (numbers.has(last + 1)) last += 1;
  return last;
}

/** A reader who continues after the last number that arrived, or, if weak, with what comes from now on. */
function aReader(url: string, lectureId: string, { isWeak = false } = {}): Reader {
  const numbers = new Set<number>();
  let isOver = false;
  async function connect() {
    const socket = await openSocket(url, { namespace: '/lecture' });
    const after = lastWithoutGap(numbers);
    socket.on('chat', ({ number }: Numbered) => numbers.add(number));
    socket.on('joined', ({ messages }: { messages: Numbered[] }) => {
      if (!isWeak) for (const { number } of messages) numbers.add(number);
    });
    await socket.timeout(5000).emitWithAck('join', { _lecture: lectureId, ...(!isWeak && { after }) });
    return socket;
  }
  async function read() {
    while (!isOver) {
      const socket = await connect();
      await wait(Math.random() * LONGEST_MS);
      socket.disconnect();
      await wait((Math.random() * LONGEST_MS) / 2);
    }
    const last = await connect();
    await wait(LATE_MS);
    last.disconnect();
  }
  const reading = read();
  return {
    numbers,
    stop: () => {
      isOver = true;
      return reading;
    },
  };
}

/** Writes in turns; returns how many messages were acknowledged. */
async function write(world: World, url: string, lectureId: string): Promise<number> {
  const taken = await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      const { token } = await world.aPerson();
      const socket = await openSocket(url, { namespace: '/lecture', token });
      const send = (event: string, payload: object) =>
        socket.timeout(5000).emitWithAck(event, payload) as Promise<{ ok: boolean }>;
      await send('join', { _lecture: lectureId });
      let count = 0;
      for (let n = 0; n < MESSAGES_OF_EACH; n++) {
        if ((await send('chat', { _lecture: lectureId, message: `글 ${n}` })).ok) count += 1;
        await wait(BETWEEN_MS);
      }
      socket.close();
      return count;
    }),
  );
  return taken.reduce((sum, count) => sum + count, 0);
}

/** Each reader has every message. */
function checkReaders(readers: readonly Reader[], written: number, tally: Tally): void {
  for (const [n, { numbers }] of readers.entries())
    for (let number = 1; number <= written; number++)
      tally.check(numbers.has(number), () => `reader ${n}: message ${number} of ${written} is missing`);
}

export const attack: Attack = {
  id: 'S4',
  what: 'Readers of a lecture’s chat whose connections are lost at random while members write',
  goal: 'each has every message when connected again: 0 gaps',
  run: async ({ onPostgres }) => {
    const { db, url } = await onPostgres();
    const world = await openWorld(db, url);
    const company = await world.aCompany();
    const body = { subject: '라이브 강의', isStream: true };
    const made = assertSuccess(
      await world.call(company, 'POST', '/api/v1/company/lectures', { body }),
      'a lecture',
    );
    const lectureId = made.string('lecture', '_id');
    const readers = Array.from({ length: READERS }, () => aReader(url, lectureId));
    // The weak reader does not ask for what was written meanwhile.
    const weakReader = aReader(url, lectureId, { isWeak: true });
    const written = await write(world, url, lectureId);
    await Promise.all([...readers, weakReader].map(({ stop }) => stop()));
    const [tally, weak] = [createTally(), createTally()];
    tally.check(written === WRITERS * MESSAGES_OF_EACH, () => `${written} messages were taken`);
    checkReaders(readers, written, tally);
    checkReaders([weakReader], written, weak);
    return tally.outcome({ messages: written, readers: READERS }, weak.failures() > 0);
  },
};
