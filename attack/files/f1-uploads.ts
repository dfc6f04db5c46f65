import { once } from 'node:events';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type ClientRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { FILE_MAX_BYTES } from '../../contract/src/foundation/files/enums.ts';
import { createTally, type Attack, type Environment, type Tally } from '../lib/attack.ts';
import { anAddress, each, sendRaw } from '../lib/http.ts';
import { peakMemory, wholeMemoryOf } from '../lib/memory.ts';
import { framesOf } from '../lib/multipart.ts';
import { aPdf } from '../samples/pictures.ts';
import { serveStub } from '../lib/stub-server.ts';
import { openWorld } from '../lib/world.ts';

const CHUNK = Buffer.alloc(256 * 1024, 0x20);
const ABORTS = 24;
const AT_ONCE = 20;
const WARM = 5;
const MAX_MB = 30;
const WAIT_MS = 60_000;

interface UploadInPieces {
  url: string;
  token: string;
  /** Bytes of the file. */
  size: number;
  /** Whether the call declares its length beforehand. */
  isChunked: boolean;
  /** Disconnects after this many bytes of the file. */
  abortsAt?: number;
}

/** Sends a PDF of this size in pieces; returns the status, 0 when the connection ended without one. */
async function sendInPieces({
  url,
  token,
  size,
  isChunked,
  abortsAt = Infinity,
}: UploadInPieces): Promise<number> {
  const { before, after, headers } = framesOf({ name: 'a.pdf' });
  const intro = aPdf();
  const length = isChunked ? {} : { 'content-length': before.length + size + after.length };
  const { hostname, port } = new URL(url);
  const outgoing = request({
    hostname,
    port,
    agent: false,
    method: 'POST',
    path: '/api/v1/me/files',
    headers: { ...headers, ...length, authorization: `Bearer ${token}`, 'x-forwarded-for': anAddress() },
  });
  const answered = statusOf(outgoing);
  let isOver = false;
  void answered.then(() => (isOver = true));
  outgoing.write(before);
  outgoing.write(intro);
  let sent = intro.length;
  while (sent < Math.min(size, abortsAt) && !isOver) {
    const piece = CHUNK.subarray(0, Math.min(CHUNK.length, size - sent));
    sent += piece.length;
    if (!outgoing.write(piece)) await Promise.race([once(outgoing, 'drain'), answered]);
  }
  if (sent >= abortsAt) outgoing.destroy();
  else outgoing.end(after);
  return answered;
}

const statusOf = (outgoing: ClientRequest) =>
  new Promise<number>((resolve) => {
    outgoing.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    outgoing.on('error', () => resolve(0));
    outgoing.on('close', () => resolve(0));
    outgoing.setTimeout(WAIT_MS, () => outgoing.destroy());
  });

/** Sizes around the limit, with and without a length. */
async function trySizes(give: (size: number, isChunked: boolean) => Promise<number>, tally: Tally) {
  const expected = [
    [FILE_MAX_BYTES, [200]],
    [FILE_MAX_BYTES + 1, [413]],
    // Closing the connection is as good: a rejected body need not be read.
    [FILE_MAX_BYTES * 4, [413, 0]],
  ] as const;
  for (const isChunked of [false, true])
    for (const [size, statuses] of expected) {
      const status = await give(size, isChunked);
      tally.check(
        statuses.some((one) => one === status),
        () => `${size} bytes ${isChunked ? 'without' : 'with'} a length: ${status}`,
      );
    }
}

/** Full-size files from several members at once; returns by how many MB the process grew meanwhile. */
async function tryAtOnce(pid: number, senders: readonly (() => Promise<number>)[], tally: Tally) {
  // A few first: what they make the process load stays in memory anyway.
  await each(senders.slice(0, WARM), WARM, (send) => send());
  const before = wholeMemoryOf(pid);
  const max = await peakMemory(pid, () =>
    each(senders, AT_ONCE, async (send) => {
      const status = await send();
      tally.check(status === 200, () => `of ${AT_ONCE} at once one returned ${status}`);
    }),
  );
  tally.check(max - before <= MAX_MB, () => `${AT_ONCE} at once: ${max - before} MB more`);
  return max - before;
}

const filesIn = (...folders: string[]) =>
  folders.flatMap((cwd) => globSync(['files/**/*', '.incoming/*', 'ieum-upload-*', '*.part'], { cwd }));

/** The weak stub accepts everything, buffers all of it and stores incomplete files. */
async function weakStub(folder: string, afterwards: Environment['afterwards']): Promise<string> {
  const pieces: Buffer[] = [];
  const { url, stop } = await serveStub((incoming, response) => {
    incoming.on('data', (piece: Buffer) => pieces.push(piece));
    incoming.once('data', (piece: Buffer) => writeFileSync(join(folder, `${Date.now()}.part`), piece));
    incoming.on('error', () => undefined).on('end', () => response.end());
  });
  afterwards(stop);
  return url;
}

function aTemporaryFolder(afterwards: Environment['afterwards']): string {
  const folder = mkdtempSync(join(tmpdir(), 'ieum-attack-'));
  afterwards(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export const attack: Attack = {
  id: 'F1',
  what: 'Uploads of 50 MB, a byte more and 200 MB, with and without a length, twenty at once, and aborted uploads',
  goal: '50 MB accepted, more rejected with 413; twenty at once: memory +≤ 30 MB; an aborted upload leaves no file and no row',
  run: async ({ onPostgres, afterwards }) => {
    const temporary = aTemporaryFolder(afterwards);
    const { db, url, dataDir, pid } = await onPostgres({ TMPDIR: temporary });
    const world = await openWorld(db, url);
    const { token } = await world.aPerson();
    const tally = createTally();
    await trySizes((size, isChunked) => sendInPieces({ url, token, size, isChunked }), tally);
    const rows = async () =>
      Number((await db.execute(sql`select count(*)::int as n from files`)).rows[0]?.['n']);
    const stored = () => globSync('**/files/**/*', { cwd: dataDir }).length;
    const [rowsBefore, storedBefore] = [await rows(), stored()];
    tally.check(rowsBefore === 2, () => `${rowsBefore} rows of 2 files taken`);

    const size = 8 * 1024 * 1024;
    await each(Array.from({ length: ABORTS }), 6, async (_, n) => {
      await sendInPieces({
        url,
        token,
        size,
        isChunked: n % 2 === 0,
        abortsAt: 1 + Math.floor((size * n) / ABORTS),
      });
    });
    await wait(2000);
    const [rowsAfter, storedAfter, left] = [await rows(), stored(), filesIn(temporary)];
    tally.check(rowsAfter === rowsBefore, () => `${rowsAfter - rowsBefore} rows of aborted uploads`);
    tally.check(storedAfter === storedBefore, () => `${storedAfter - storedBefore} files of aborted uploads`);
    tally.check(left.length === 0, () => `left behind: ${left.join(', ')}`);
    const people = await Promise.all(Array.from({ length: AT_ONCE }, () => world.aPerson()));
    const senders = people.map(
      (person) => () => sendInPieces({ ...person, url, size: FILE_MAX_BYTES, isChunked: true }),
    );
    const grown = await tryAtOnce(pid, senders, tally);
    const alive = await sendRaw(url, { method: 'GET', path: '/api/health/ready' });
    tally.check(alive.status === 200, () => `not ready afterwards: ${alive.status}`);

    const [weak, folder] = [createTally(), aTemporaryFolder(afterwards)];
    const weakUrl = await weakStub(folder, afterwards);
    const sendWeakly = () => sendInPieces({ url: weakUrl, token, size: size * 3, isChunked: true });
    await tryAtOnce(
      process.pid,
      Array.from({ length: AT_ONCE }, () => sendWeakly),
      weak,
    );
    const hasGrown = weak.failures() > 0;
    await trySizes((bytes, isChunked) => sendInPieces({ url: weakUrl, token, size: bytes, isChunked }), weak);
    await sendInPieces({ url: weakUrl, token, size, isChunked: true, abortsAt: size / 2 });
    return tally.outcome(
      { 'MB more for twenty at once': grown, 'aborted uploads': ABORTS, 'left behind': left.length },
      hasGrown && weak.failures() > 1 && filesIn(folder).length > 0,
    );
  },
};
