import { createTally, type Attack } from '../lib/attack.ts';
import { anAddress, sendRaw, type Answer } from '../lib/http.ts';
import { serveStub } from '../lib/stub-server.ts';

const FOREIGN = 'evil.example';
const LONG = [
  `/${'/a'.repeat(3900)}`,
  '/'.repeat(7800),
  '/a'.repeat(3900),
  `/recruitments/${'%61'.repeat(2500)}`,
];
const LONG_MS = 50;

const leads = [
  '//',
  '/\\',
  '/.//',
  '/./\\',
  '/..//',
  '/%2e//',
  '/%2E%2e//',
  '/x/..//',
  '/x/%2e%2e//',
  '/././/',
  '\\\\',
];
const disguises = leads.flatMap((lead) =>
  ['recruitments', 'x', ''].map((path) => `${lead}${FOREIGN}/${path}`),
);

const locationOf = ({ headers }: Answer): string => String(headers['location'] ?? '');
/** Whether a response redirects or refers anybody to the foreign host; the path itself may be repeated. */
const leadsOut = (answer: Answer): boolean =>
  /^(\/\/|\/\\|\\|https?:)/.test(locationOf(answer)) || answer.text.includes(`://${FOREIGN}`);

/**
 * How often an address leads to the foreign host: by its own response, by a form sent to it, or by what the
 * next visitor reads.
 */
async function tryOn(url: string): Promise<string[]> {
  const out: string[] = [];
  const ask = (method: string, path: string) =>
    sendRaw(url, { method, path, headers: { 'x-forwarded-for': anAddress() } }).catch(() => undefined);
  for (const path of disguises) {
    for (const method of ['GET', 'POST']) {
      const answer = await ask(method, path);
      if (answer && leadsOut(answer)) out.push(`${method} ${path}: ${locationOf(answer)}`);
    }
    for (const shown of ['/recruitments', '/']) {
      const answer = await ask('GET', shown);
      if (!answer || leadsOut(answer)) out.push(`${shown} after ${path}`);
    }
  }
  return out;
}

async function slowestOf(url: string, path: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 3; n++) times.push((await sendRaw(url, { method: 'GET', path })).milliseconds);
  return Math.min(...times);
}

export const attack: Attack = {
  id: 'C7',
  what: 'Addresses that name another host in disguise, by GET and POST, and what the next visitor reads; overlong paths',
  goal: `0 responses that redirect or refer to the other host; a path of 8 KB < ${LONG_MS} ms`,
  run: async ({ onPostgres, afterwards }) => {
    const { url } = await onPostgres({ PUBLIC_URL: 'https://ieum.example' });
    const tally = createTally();
    const out = await tryOn(url);
    for (let n = 0; n < disguises.length * 4; n++) tally.check(n >= out.length, () => out[n] ?? '');
    let slowest = 0;
    for (const path of LONG) {
      const milliseconds = await slowestOf(url, path);
      slowest = Math.max(slowest, milliseconds);
      tally.check(milliseconds < LONG_MS, () => `${path.slice(0, 20)}…: ${milliseconds.toFixed(0)} ms`);
    }
    // The weak stub parses an address once and redirects to it as it was written.
    const stub = await serveStub((request, response) => {
      const read = new URL(request.url ?? '/', 'https://ieum.example');
      if (request.method === 'POST') response.writeHead(303, { location: request.url }).end();
      else response.end(`<link rel="canonical" href="${read.href}">`);
    });
    afterwards(stub.stop);
    const weak = await tryOn(stub.url);
    return tally.outcome(
      { disguises: disguises.length, 'slowest overlong path, ms': Math.round(slowest) },
      weak.length >= leads.length / 2,
    );
  },
};
