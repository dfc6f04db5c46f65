import { createServer } from 'node:http';
import { connect, createServer as createTcp, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Endpoint } from '../../contract/src/common/endpoint.ts';
import { freePort } from '../../scripts/lib/product.ts';
import { createTally, type Attack, type Environment, type Tally } from '../lib/attack.ts';
import { rightBody } from '../lib/bodies.ts';
import { callerOf, nameOf, orderedEndpoints, paramsOf, pathWith } from '../lib/endpoint-calls.ts';
import { prepareTarget, type Target } from '../lib/target.ts';
import { each, sendRaw } from '../lib/http.ts';
import { zipOf } from '../samples/odd-files.ts';
import { uploader, ways } from '../lib/uploads.ts';

const SETTLE_MS = 3000;

/** Listens on both loopback addresses and records the connections. */
interface Canary {
  port: number;
  visits: string[];
}

async function aCanary(afterwards: Environment['afterwards']): Promise<Canary> {
  const port = await freePort();
  const visits: string[] = [];
  const listen = async (host: string) => {
    const server: Server = createTcp((socket) => {
      visits.push(host);
      socket.on('error', () => undefined).end();
    });
    // A machine without IPv6 is tried on IPv4 only.
    await new Promise<void>((resolve) => server.on('error', () => resolve()).listen(port, host, resolve));
    afterwards(() => void server.close());
  };
  for (const host of ['127.0.0.1', '::1']) await listen(host);
  return { port, visits };
}

/** Ways to spell an address of this machine, of its neighbours or of its files. */
const addressesOf = (port: number, redirect: string) => [
  `http://127.0.0.1:${port}/a`,
  `http://localhost:${port}/a`,
  `http://[::1]:${port}/a`,
  `http://2130706433:${port}/a`,
  `http://0x7f000001:${port}/a`,
  `http://0177.0.0.1:${port}/a`,
  `http://127.1:${port}/a`,
  `http://0:${port}/a`,
  `http://[::ffff:127.0.0.1]:${port}/a`,
  `http://example.com@127.0.0.1:${port}/a`,
  `http://127.0.0.1:${port}#@example.com/`,
  `http://１２７.０.０.１:${port}/a`,
  `https://127.0.0.1:${port}/a`,
  `//127.0.0.1:${port}/a`,
  `gopher://127.0.0.1:${port}/_a`,
  `file:///etc/passwd`,
  `http://169.254.169.254/latest/meta-data/`,
  redirect,
];

const LINK_NAMES = ['website', 'url', 'logo', 'image', 'src', 'href', 'link', 'video', 'callback', 'webhook'];

/** An object with each of its texts, one after another, replaced by an address. */
function replacements(value: unknown, address: string): unknown[] {
  if (typeof value === 'string') return [address, `<p><img src="${address}"><a href="${address}">a</a></p>`];
  if (Array.isArray(value))
    return value.flatMap((item, n) =>
      replacements(item, address).map((changed) => value.with(n, changed) as unknown),
    );
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) =>
    replacements(child, address).map((changed) => ({ ...value, [name]: changed })),
  );
}

const headersOf = (port: number) => ({
  host: `127.0.0.1:${port}`,
  'x-forwarded-host': `127.0.0.1:${port}`,
  'x-forwarded-proto': 'http',
  'x-original-url': `http://127.0.0.1:${port}/`,
  origin: `http://127.0.0.1:${port}`,
  referer: `http://127.0.0.1:${port}/`,
  forwarded: `host=127.0.0.1:${port}`,
});

async function tryBodies(
  target: Target,
  endpoints: readonly Endpoint[],
  addresses: readonly string[],
  tally: Tally,
) {
  const { world, a, shared } = target;
  for (const endpoint of endpoints.filter(({ body, file }) => body && !file)) {
    const { body } = await rightBody(endpoint, a, shared, world);
    const path = pathWith(endpoint, paramsOf(endpoint, a, shared));
    const bodies = addresses.flatMap((address) => [
      ...replacements(body, address),
      { ...(body as object), ...Object.fromEntries(LINK_NAMES.map((name) => [name, address])) },
    ]);
    await each(bodies, 8, async (changed) => {
      const { status } = await world.call(callerOf(endpoint, a, shared), endpoint.method, path, {
        body: changed,
      });
      tally.check(status < 500 || status === 503, () => `${nameOf(endpoint)}: ${status}`);
    });
  }
}

/**
 * Reads everything, so that whatever was stored is rendered, printed and listed; with headers that point to
 * the listener.
 */
async function readAll(target: Target, endpoints: readonly Endpoint[], port: number) {
  const { world, a, shared } = target;
  const pages = [
    '/',
    '/recruitments',
    `/recruitments/${a.ids.recruitment}`,
    `/companies/${a.company.company.id}`,
  ];
  const feeds = [
    '/rss.xml',
    '/sitemap.xml',
    '/robots.txt',
    `//127.0.0.1:${port}/`,
    `http://127.0.0.1:${port}/`,
  ];
  for (const path of [...pages, ...feeds])
    await world.call(undefined, 'GET', path, { headers: headersOf(port) }).catch(() => undefined);
  for (const endpoint of endpoints.filter(({ method }) => method === 'GET')) {
    const path = pathWith(endpoint, paramsOf(endpoint, a, shared));
    await world.call(callerOf(endpoint, a, shared), 'GET', path, { headers: headersOf(port) });
  }
}

/** Documents that make their reader fetch an address. */
function fetchers(address: string): Buffer[] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><image xlink:href="${address}"/></svg>`;
  const xxe = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "${address}">]><a>&x;</a>`;
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const docx = zipOf([
    {
      name: '[Content_Types].xml',
      data: Buffer.from(`<Types><Override PartName="/a.xml" ContentType="${type}"/></Types>`),
    },
    { name: 'a.xml', data: Buffer.from(xxe) },
    {
      name: '_rels/a.xml.rels',
      data: Buffer.from(
        `<Relationships><Relationship Target="${address}" TargetMode="External"/></Relationships>`,
      ),
    },
  ]);
  const pdf = `%PDF-1.4\n1 0 obj<</Type/Catalog/OpenAction<</S/URI/URI(${address})>>>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`;
  return [Buffer.from(svg), Buffer.from(xxe), docx, Buffer.from(pdf), Buffer.from(`#EXTM3U\n${address}\n`)];
}

async function tryFiles({ world }: Target, addresses: readonly string[], tally: Tally) {
  for (const way of ways) {
    const upload = uploader(world, way);
    for (const file of addresses.flatMap(fetchers)) {
      const { answer } = await upload({ file, name: 'a.svg' });
      tally.check(answer.status < 500, () => `${way.what}: ${answer.status}`);
    }
  }
}

/** The weak stub fetches every address in its input. */
async function isWeakCaught(canary: Canary): Promise<boolean> {
  const before = canary.visits.length;
  await sendRaw(`http://127.0.0.1:${canary.port}`, { method: 'GET', path: '/a' }).catch(() => undefined);
  const socket = connect(canary.port, '127.0.0.1').on('error', () => undefined);
  await wait(100);
  socket.destroy();
  return canary.visits.length > before;
}

export const attack: Attack = {
  id: 'C3',
  what: 'Addresses of this machine in every text of every body, in headers, files and documents, then everything read, rendered and printed',
  goal: '0 connections to a listener on this machine',
  run: async ({ onPostgres, afterwards }) => {
    const target = await prepareTarget(await onPostgres());
    const canary = await aCanary(afterwards);
    const redirecting = createServer((_, response) => {
      canary.visits.push('redirect');
      response.writeHead(302, { location: `http://127.0.0.1:${canary.port}/` }).end();
    });
    const port = await freePort();
    await new Promise<void>((resolve) => redirecting.listen(port, '127.0.0.1', resolve));
    afterwards(() => void redirecting.close());
    const addresses = addressesOf(canary.port, `http://localhost:${port}/`);
    const endpoints = (await orderedEndpoints()).filter(
      ({ path, method }) => method !== 'DELETE' && !/withdraw$|password|\/api\/auth\//.test(path),
    );
    const tally = createTally();
    await tryBodies(target, endpoints, addresses, tally);
    await tryFiles(target, addresses.slice(0, 3), tally);
    await readAll(target, endpoints, canary.port);
    await wait(SETTLE_MS);
    tally.check(
      canary.visits.length === 0,
      () => `${canary.visits.length} connections: ${canary.visits.join(' ')}`,
    );
    const figures = {
      addresses: addresses.length,
      endpoints: endpoints.length,
      connections: canary.visits.length,
    };
    return tally.outcome(figures, await isWeakCaught(canary));
  },
};
