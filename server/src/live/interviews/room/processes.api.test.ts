import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { companyInterviews } from '@ieum/contract/live/interviews/endpoints.ts';
import { start, type Started } from '../../../../test/faults/process.ts';
import { databaseUrl } from '../../../../test/prepare-database.ts';
import { hasRedis, startRedisServer } from '../../../../test/redis-server.ts';
import { closeSockets, connect, connectAs, next, send } from '../../../../test/sockets.ts';
import { isOnPostgres } from '../../../../test/test-database.ts';
import { openWorld, type World } from '../../../../test/world.ts';

const PLACE = '/interview';
const SECRET = 'a-secret-of-two-processes-of-one-product';
const BACK_MS = 5000;
/** Longer than the check on entering takes. */
const SETTLED_MS = 8000;
/** Longer than a message of NOTIFY may be. */
const offer = { type: 'offer', sdp: 'v=0 '.repeat(7500) };

let world: World;
beforeAll(async () => {
  world = await openWorld({ SECRET });
});
afterEach(closeSockets);
afterAll(() => world.app.close());

/** Two processes of one product, and how each is killed. */
async function twoProcesses(input: NodeJS.ProcessEnv) {
  const answer = await world.db.execute(sql`select current_database() as name`);
  const name = String(answer.rows[0]?.['name']);
  const DATABASE_URL = databaseUrl(process.env['TEST_DATABASE_URL'] ?? '', name);
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'ieum-two-')));
  const started: Started[] = [];
  for (const DATA_DIR of folders) started.push(await start({ DATABASE_URL, DATA_DIR, SECRET, ...input }));
  const [one, other] = started;
  if (!one || !other) throw new Error('no two processes');
  const kill = async (process: Started) => {
    process.process.kill('SIGKILL');
    await process.ended;
  };
  const stop = async () => {
    for (const process of started) await kill(process);
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  };
  return { one, other, kill, stop };
}

const joining = (code: string) => ({ code, name: '손님', audio: true, video: true });
const joinRoom = async (socket: Socket, code: string) => {
  const joined = next<{ participants: { socketId: string }[] }>(socket, 'joined');
  expect(await send(socket, 'join', joining(code))).toEqual({ ok: true });
  return joined;
};

/** A guest at one process, admitted by the host at another. */
async function aGuestAt(url: string, { code, host, sessionId }: Admitting) {
  const guest = await connectAs(url, PLACE, { sessionId });
  const shown = next(host, 'user-seeked');
  await send(guest, 'seek', { code, name: '손님' });
  await shown;
  const authed = next(guest, 'authed');
  await send(host, 'auth', { code, socketId: guest.id, isApproved: true });
  await authed;
  await joinRoom(guest, code);
  return guest;
}
interface Admitting {
  code: string;
  host: Socket;
  sessionId: string;
}

/** Whether a signal of one reaches the other. */
async function passes(from: Socket, to: Socket): Promise<void> {
  const arrived = next(to, 'signal');
  expect(await send(from, 'signal', { to: to.id, data: offer })).toEqual({ ok: true });
  expect(await arrived).toEqual({ from: from.id, data: offer });
}

async function aRoom() {
  const company = await world.aCompany();
  const body = { title: '두 프로세스의 면접', entrance: { type: 'ONE_WITH_URL' as const } };
  const { interview } = await world.api(company, companyInterviews).create({ body });
  return { company, code: interview.code };
}

/** A host at one process and two guests at the other, which is killed; one of the guests comes back. */
async function killOneProcess(input: NodeJS.ProcessEnv) {
  const { company, code } = await aRoom();
  const { one, other, kill, stop } = await twoProcesses(input);
  try {
    const host = await connect(one.url, PLACE, company);
    await joinRoom(host, code);
    const [returning, absent] = [`${code} returning`, `${code} absent`];
    const guest = await aGuestAt(other.url, { code, host, sessionId: returning });
    const { id: absentId } = await aGuestAt(other.url, { code, host, sessionId: absent });
    await passes(host, guest);
    await passes(guest, host);

    let requests = 0;
    host.on('user-seeked', () => (requests += 1));
    const exits: string[] = [];
    host.on('user-exited', ({ socketId }: { socketId: string }) => exits.push(socketId));
    const guestId = guest.id ?? '';
    await kill(other);
    const begun = performance.now();
    const again = await connectAs(one.url, PLACE, { sessionId: returning });
    const { participants } = await joinRoom(again, code);
    await passes(again, host);
    await passes(host, again);
    const milliseconds = performance.now() - begun;
    // A participant who does not come back leaves the room once the process is known to be gone.
    await expect.poll(() => exits, { timeout: 30_000 }).toEqual([guestId, absentId]);
    const isReplaced = !participants.some(({ socketId }) => socketId === guestId);
    return { isInTime: milliseconds < BACK_MS, requests, isReplaced };
  } finally {
    await stop();
  }
}
/** A host at one process whose only guest is at the other, which is killed; the guest does not come back. */
async function loseTheOnlyGuest() {
  const { company, code } = await aRoom();
  const { one, other, kill, stop } = await twoProcesses({});
  try {
    const host = await connect(one.url, PLACE, company);
    await joinRoom(host, code);
    const guest = await aGuestAt(other.url, { code, host, sessionId: `${code} who stays away` });
    const guestId = guest.id ?? '';
    // By now the check that joining started is over.
    await pause(SETTLED_MS);
    const exits: string[] = [];
    host.on('user-exited', ({ socketId }: { socketId: string }) => exits.push(socketId));
    await kill(other);
    await send(host, 'signal', { to: guestId, data: offer });
    await expect.poll(() => exits.length, { timeout: 45_000 }).toBeGreaterThan(0);
    return { exits, guestId };
  } finally {
    await stop();
  }
}
const backWithoutAsking = { isInTime: true, requests: 0, isReplaced: true };

describe.runIf(isOnPostgres)('a room over two processes of which one is killed', () => {
  test('on one PostgreSQL: signals pass, and all are back within five seconds without asking', async () => {
    expect(await killOneProcess({})).toEqual(backWithoutAsking);
  }, 90_000);

  test('a host who stays alone and looks for the guest again is shown that the guest has gone', async () => {
    const { exits, guestId } = await loseTheOnlyGuest();
    expect(exits).toEqual([guestId]);
  }, 90_000);
});

describe.runIf(isOnPostgres && hasRedis)('the same with Redis (skipped without redis-server)', () => {
  let redis: Awaited<ReturnType<typeof startRedisServer>>;
  beforeAll(async () => {
    redis = await startRedisServer();
  });
  afterAll(() => redis.stop());

  test('on Redis streams: signals pass, and all are back within five seconds without asking', async () => {
    expect(await killOneProcess({ REDIS_URL: redis.url })).toEqual(backWithoutAsking);
  }, 90_000);
});
