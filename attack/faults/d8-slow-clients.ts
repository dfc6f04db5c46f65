import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createTally, type Attack } from '../lib/attack.ts';
import { anAddress, sendRaw } from '../lib/http.ts';
import { framesOf } from '../lib/multipart.ts';
import { serveStub } from '../lib/stub-server.ts';
import { openWorld } from '../lib/world.ts';

const CUT_WITHIN_MS = 30_000;
const SAMPLES = 100;
const pick = <T>(items: readonly T[], n: number) => items[n % items.length] as T;

interface Slow {
  socket: Socket;
  kind: string;
  /** Milliseconds from the beginning until the server closed it. */
  cutAfter: number;
}

/** The ways to be slow: what is sent at once, and what every second. */
function kindsOf(token: string) {
  const head = (line: string, more = '') =>
    `${line} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n${more}`;
  const { before, headers } = framesOf({ name: 'a.pdf' });
  const upload = `Content-Type: ${headers['content-type']}\r\nContent-Length: 50000000\r\n\r\n${before.toString()}%PDF-1.4`;
  return [
    { kind: 'slow headers', first: head('GET /api/v1/me'), drip: 'X-a: b\r\n' },
    {
      kind: 'slow body',
      first: head('PUT /api/v1/me', 'Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n{'),
      drip: ' ',
    },
    { kind: 'slow upload', first: head('POST /api/v1/me/files', upload), drip: 'x' },
    {
      kind: 'slow page body',
      first: head('POST /login', 'Content-Type: text/plain\r\nContent-Length: 100000\r\n\r\n'),
      drip: ' ',
    },
    { kind: 'silent', first: '', drip: '' },
  ];
}

function open(url: string, { kind, first, drip }: ReturnType<typeof kindsOf>[number]): Slow {
  const { hostname, port } = new URL(url);
  const begun = performance.now();
  const socket = connect(Number(port), hostname);
  const slow: Slow = { socket, kind, cutAfter: Infinity };
  socket.on('error', () => undefined);
  socket.write(first);
  const timer = setInterval(() => drip && socket.write(drip), 1000);
  // An error response also counts as an end.
  const end = () => {
    clearInterval(timer);
    slow.cutAfter = Math.min(slow.cutAfter, performance.now() - begun);
  };
  socket.on('close', end);
  socket.on('end', end);
  socket.resume();
  return slow;
}

/** The least of three, as the machine has other work. */
const p99Of = async (url: string) => Math.min(await tryP99(url), await tryP99(url), await tryP99(url));

async function tryP99(url: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < SAMPLES; n++) {
    const headers = { 'x-forwarded-for': anAddress() };
    times.push((await sendRaw(url, { method: 'GET', path: '/api/v1/terms', headers })).milliseconds);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(SAMPLES * 0.99) - 1] ?? Infinity;
}

/** Opens slow clients and waits until they must have been disconnected; returns them. */
async function openSlowClients(
  url: string,
  token: string,
  { count, withinMs }: { count: number; withinMs: number },
): Promise<Slow[]> {
  const kinds = kindsOf(token);
  const slow = Array.from({ length: count }, (_, n) => open(url, pick(kinds, n)));
  await wait(withinMs);
  for (const { socket } of slow) socket.destroy();
  return slow;
}

export const attack: Attack = {
  id: 'D8',
  what: '500 clients that send their headers, bodies and uploads one byte a second, or nothing',
  goal: 'disconnected ≤ 30 s; others’ p99 ≤ 1.5 × (2 ms of noise allowed)',
  run: async ({ onPostgres, afterwards }) => {
    const instance = await onPostgres();
    const world = await openWorld(instance.db, instance.url);
    const { token } = await world.aPerson();
    const tally = createTally();
    await p99Of(instance.url);
    const idle = await p99Of(instance.url);
    const cut = openSlowClients(instance.url, token, { count: 500, withinMs: CUT_WITHIN_MS + 2000 });
    await wait(3000);
    const meanwhile = await p99Of(instance.url);
    const slow = await cut;
    const latest: Record<string, number> = {};
    for (const { kind, cutAfter } of slow) {
      latest[kind] = Math.max(latest[kind] ?? 0, cutAfter);
      tally.check(cutAfter <= CUT_WITHIN_MS, () => `${kind}: still open after ${CUT_WITHIN_MS} ms`);
    }
    tally.check(
      meanwhile <= idle * 1.5 + 2,
      () => `p99 ${meanwhile.toFixed(1)} ms, idle ${idle.toFixed(1)} ms`,
    );

    // The weak stub waits without a timeout.
    const stub = await serveStub(
      (request, response) => void request.resume().on('end', () => response.end()),
      { requestTimeout: 0, headersTimeout: 0 },
    );
    afterwards(stub.stop);
    const weak = await openSlowClients(stub.url, token, { count: 5, withinMs: 3000 });
    const shown = Object.entries(latest).map(
      ([kind, ms]) => [`${kind} cut after, s`, Math.round(ms / 1000)] as const,
    );
    return tally.outcome(
      { 'p99 ratio': Number((meanwhile / idle).toFixed(2)), ...Object.fromEntries(shown) },
      weak.some(({ cutAfter }) => cutAfter > 2900),
    );
  },
};
