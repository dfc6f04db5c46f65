import { setTimeout as wait } from 'node:timers/promises';
import { createTally, type Attack } from '../lib/attack.ts';
import { anAddress, sendRaw } from '../lib/http.ts';
import { serveStub } from '../lib/stub-server.ts';

const CONNECTIONS = 60;
const SECONDS = 5;
/** The reference is the same number of connections on a cached page: that load is the machine's. */
const FACTOR = 3;
const NOISE_MS = 50;

/** Pages that no cache has, each requested once. */
const kinds: Record<string, (n: number) => string> = {
  'unknown words': (n) => `/?tab=${n}&x=${Math.random()}`,
  'unknown paths': (n) => `/nowhere/${n}-${Math.random()}`,
  'unknown recruitments': () => `/recruitments/${crypto.randomUUID()}`,
  'searches from many networks': (n) => `/search?searchValue=${n}${Math.random()}`,
};

/**
 * The median time of a call during a flood, in which each connection requests again as soon as it is
 * answered.
 */
async function calledMeanwhile(url: string, pathOf: (n: number) => string): Promise<number> {
  let isOver = false;
  let requested = 0;
  const flood = Array.from({ length: CONNECTIONS }, async () => {
    const headers = { 'x-forwarded-for': anAddress() };
    while (!isOver)
      await sendRaw(url, { method: 'GET', path: pathOf(requested++), headers }).catch(() => wait(50));
  });
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  while (performance.now() < end) {
    const headers = { 'x-forwarded-for': anAddress() };
    times.push((await sendRaw(url, { method: 'GET', path: '/api/v1/terms', headers })).milliseconds);
    await wait(20);
  }
  isOver = true;
  await Promise.all(flood);
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Infinity;
}

export const attack: Attack = {
  id: 'C8',
  what: `${CONNECTIONS} connections on uncached pages: unknown words, paths and recruitments, and searches from as many networks`,
  goal: `calls meanwhile (median) ≤ ${FACTOR} × those while as many request a cached page (${NOISE_MS} ms of noise allowed)`,
  run: async ({ onPostgres, afterwards }) => {
    const { url } = await onPostgres();
    const tally = createTally();
    await calledMeanwhile(url, () => '/');
    const max = (await calledMeanwhile(url, () => '/')) * FACTOR + NOISE_MS;
    const figures: Record<string, number> = { 'bound, ms': Math.round(max) };
    for (const [kind, pathOf] of Object.entries(kinds)) {
      const milliseconds = await calledMeanwhile(url, pathOf);
      figures[`${kind}, ms`] = Math.round(milliseconds);
      tally.check(milliseconds <= max, () => `${kind}: a call takes ${milliseconds.toFixed(0)} ms`);
    }
    // The weak stub renders every request at once.
    const stub = await serveStub((request, response) => {
      const end = performance.now() + (request.url?.startsWith('/api/') ? 0 : 7);
      while (performance.now() < end);
      response.end();
    });
    afterwards(stub.stop);
    const stored = await calledMeanwhile(stub.url, () => '/api/kept');
    const weak = await calledMeanwhile(stub.url, (n) => `/${n}`);
    return tally.outcome(figures, weak > stored * FACTOR + NOISE_MS);
  },
};
