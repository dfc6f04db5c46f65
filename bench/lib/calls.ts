import { ask, compare, cpuPerRequest, requestsPerSecond, warmUp, type Shot } from './load.ts';
import type { Running } from '../../scripts/lib/product.ts';
import { tokenOf } from './token.ts';
import { atLeast, atMost, times, type Figure } from './table.ts';

interface Pair {
  product: Running;
  bare: Running;
}

/** A shared machine is uneven from second to second. */
const ROUNDS = 9;
const LIST = '/api/v1/recruitments?limit=18';
const FILTER = `${LIST}&types=REGULAR,CONTRACT&region=${encodeURIComponent('서울,경기')}`;

/** CPU of list, filter and detail compared with the same responses of the baseline. */
export async function measureCalls({ product, bare }: Pair): Promise<Figure[]> {
  const answer = await ask(product, { path: LIST });
  const { recruitments } = JSON.parse(answer.body.toString()) as { recruitments: { _id: string }[] };
  await assertSameAnswer({ product, bare }, LIST);
  const details = recruitments.map((one) => ({ path: `/api/v1/recruitments/${one._id}` }));
  const signedIn = { authorization: `Bearer ${await tokenOf(product, 'person', 'Person!2026')}` };
  await likeSome(product, signedIn, recruitments);
  const rows: [string, Shot[], number][] = [
    ['public list, CPU per request', [{ path: LIST }], 2.3],
    ['filtered list, CPU per request', [{ path: FILTER }], 2.3],
    ['detail, CPU per request', details, 2.4],
    [
      'list of a person who is signed in, with likes, CPU per request',
      [{ path: LIST, headers: signedIn }],
      3,
    ],
  ];
  const figures: Figure[] = [];
  for (const [what, shots, must] of rows) {
    await warmUp(product, shots);
    await warmUp(bare, shots);
    const { ours, theirs, ratio } = await compare(
      (target) => cpuPerRequest(target, shots),
      product,
      bare,
      ROUNDS,
    );
    figures.push(
      atMost(
        `${what} (${ours.toFixed(3)} / ${theirs.toFixed(3)} ms)`,
        ratio,
        must,
        (n) => `${times(n)} bare`,
      ),
    );
  }
  return figures;
}

/** Every third card of the page is liked, so that the join has something to find. */
async function likeSome(
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
    if (!response.ok) throw new Error(`a like was rejected: ${response.status}`);
  }
}

async function assertSameAnswer({ product, bare }: Pair, path: string) {
  const [ours, theirs] = await Promise.all([ask(product, { path }), ask(bare, { path })]);
  if (JSON.stringify(JSON.parse(ours.body.toString())) !== JSON.stringify(JSON.parse(theirs.body.toString())))
    throw new Error('the baseline returns something else than the product');
}

/**
 * The visitors' list page: from the cache compared with the same bytes, rendered again compared with a
 * template string.
 */
export async function measurePage({ product, bare }: Pair): Promise<Figure[]> {
  const { body } = await ask(product, { path: '/recruitments' });
  await fetch(`${bare.url}/page`, { method: 'PUT', body: new Uint8Array(body) });
  const cached = (target: { pid: number; url: string }) =>
    requestsPerSecond(target, [{ path: target === product ? '/recruitments' : '/page' }]);
  await cached(product);
  await cached(bare);
  const fast = await compare(cached, product, bare);
  const uncached = (target: { pid: number; url: string }) =>
    cpuPerRequest(target, [{ path: target === product ? '/recruitments?fresh=1' : '/template' }], 300);
  await uncached(product);
  await uncached(bare);
  const slow = await compare(uncached, product, bare);
  return [
    atLeast(
      `list page from the cache, requests a second (${fast.ours.toFixed(0)} / ${fast.theirs.toFixed(0)})`,
      fast.ratio,
      0.6,
      (n) => `${times(n)} the same bytes`,
    ),
    atMost(
      `list page rendered again, CPU (${slow.ours.toFixed(2)} / ${slow.theirs.toFixed(2)} ms)`,
      slow.ratio,
      25,
      (n) => `${times(n)} a template string`,
    ),
  ];
}
