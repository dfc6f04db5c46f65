import { ask, median } from '../lib/load.ts';
import type { Running } from '../../scripts/lib/product.ts';
import { atMost, times, type Figure } from '../lib/table.ts';

const TRIES = 200;
const LIST = '/api/v1/recruitments?limit=18';
const rows: [string, string][] = [
  ['first page', LIST],
  ['last page', `${LIST}&before=end`],
  ['page 50', `${LIST}&page=50`],
  ['filtered', `${LIST}&types=REGULAR&region=${encodeURIComponent('서울')}`],
  ['closing soonest', `${LIST}&sort=APPLICATION_ASC`],
];

/** How much longer the same query takes over ten times the rows. */
export async function measureGrowth(small: Running, large: Running): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [what, path] of rows) {
    const taken: [number[], number[]] = [[], []];
    for (let n = 0; n < TRIES; n++) {
      taken[0].push(await timed(small, path, n));
      taken[1].push(await timed(large, path, n));
    }
    const [before, after] = taken.map((all) => median(all.slice(TRIES / 10))) as [number, number];
    const label = `list, ${what}, at 200,000 against 20,000 rows (${after.toFixed(2)} / ${before.toFixed(2)} ms)`;
    figures.push(atMost(label, after / before, 1.5, times));
  }
  return figures;
}

async function timed(target: Running, path: string, n: number): Promise<number> {
  const begun = performance.now();
  const { status } = await ask(target, { path, headers: { 'x-forwarded-for': `10.9.${n % 200}.1` } });
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return performance.now() - begun;
}
