import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Server } from 'socket.io';
import { SOCKET_PATH } from '../../contract/src/common/channel-paths.ts';
import { freePort } from '../../scripts/lib/product.ts';
import { createTally, type Attack, type Environment, type Tally } from '../lib/attack.ts';
import { aRoom } from '../lib/rows/interview-rows.ts';
import type { Flood } from '../lib/crowd/floods.ts';
import { startHelper, type Helper } from '../lib/crowd/helper.ts';
import { aLiveLecture, join, openCrowd, type Crowd } from '../lib/crowd/lecture.ts';
import { peakMemory, wholeMemoryOf } from '../lib/memory.ts';
import type { ConnectionCounts, IdleConnections } from '../lib/idle-connections.ts';
import { openWorld, type World } from '../lib/world.ts';

const EVENTS = 10_000;
const LARGE_BYTES = 1024 * 1024;
const CONNECTIONS = 1000;
const MAX_CONNECTIONS = 500;
const ROOMS = 100;
const MAX_ROOMS = 20;
/** A socket may send five events a second. */
const BETWEEN_ROOMS_MS = 220;
const CUT_WITHIN_MS = 1000;
const MORE_MB = 50;
const WATCHERS = 60;
const WRITERS = 8;
const ROUND_MS = 15_000;
/** The machine is never quiet: the best round of each counts. */
const ROUNDS = 2;
const NOISE_MS = 20;

/** One kind of flood; small ones are many events, large ones are one of a megabyte. */
type Kind = Pick<Flood, 'namespace' | 'token' | 'first' | 'event' | 'payload'> & { what: string };

async function kindsOf(world: World, lectureId: string): Promise<Kind[]> {
  const { host, code } = await aRoom(world);
  const [watcher, asker] = [await world.aPerson(), await world.aPerson()];
  const lecture = {
    namespace: '/lecture',
    token: watcher.token,
    first: ['join', { _lecture: lectureId }],
  } as const;
  const room = crypto.randomUUID();
  return [
    { what: 'messages', ...lecture, event: 'chat', payload: { _lecture: lectureId, message: '글' } },
    { what: 'joins', ...lecture, event: 'join', payload: { _lecture: lectureId } },
    {
      what: 'signals',
      namespace: '/interview',
      token: host.token,
      first: ['join', { code, name: '' }],
      event: 'signal',
      payload: { to: 'x', data: { type: 'offer', sdp: 'v=0' } },
    },
    {
      what: 'requests to join',
      namespace: '/interview',
      token: undefined,
      first: ['media', {}],
      event: 'seek',
      payload: { code, name: '손님' },
    },
    {
      what: 'questions',
      namespace: '/chat',
      token: asker.token,
      first: ['join', {}],
      event: 'sendQuery',
      payload: { _room: room, query: '질문' },
    },
  ];
}

interface Plot {
  helper: Helper;
  url: string;
  tally: Tally;
}

/** A client that sends as much is cut; returns after how long. */
async function flood({ helper, url, tally }: Plot, kind: Kind, isLarge: boolean): Promise<number> {
  const { what, ...input } = kind;
  const payload = isLarge ? { ...kind.payload, message: 'x'.repeat(LARGE_BYTES) } : kind.payload;
  const sent = { ...input, payload, url, count: isLarge ? 1 : EVENTS, withinMs: 10 * CUT_WITHIN_MS };
  const after = (await helper.ask<number | null>(sent satisfies Flood)) ?? Infinity;
  const name = isLarge ? `${what} of a megabyte` : what;
  tally.check(after <= CUT_WITHIN_MS, () => `${name}: cut after ${Math.round(after)} ms`);
  return after;
}

/** All kinds, small and large, again and again until it is over; returns how many and the slowest cut. */
async function floodAll(plot: Plot, kinds: readonly Kind[], isOver: () => boolean) {
  let [count, slowest] = [0, 0];
  while (!isOver() || count === 0)
    for (const isLarge of [false, true])
      for (const kind of kinds) {
        slowest = Math.max(slowest, await flood(plot, kind, isLarge));
        count += 1;
        await wait(200);
      }
  return { count, slowest };
}

/** A thousand connections of one network at once; returns how many were accepted. */
async function connectMany(url: string): Promise<number> {
  const connections: IdleConnections = { url, count: CONNECTIONS, idleMs: 3000 };
  const worker = new Worker(new URL('../lib/idle-connections.ts', import.meta.url), {
    workerData: connections,
  });
  const [{ opened }] = (await once(worker, 'message')) as [ConnectionCounts];
  await worker.terminate();
  return opened;
}

/** One client joins a hundred lectures, no faster than it may; returns in how many it is. */
async function joinMany(url: string, lectures: readonly string[]): Promise<number> {
  const [first = '', ...others] = lectures;
  const socket = await join(url, first);
  let count = 1;
  for (const lectureId of others) {
    await wait(BETWEEN_ROOMS_MS);
    const ack = (await socket.timeout(10_000).emitWithAck('join', { _lecture: lectureId })) as {
      ok: boolean;
    };
    if (ack.ok) count += 1;
  }
  socket.close();
  return count;
}

/** The weak stub takes every event of any size. */
async function weakUrl(afterwards: Environment['afterwards'], kinds: readonly Kind[]): Promise<string> {
  const port = await freePort();
  const io = new Server(port, { path: SOCKET_PATH, maxHttpBufferSize: 2 * LARGE_BYTES });
  for (const { namespace } of kinds)
    io.of(namespace).on('connection', (socket) =>
      socket.onAny((_event, _payload, reply: unknown) => {
        if (typeof reply === 'function') reply({ ok: true });
      }),
    );
  afterwards(() => io.close());
  return `http://127.0.0.1:${port}`;
}

/** The slowest delivery in the better of the rounds, in milliseconds. */
async function slowestOf(crowd: Crowd): Promise<number> {
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round++) best = Math.min(best, await crowd.slowestWithin(ROUND_MS));
  return best;
}

async function floodProduct({ onPostgres, afterwards }: Environment) {
  const instance = await onPostgres();
  const { url } = instance;
  const pid = instance.child.pid ?? 0;
  const world = await openWorld(instance.db, url);
  const lectureId = await aLiveLecture(world);
  const lectures: string[] = [];
  for (let n = 0; n < ROOMS; n++) lectures.push(await aLiveLecture(world));
  // The floods are in another lecture, because those who watch one receive what is written there.
  const kinds = await kindsOf(world, lectures[0] ?? '');
  const [tally, weak] = [createTally(), createTally()];
  const helper = startHelper('floods.ts', afterwards);
  const crowd = await openCrowd(world, { lectureId, watchers: WATCHERS, writers: WRITERS });
  const quiet = await slowestOf(crowd);
  const initial = wholeMemoryOf(pid);
  let [busy, accepted, rooms, isOver] = [Infinity, 0, 0, false];
  let flooded = { count: 0, slowest: 0 };
  const max = await peakMemory(pid, async () => {
    const flooding = floodAll({ helper, url, tally }, kinds, () => isOver);
    const joining = joinMany(url, lectures);
    busy = await slowestOf(crowd);
    isOver = true;
    [flooded, rooms] = await Promise.all([flooding, joining]);
    accepted = await connectMany(url);
  });
  crowd.leave();
  tally.check(rooms <= MAX_ROOMS, () => `one client is in ${rooms} lectures`);
  tally.check(accepted <= MAX_CONNECTIONS, () => `${accepted} connections of one network`);
  tally.check(
    busy <= 2 * quiet + NOISE_MS,
    () => `others: ${Math.round(busy)} ms, without floods ${Math.round(quiet)}`,
  );
  tally.check(max - initial <= MORE_MB, () => `memory: ${initial} MB, then ${max}`);

  const plot = { helper, url: await weakUrl(afterwards, kinds), tally: weak };
  for (const isLarge of [false, true]) for (const kind of kinds.slice(0, 1)) await flood(plot, kind, isLarge);
  const figures = {
    floods: flooded.count,
    'slowest cut, ms': Math.round(flooded.slowest),
    'others’ p99 before, ms': Math.round(quiet),
    'others’ p99 meanwhile, ms': Math.round(busy),
    'connections accepted': accepted,
    'lectures of one client': rooms,
    'MB more': Math.max(0, max - initial),
  };
  return tally.outcome(figures, weak.failures() === 2);
}

export const attack: Attack = {
  id: 'S2',
  what: `${EVENTS} events at once by one client, again and again, as messages, joins, signals, requests to join and questions, each also as one of 1 MB, from a process of low priority beside ${WATCHERS} watchers of another lecture; ${CONNECTIONS} connections of one network; a client in ${ROOMS} lectures`,
  goal: `each cut ≤ ${CUT_WITHIN_MS / 1000} s; the others’ p99 ≤ 2 × that without (${NOISE_MS} ms of noise allowed; the best of ${ROUNDS} rounds each); memory +≤ ${MORE_MB} MB; ≤ ${MAX_CONNECTIONS} connections, ≤ ${MAX_ROOMS} lectures`,
  run: floodProduct,
};
