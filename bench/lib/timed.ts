import { median } from './load.ts';

const TRIES = 15;

/** The median time of some work in ms, after one run that does not count. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  await work();
  const taken: number[] = [];
  for (let i = 0; i < TRIES; i++) {
    const begun = performance.now();
    await work();
    taken.push(performance.now() - begun);
  }
  return median(taken);
}
