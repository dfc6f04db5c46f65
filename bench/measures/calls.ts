import {
  ask,
  compare,
  cpuPerRequest,
  requestsPerSecond,
  warmUp,
  type RequestSpec,
  type Target,
} from '../lib/load.ts';
import type { Running } from '../../scripts/lib/product.ts';
import { tokenOf } from '../lib/token.ts';
import { atLeast, atMost, times, type Figure } from '../lib/table.ts';

interface Pair {
  product: Running;
  bare: Running;
}

/** A shared machine is uneven from second to second. */
const ROUNDS = 9;
/** Enough that the kernel's clock of processor time, which has steps of 10 ms, does not show in a result. */
const REQUESTS = 1500;
const CHEAP_REQUESTS = 4000;
/** Of one round of a page that is rendered at each request, and of the template, which costs a twentieth of it. */
const RENDERED = 300;
const TEMPLATES = 4000;
const LIST = '/api/v1/recruitments?limit=18';
const FILTER = `${LIST}&types=REGULAR,CONTRACT&region=${encodeURIComponent('서울,경기')}`;

interface Row {
  what: string;
  requests: RequestSpec[];
  /** At most this many times the baseline's CPU. */
  must: number;
  /** Requests of one round. */
  count: number;
}

/** The CPU per request of one row, as a multiple of the baseline's. */
async function measureRow({ product, bare }: Pair, row: Row, baseline: string): Promise<Figure> {
  const { what, requests, must, count } = row;
  await warmUp(product, requests);
  await warmUp(bare, requests);
  const measure = (target: Target) => cpuPerRequest(target, requests, count);
  const { ours, theirs, ratio } = await compare(measure, product, bare, ROUNDS);
  const name = `${what}, CPU per request (${ours.toFixed(3)} / ${theirs.toFixed(3)} ms)`;
  return atMost(name, ratio, must, (n) => `${times(n)} ${baseline}`);
}

/** CPU of list, filter and detail compared with the same responses of the baseline. */
export async function measureCalls({ product, bare }: Pair): Promise<Figure[]> {
  const answer = await ask(product, { path: LIST });
  const { recruitments } = JSON.parse(answer.body.toString()) as { recruitments: { _id: string }[] };
  await assertSameAnswer({ product, bare }, LIST);
  const details = recruitments.map((one) => ({ path: `/api/v1/recruitments/${one._id}` }));
  const signedIn = { authorization: `Bearer ${await tokenOf(product, 'person', 'Person!2026')}` };
  await addBookmarks(product, signedIn, recruitments);
  const rows: Row[] = [
    { what: 'public list', requests: [{ path: LIST }], must: 2.3, count: REQUESTS },
    { what: 'filtered list', requests: [{ path: FILTER }], must: 2.3, count: REQUESTS },
    { what: 'detail', requests: details, must: 2.4, count: CHEAP_REQUESTS },
    {
      what: 'list of a person who is signed in, with likes',
      requests: [{ path: LIST, headers: signedIn }],
      must: 3,
      count: REQUESTS,
    },
  ];
  const figures: Figure[] = [];
  for (const { what, requests, must, count } of rows) {
    figures.push(await measureRow({ product, bare }, { what, requests, must, count }, 'bare'));
  }
  return figures;
}

/** Every third card of the page is bookmarked, so that the join has something to find. */
async function addBookmarks(
  product: Running,
  headers: Record<string, string>,
  cards: readonly { _id: string }[],
) {
  for (const { _id } of cards.filter((_, place) => place % 3 === 0)) {
    const response = await fetch(`${product.url}/api/v1/me/likes`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'RECRUITMENT', _recruitment: _id }),
    });
    if (!response.ok) throw new Error(`a bookmark was rejected: ${response.status}`);
  }
}

async function assertSameAnswer({ product, bare }: Pair, path: string) {
  const [ours, theirs] = await Promise.all([ask(product, { path }), ask(bare, { path })]);
  if (JSON.stringify(JSON.parse(ours.body.toString())) !== JSON.stringify(JSON.parse(theirs.body.toString())))
    throw new Error('the baseline returns something else than the product');
}

const SCRIPTS = 2000;
/** In the name of every company of the seeds; a page of what somebody searches is not kept. */
const WORD = '상사';

/** The scripts of the visitors' list page, against the same files sent by the baseline. */
async function measureScriptFiles({ product, bare }: Pair): Promise<Figure> {
  const { body } = await ask(product, { path: '/recruitments' });
  const paths = [...new Set(body.toString().match(/\/static\/ko\/assets\/[\w-]+\.js/g))];
  if (paths.length < 5) throw new Error('the list page names no scripts');
  const requests = paths.map((path) => ({ path, headers: { 'accept-encoding': 'br' } }));
  const row = { what: 'a script of the list page', requests, must: 2, count: SCRIPTS };
  return measureRow({ product, bare }, row, 'a stream of its file');
}

/** A visitors' page and what it is compared with. */
interface Page {
  what: string;
  /** Its address, one under which it is rendered at each request, and the baseline's template of the same rows. */
  path: string;
  uncached: string;
  template: string;
}

/** The visitors' list page of recruitments, and its scripts. */
export async function measurePage(pair: Pair): Promise<Figure[]> {
  const sought = `searchValue=${encodeURIComponent(WORD)}`;
  const page = await measureOnePage(pair, {
    what: 'list page',
    path: '/recruitments',
    uncached: `/recruitments?${sought}`,
    template: `/template?${sought}`,
  });
  return [...page, await measureScriptFiles(pair)];
}

/** The visitors' page of lectures. */
export const measureLecturePage = (pair: Pair, word: string): Promise<Figure[]> => {
  const sought = `searchValue=${encodeURIComponent(word)}`;
  return measureOnePage(pair, {
    what: 'page of lectures',
    path: '/lectures',
    uncached: `/lectures?${sought}`,
    template: `/template/lectures?${sought}`,
  });
};

/** A page from the cache compared with the same bytes, rendered again compared with a template string. */
async function measureOnePage({ product, bare }: Pair, page: Page): Promise<Figure[]> {
  const { body } = await ask(product, { path: page.path });
  await fetch(`${bare.url}/page`, { method: 'PUT', body: new Uint8Array(body) });
  const cached = (target: { pid: number; url: string }) =>
    requestsPerSecond(target, [{ path: target === product ? page.path : '/page' }]);
  await cached(product);
  await cached(bare);
  const fast = await compare(cached, product, bare);
  const uncached = (target: { pid: number; url: string }) =>
    target === product
      ? cpuPerRequest(target, [{ path: page.uncached }], RENDERED)
      : cpuPerRequest(target, [{ path: page.template }], TEMPLATES);
  await uncached(product);
  await uncached(bare);
  const slow = await compare(uncached, product, bare);
  return [
    atLeast(
      `${page.what} from the cache, requests a second (${fast.ours.toFixed(0)} / ${fast.theirs.toFixed(0)})`,
      fast.ratio,
      0.6,
      (n) => `${times(n)} the same bytes`,
    ),
    atMost(
      `${page.what} rendered again, CPU (${slow.ours.toFixed(2)} / ${slow.theirs.toFixed(2)} ms)`,
      slow.ratio,
      25,
      (n) => `${times(n)} a template string`,
    ),
  ];
}
