import { setTimeout as wait } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { LECTURE_WATCHERS_SHOWN } from '../../contract/src/live/lectures/enums.ts';
import type { LectureMessage } from '../../contract/src/live/lectures/schemas.ts';
import { freePort, launch, type Running } from '../../scripts/lib/product.ts';
import { memoryOf } from '../../scripts/lib/memory.ts';
import { cpuOfTree } from '../lib/cpu.ts';
import { say, watch } from '../lib/lecture-socket.ts';
import { atMost, kilobytes, milliseconds, seconds, times, whole, type Figure } from '../lib/table.ts';
import { aCrowd, count, openSocket, sendAll, textOf, type Crowd, type Sent } from '../lib/watchers.ts';
import type { Watched } from '../seeds/watchers.ts';

const MESSAGES = 150;
const PER_SECOND = 5;
/** Members take turns, as one may not send more than one message a second. */
const SENDERS = 10;
const SETTLE_MS = 6000;

/** The figures of a server under one crowd. */
interface Taken extends Sent {
  cpuMs: number;
  megabytesEach: number;
}

const p99 = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * 0.99) - 1)] ?? 0;
};

interface Fanning {
  server: Running;
  crowd: Crowd;
  /** The memory of the server before the crowd came. */
  before: number;
  send: (text: string, at: number) => void;
}

async function fanOut({ server, crowd, before, send }: Fanning): Promise<Taken> {
  await wait(SETTLE_MS);
  const megabytesEach = (memoryOf(server.pid) - before) / crowd.sockets.length;
  const cpu = cpuOfTree(server.pid);
  const sent = await sendAll(crowd, { messages: MESSAGES, perSecond: PER_SECOND, send });
  return { ...sent, megabytesEach, cpuMs: cpuOfTree(server.pid) - cpu };
}

/** The same crowd and messages over bare `ws`. */
async function onBare(watchers: number): Promise<Taken> {
  const port = await freePort();
  const server = await launch(['bench/lib/fan-out.ts', String(port)], {}, '/', port);
  const crowd = aCrowd();
  try {
    await wait(SETTLE_MS / 2);
    const before = memoryOf(server.pid);
    for (let n = 0; n < watchers; n++) {
      const socket = await openSocket(server.url.replace('http', 'ws'));
      socket.on('message', (data) => count(crowd, (JSON.parse(textOf(data)) as LectureMessage).message));
      crowd.sockets.push(socket);
    }
    const send = (text: string, at: number) => crowd.sockets[at % SENDERS]?.send(text);
    return await fanOut({ server, crowd, before, send });
  } finally {
    for (const socket of crowd.sockets) socket.terminate();
    await server.stop();
  }
}

/** Everybody joins at once: how long it takes, and what the first one is sent about the others. */
async function joinAll(
  { url }: Running,
  { lectureId, tokens }: Watched,
  crowd: Crowd,
): Promise<{ seconds: number; bytes: number; wholeBytes: number }> {
  let [bytes, wholeBytes] = [0, 0];
  const open = (token: string, n: number): Promise<WebSocket> =>
    watch(url, {
      token,
      lectureId,
      address: `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
      on: {
        onChat: (message) => count(crowd, message),
        onWatchers: (size) => {
          if (n === 0) bytes += size;
          // Each one is sent the first names as a whole once; the largest has all of them.
          wholeBytes = Math.max(wholeBytes, size);
        },
      },
    });
  const begun = performance.now();
  crowd.sockets = await Promise.all(tokens.map(open));
  const taken = (performance.now() - begun) / 1000;
  await wait(SETTLE_MS);
  return { seconds: taken, bytes, wholeBytes };
}

/** A lecture before many watchers, against bare `ws` in the same run. */
export async function measureLectures(product: Running, watched: Watched): Promise<Figure[]> {
  const watchers = watched.tokens.length;
  const bare = await onBare(watchers);
  const crowd = aCrowd();
  const before = memoryOf(product.pid);
  const joined = await joinAll(product, watched, crowd);
  const send = (text: string, at: number) => {
    const socket = crowd.sockets[at % SENDERS];
    if (socket) say(socket, watched.lectureId, text);
  };
  const own = await fanOut({ server: product, crowd, before, send });
  for (const socket of crowd.sockets) socket.terminate();
  const each = ({ cpuMs, deliveries }: Taken) => (1000 * cpuMs) / deliveries;
  const micros = (taken: Taken) => `${each(taken).toFixed(1)} µs`;
  const last = [p99(own.until), p99(bare.until)] as const;
  const room = [own.megabytesEach * 1024, bare.megabytesEach * 1024] as const;
  const label = `${whole(watchers)} watchers, ${PER_SECOND} messages a second`;
  // Without changes, each who joins would bring the first names to everybody again.
  const share = (100 * joined.bytes) / (joined.wholeBytes * watchers);
  return [
    atMost(`${label}: deliveries lost of ${whole(watchers * MESSAGES)}`, own.lost, 0, whole),
    atMost(
      `CPU per delivery, against ws (${micros(own)} / ${micros(bare)})`,
      each(own) / each(bare),
      1.5,
      times,
    ),
    atMost(
      `last watcher, p99, against ws (${milliseconds(last[0])} / ${milliseconds(last[1])})`,
      last[0] / last[1],
      3,
      times,
    ),
    atMost(
      `memory per watcher, against ws (${kilobytes(room[0])} / ${kilobytes(room[1])})`,
      room[0] / room[1],
      2.6,
      times,
    ),
    atMost(`${whole(watchers)} joins at once`, joined.seconds, 6, seconds),
    atMost(
      `who watches: bytes sent to the first one, of whole lists of ${LECTURE_WATCHERS_SHOWN} names at each join`,
      share,
      5,
      (value) => `${value.toFixed(2)} %`,
    ),
  ];
}
