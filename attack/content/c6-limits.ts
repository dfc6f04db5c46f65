import { request, type RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { createTally, type Attack, type Environment, type Tally } from '../lib/attack.ts';
import { anAddress, sendRaw } from '../lib/http.ts';
import { wholeMemoryOf } from '../lib/memory.ts';
import { framesOf } from '../lib/multipart.ts';
import { serveStub } from '../lib/stub-server.ts';
import { openWorld } from '../lib/world.ts';

const MB = 1024 * 1024;
const SLOW_MS = 3000;
const REJECTED_MS = 50;
const ROUNDS = 12;
const WARM_ROUNDS = 6;
const MAX_MB = 20;
const WAIT_MS = 30_000;

interface Shape {
  what: string;
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Bytes to stream without a length. */
  streamed?: number;
  /** Whether the request may also be accepted, without its excess. */
  isHarmless?: boolean;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const PUT_ME = { method: 'PUT', path: '/api/v1/me', headers: JSON_TYPE };
const nested = (open: string, close: string, times: number) => open.repeat(times) + close.repeat(times);
const keys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, n]))).slice(0, MB - 10);

function jsonShapes(): Shape[] {
  const resume = { method: 'PUT', path: '/api/v1/person/resume', headers: JSON_TYPE };
  const many = Array.from({ length: 100_000 }, () => '{}').join(',');
  const bodies: Omit<Shape, 'method' | 'path'>[] = [
    { what: '500,000 arrays deep', body: nested('[', ']', 500_000) },
    {
      what: '100,000 objects deep',
      body: `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
    },
    { what: 'never closed', body: '['.repeat(MB - 10) },
    { what: '__proto__', body: '{"__proto__":{"isConsole":true},"postcode":"1"}' },
    { what: 'constructor.prototype', body: '{"constructor":{"prototype":{"isConsole":true}}}' },
    { what: 'a number of 900,000 digits', body: `{"postcode":${'9'.repeat(900_000)}}` },
    { what: 'a text of 1,000,000 letters', body: `{"address1":"${'a'.repeat(1_000_000)}"}` },
    { what: 'no JSON', body: 'hello' },
    { what: 'nothing', body: '' },
    { what: 'bytes that are no text', body: Buffer.from([0x22, 0xff, 0xfe, 0x22]) },
    { what: 'a byte too many', body: `"${'a'.repeat(MB - 1)}"` },
    { what: '64 MB streamed', streamed: 64 * MB },
    { what: 'zipped zeros', body: gzipSync(Buffer.alloc(64 * MB)), headers: { 'content-encoding': 'gzip' } },
  ];
  return [
    ...bodies.map((one) => ({ ...PUT_ME, ...one, headers: { ...JSON_TYPE, ...one.headers } })),
    { ...PUT_ME, what: '60,000 names', body: `${keys(60_000)}` },
    { ...PUT_ME, what: '100,000 names', body: `{${'"a":1,'.repeat(100_000)}"b":1}` },
    { ...resume, what: '100,000 languages', body: `{"languages":[${many}]}` },
    { ...resume, what: 'a resume of deep lists', body: `{"languages":${nested('[', ']', 100_000)}}` },
  ];
}

function otherShapes(): Shape[] {
  const get = { method: 'GET', path: '/api/v1/terms' };
  const { before, after, headers } = framesOf({ name: 'a.pdf' });
  const upload = { method: 'POST', path: '/api/v1/me/files' };
  const field = `${before.toString().split('\r\n')[0]}\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n`;
  return [
    { ...get, what: 'a header of 1 MB', headers: { 'x-a': 'a'.repeat(MB) } },
    {
      ...get,
      what: '3,000 headers',
      headers: Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`x-header-${n}`, 'a'])),
      isHarmless: true,
    },
    { ...get, what: 'an address of 1 MB', path: `/api/v1/terms?a=${'a'.repeat(MB)}` },
    { ...get, what: '5,000 words of a query', path: `/api/v1/terms?${'a&'.repeat(5000)}`, isHarmless: true },
    { ...get, what: 'a word of a path', path: `/api/v1/recruitments/${'a'.repeat(8000)}` },
    {
      ...upload,
      what: '10,000 fields',
      headers,
      body: field.repeat(10_000) + before.toString() + after.toString(),
    },
    { ...upload, what: 'no boundary', headers: { 'content-type': 'multipart/form-data' }, body: before },
    { ...upload, what: 'no end', headers, body: before },
    { ...upload, what: 'no file', headers, body: field + after.toString() },
    { ...upload, what: 'a file name of 1 MB', headers, body: framesOf({ name: 'a'.repeat(MB) }).before },
    { ...upload, what: '1 MB of JSON for a file', headers: JSON_TYPE, body: keys(60_000) },
  ];
}

type Send = (shape: Shape) => Promise<{ status: number; milliseconds: number }>;

const sendTo =
  (url: string, token: string): Send =>
  async ({ method, path, headers, body, streamed }) => {
    const begun = performance.now();
    const all = { ...headers, authorization: `Bearer ${token}`, 'x-forwarded-for': anAddress() };
    const sending = streamed
      ? stream(url, { method, path, headers: all, streamed })
      : sendRaw(url, { method, path, headers: all, ...(body !== undefined && { body }) }).then(
          ({ status }) => status,
        );
    // A connection that is closed in the middle counts as a rejection.
    const status = await sending.catch(() => 0);
    return { status, milliseconds: performance.now() - begun };
  };

type Streamed = Required<Pick<Shape, 'method' | 'path' | 'headers' | 'streamed'>>;

/** Streams spaces until there is a response; 0 when the connection is closed without one. */
function stream(url: string, { method, path, headers, streamed }: Streamed): Promise<number> {
  const { hostname, port } = new URL(url);
  const piece = Buffer.alloc(64 * 1024, 0x20);
  return new Promise((resolve) => {
    const outgoing = request({ hostname, port, method, path, headers, agent: false });
    let [sent, isOver] = [0, false];
    const end = (status: number) => {
      isOver = true;
      resolve(status);
      outgoing.destroy();
    };
    outgoing.on('response', (response) => end(response.statusCode ?? 0));
    outgoing.on('error', () => end(0));
    outgoing.setTimeout(WAIT_MS, () => end(0));
    const writePieces = () => {
      while (!isOver && sent < streamed) {
        sent += piece.length;
        if (!outgoing.write(piece)) return void outgoing.once('drain', writePieces);
      }
      if (!isOver) outgoing.end();
    };
    writePieces();
  });
}

/** The least time of each shape; the others shared the machine. */
type Fastest = Map<string, number>;

async function tryShapes(shapes: readonly Shape[], send: Send, { tally, fastest }: Results) {
  for (const shape of shapes) {
    const { status, milliseconds } = await send(shape);
    fastest.set(shape.what, Math.min(milliseconds, fastest.get(shape.what) ?? Infinity));
    const isRejected = status === 0 || (status >= 400 && status < 500);
    tally.check(
      isRejected || (shape.isHarmless === true && status === 200),
      () => `${shape.what}: ${status}`,
    );
    tally.check(milliseconds < SLOW_MS, () => `${shape.what}: took ${Math.round(milliseconds)} ms`);
  }
}

interface Results {
  tally: Tally;
  fastest: Fastest;
}

/** Returns the slowest of the shapes' fastest times. */
function checkTimes({ tally, fastest }: Results): number {
  for (const [what, milliseconds] of fastest)
    tally.check(milliseconds < REJECTED_MS, () => `${what}: ${Math.round(milliseconds)} ms at the fastest`);
  return Math.round(Math.max(...fastest.values()));
}

/** The weak stub has no limits and walks through whatever it gets. */
async function weakStub(afterwards: Environment['afterwards']): Promise<string> {
  const walk = (value: unknown): void => Object.values(value ?? {}).forEach(walk);
  const answer: RequestListener = (incoming, response) => {
    const pieces: Buffer[] = [];
    incoming.on('data', (piece: Buffer) => pieces.push(piece));
    incoming.on('end', () => {
      try {
        walk(JSON.parse(Buffer.concat(pieces).toString() || '{}'));
      } catch {
        response.statusCode = 500;
      }
      response.end();
    });
  };
  const { url, stop } = await serveStub(answer, { maxHeaderSize: 8 * MB });
  afterwards(stop);
  return url;
}

export const attack: Attack = {
  id: 'C6',
  what: 'Bodies too deep, too wide, too long, zipped or streamed, headers and addresses of 1 MB, odd multipart calls',
  goal: '4xx or closed, none of 500, each < 50 ms (the fastest of its rounds), memory of later rounds +≤ 20 MB, the same process alive',
  run: async ({ onPostgres, afterwards }) => {
    const { db, url, pid, child } = await onPostgres();
    const world = await openWorld(db, url);
    const shapes = [...jsonShapes(), ...otherShapes()];
    const tally = createTally();
    const results: Results = { tally, fastest: new Map() };
    const before = wholeMemoryOf(pid);
    let warm = before;
    for (let n = 0; n < ROUNDS; n++) {
      const { token } = await world.aPerson();
      await tryShapes(shapes, sendTo(url, token), results);
      if (n === WARM_ROUNDS - 1) warm = wholeMemoryOf(pid);
    }
    const after = wholeMemoryOf(pid);
    tally.check(after - warm <= MAX_MB, () => `${after - warm} MB more in the later rounds`);
    const someone = await world.aPerson();
    const { status, text } = await world.call(someone, 'GET', '/api/v1/me');
    tally.check(status === 200 && child.exitCode === null, () => `afterwards ${status} ${child.exitCode}`);
    const asConsole = await world.call(someone, 'GET', '/api/console/users');
    tally.check(asConsole.status === 403 && !text.includes('isConsole'), () => `console ${asConsole.status}`);

    const weak = createTally();
    const weakResults: Results = { tally: weak, fastest: new Map() };
    await tryShapes(shapes, sendTo(await weakStub(afterwards), 'x'), weakResults);
    checkTimes(weakResults);
    const slowest = checkTimes(results);
    return tally.outcome(
      {
        shapes: shapes.length,
        'slowest, ms': slowest,
        'MB used at first': before,
        [`after ${WARM_ROUNDS} rounds`]: warm,
        [`after ${ROUNDS} rounds`]: after,
      },
      weak.failures() >= 5,
    );
  },
};
