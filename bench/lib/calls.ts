import { ask, compare, cpuPerRequest, requestsPerSecond, warmUp, type Shot } from './load.ts';
import type { Running } from './processes.ts';
import { atLeast, atMost, times, type Figure } from './table.ts';

interface Pair {
  product: Running;
  bare: Running;
}

const LIST = '/api/v1/recruitments?limit=18';
const FILTER = `${LIST}&types=REGULAR,CONTRACT&region=${encodeURIComponent('서울,경기')}`;

/** CPU of list, filter and detail against the same answers from the yardstick. */
export async function measureCalls({ product, bare }: Pair): Promise<Figure[]> {
  const answer = await ask(product, { path: LIST });
  const { recruitments } = JSON.parse(answer.body.toString()) as { recruitments: { _id: string }[] };
  await assertSameAnswer({ product, bare }, LIST);
  const details = recruitments.map((one) => ({ path: `/api/v1/recruitments/${one._id}` }));
  const rows: [string, Shot[]][] = [
    ['public list, CPU per request', [{ path: LIST }]],
    ['filtered list, CPU per request', [{ path: FILTER }]],
    ['detail, CPU per request', details],
  ];
  const figures: Figure[] = [];
  for (const [what, shots] of rows) {
    await warmUp(product, shots);
    await warmUp(bare, shots);
    const { ours, theirs, ratio } = await compare((target) => cpuPerRequest(target, shots), product, bare);
    figures.push(
      atMost(`${what} (${ours.toFixed(3)} / ${theirs.toFixed(3)} ms)`, ratio, 3, (n) => `${times(n)} bare`),
    );
  }
  return figures;
}

async function assertSameAnswer({ product, bare }: Pair, path: string) {
  const [ours, theirs] = await Promise.all([ask(product, { path }), ask(bare, { path })]);
  if (JSON.stringify(JSON.parse(ours.body.toString())) !== JSON.stringify(JSON.parse(theirs.body.toString())))
    throw new Error('the yardstick answers something else than the product');
}

/** The visitors' list page: from the cache against the same bytes, rendered anew against a template string. */
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
      0.5,
      (n) => `${times(n)} the same bytes`,
    ),
    atMost(
      `list page rendered anew, CPU (${slow.ours.toFixed(2)} / ${slow.theirs.toFixed(2)} ms)`,
      slow.ratio,
      35,
      (n) => `${times(n)} a template string`,
    ),
  ];
}
