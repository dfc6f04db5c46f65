import { setTimeout as wait } from 'node:timers/promises';
import type { Running } from '../../scripts/lib/product.ts';
import { createTally, type Attack, type Environment, type Tally } from '../lib/attack.ts';
import { anAddress, sendRaw, type Answer } from '../lib/http.ts';
import { multipart } from '../lib/multipart.ts';
import { aPdf } from '../samples/pictures.ts';
import { instanceOn } from '../lib/environment.ts';
import { serveStub } from '../lib/stub-server.ts';
import { openWorld, type Actor } from '../lib/world.ts';

const WRITERS = 16;
const READY_WITHIN_MS = 2000;

/** A product that can be killed and restarted on the same data. */
interface Place {
  name: string;
  writers: Pick<Actor, 'token'>[];
  start: () => Promise<Pick<Running, 'url' | 'readyAfter'> & { kill: () => Promise<void> }>;
}

/** The writes that were acknowledged to one writer: its last number, and a file. */
interface Promised {
  sent: number;
  acknowledged: number;
  files: { url: string; size: number }[];
}

type Call = (
  method: string,
  path: string,
  input?: { body: Buffer | string; headers: object },
) => Promise<Answer>;

const callerAt =
  (url: string, { token }: Pick<Actor, 'token'>): Call =>
  (method, path, input) =>
    sendRaw(url, {
      method,
      path,
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': anAddress(), ...input?.headers },
      ...(input && { body: input.body }),
    });

/** Writes number after number, and a file now and then, until the process is gone. */
async function writeOn(call: Call, promised: Promised) {
  try {
    for (;;) {
      promised.sent += 1;
      const body = JSON.stringify({ address1: String(promised.sent) });
      const put = await call('PUT', '/api/v1/me', { body, headers: { 'content-type': 'application/json' } });
      if (put.status === 200) promised.acknowledged = promised.sent;
      if (promised.sent % 25 !== 1) continue;
      const file = aPdf(`${promised.sent}`.repeat(2000));
      const uploaded = await call('POST', '/api/v1/me/files', multipart({ file, name: 'a.pdf' }));
      const url = uploaded.string('file', '_id');
      if (uploaded.status === 200 && url) promised.files.push({ url, size: file.length });
    }
  } catch {
    // The process is gone: everything acknowledged until now counts.
  }
}

async function checkPromises(call: Call, { sent, acknowledged, files }: Promised, tally: Tally) {
  const stored = Number((await call('GET', '/api/v1/me')).string('user', 'address1'));
  tally.check(
    stored >= acknowledged && stored <= sent,
    () => `${acknowledged} was promised, ${stored} is there`,
  );
  for (const { url, size } of files) {
    const { status, body } = await call('GET', `/api/v1/files/${url}`);
    tally.check(
      status === 200 && body.length === size,
      () => `an acknowledged file: ${status}, ${body.length}`,
    );
  }
}

const medianOf = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Infinity;

/**
 * Kills the product repeatedly in the middle of writing; returns how much was acknowledged and how soon it
 * was ready again.
 */
async function killOften({ name, writers, start }: Place, rounds: number, tally: Tally) {
  const promises = writers.map((): Promised => ({ sent: 0, acknowledged: 0, files: [] }));
  const back: number[] = [];
  let running = await start();
  for (let round = 0; round < rounds; round++) {
    const { url, kill } = running;
    const writing = writers.map((writer, n) => writeOn(callerAt(url, writer), promises[n] ?? failed()));
    await wait(200 + Math.random() * 1800);
    await kill();
    await Promise.all(writing);
    running = await start();
    back.push(running.readyAfter);
    for (const [n, writer] of writers.entries())
      await checkPromises(callerAt(running.url, writer), promises[n] ?? failed(), tally);
    for (const promised of promises) promised.files = [];
  }
  await running.kill();
  const ready = medianOf(back);
  tally.check(ready <= READY_WITHIN_MS, () => `${name}: ready after ${Math.round(ready)} ms`);
  return {
    [`acknowledged, ${name}`]: promises.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
    [`ready again, ${name}, ms`]: Math.round(ready),
  };
}

function failed(): never {
  throw new Error('no such writer');
}

async function onPostgres(environment: Environment): Promise<Place> {
  const { db, url, databaseUrl, dataDir, kill } = await environment.onPostgres();
  const world = await openWorld(db, url);
  const writers = await Promise.all(Array.from({ length: WRITERS }, () => world.aPerson()));
  await kill();
  const start = () => instanceOn({ databaseUrl, dataDir, env: {}, afterwards: environment.afterwards });
  return { name: 'PostgreSQL', writers, start };
}

async function onEmbedded({ embedded }: Environment): Promise<Place> {
  const place = await embedded();
  const writers = await place.inside(async (db) => {
    const world = await openWorld(db, '');
    const made: Actor[] = [];
    for (let n = 0; n < WRITERS; n++) made.push(await world.aPerson());
    return made;
  });
  const start = async () => {
    const { url, readyAfter, child, ended } = await place.start();
    const kill = async () => {
      child.kill('SIGKILL');
      await ended;
    };
    return { url, readyAfter, kill };
  };
  return { name: 'embedded', writers, start };
}

/** The weak stub acknowledges everything and stores it in memory only. */
function weakPlace(): Place {
  const start = async () => {
    let address1 = '0';
    const { url, stop } = await serveStub((request, response) => {
      let text = '';
      request.on('data', (piece: Buffer) => (text += piece.toString('latin1')));
      request.on('end', () => {
        if (request.method === 'PUT') ({ address1 } = JSON.parse(text) as { address1: string });
        response.end(JSON.stringify({ user: { address1 } }));
      });
    });
    return { url, readyAfter: 0, kill: stop };
  };
  return { name: 'stub', writers: [{ token: 'x' }], start };
}

export const attack: Attack = {
  id: 'D1',
  what: 'The process killed (kill -9) while sixteen members write, on both databases',
  goal: '0 acknowledged writes or files lost; it starts again each time, ready ≤ 2 s (median)',
  run: async (environment) => {
    const tally = createTally();
    const { rounds } = environment.extent;
    const figures: Record<string, number> = { 'rounds on each': rounds };
    for (const place of [await onPostgres(environment), await onEmbedded(environment)])
      Object.assign(figures, await killOften(place, rounds, tally));
    const weak = createTally();
    await killOften(weakPlace(), 1, weak);
    return tally.outcome(figures, weak.failures() > 0);
  },
};
