import { setTimeout as wait } from 'node:timers/promises';
import type { Socket } from 'socket.io-client';
import { anAddress } from '../http.ts';
import { assertSuccess } from '../assert-success.ts';
import { openSocket } from '../sockets.ts';
import type { Actor, World } from '../world.ts';

const ANSWER_MS = 10_000;
const LECTURES = '/api/v1/company/lectures';
/** A member writes a message a second. */
const BETWEEN_MS = 1100;

/** A live lecture with its owner. */
export async function aLiveLecture(world: World): Promise<string> {
  const body = { subject: '라이브 강의', isStream: true };
  const made = await world.call(await world.aCompany(), 'POST', LECTURES, { body });
  return assertSuccess(made, 'a lecture').string('lecture', '_id');
}

/** A socket in a lecture, from a network of its own. */
export async function join(url: string, lectureId: string, actor?: Actor): Promise<Socket> {
  const headers = { 'x-forwarded-for': anAddress() };
  const socket = await openSocket(url, { namespace: '/lecture', token: actor?.token, headers });
  await socket.timeout(ANSWER_MS).emitWithAck('join', { _lecture: lectureId });
  return socket;
}

/** How long messages take from those who write to those who watch. */
export interface Crowd {
  /** The slowest delivery of all but a hundredth while members write for so long, in milliseconds. */
  slowestWithin: (milliseconds: number) => Promise<number>;
  /** How many watch, as the server said last. */
  countNow: () => number;
  leave: () => void;
}

/** Watchers of a lecture, and members who write in turns. */
export async function openCrowd(
  world: World,
  { lectureId, watchers, writers }: { lectureId: string; watchers: number; writers: number },
): Promise<Crowd> {
  const { url } = world;
  const sent = new Map<string, number>();
  let times: number[] = [];
  let count = 0;
  const watching: Socket[] = [];
  for (let n = 0; n < watchers; n++) {
    const socket = await join(url, lectureId);
    socket.on('chat', ({ message }: { message: string }) => {
      const at = sent.get(message);
      if (at !== undefined) times.push(performance.now() - at);
    });
    watching.push(socket);
  }
  watching[0]?.on('count', (counted: { count: number }) => (count = counted.count));
  const writing: Socket[] = [];
  for (let n = 0; n < writers; n++) writing.push(await join(url, lectureId, await world.aPerson()));

  async function write(socket: Socket, until: number) {
    await wait(Math.random() * BETWEEN_MS);
    for (; performance.now() < until; await wait(BETWEEN_MS)) {
      const message = `글 ${crypto.randomUUID()}`;
      sent.set(message, performance.now());
      socket.emit('chat', { _lecture: lectureId, message });
    }
  }
  return {
    countNow: () => count,
    slowestWithin: async (milliseconds) => {
      times = [];
      const until = performance.now() + milliseconds;
      await Promise.all(writing.map((socket) => write(socket, until)));
      // A message that is on its way counts, too.
      await wait(BETWEEN_MS);
      const sorted = times.toSorted((one, other) => one - other);
      return sorted[Math.floor(sorted.length * 0.99)] ?? Infinity;
    },
    leave: () => {
      for (const socket of [...watching, ...writing]) socket.close();
    },
  };
}
