import { shareOf, type Frequencies } from '#kit/search/frequencies.ts';
import type { Needle } from '#kit/search/grams.ts';

/** The cost of searching one text, in units of one candidate from the index; measured at 200,000 texts. */
const LOOK = 15;
/** How many times the expected number of texts is scanned before falling back to the index. */
const SCAN_FACTOR = 4;

/**
 * How many recruitments to scan in the order of the list, because so many match that a page is soon full;
 * undefined when the index is faster.
 */
export function walkOf(needle: Needle, frequencies: Frequencies, wanted: number): number | undefined {
  const share = shareOf(needle, frequencies);
  if (share === 0) return undefined;
  const looks = wanted / share;
  if (looks * LOOK > frequencies.texts * share) return undefined;
  return Math.ceil(looks * SCAN_FACTOR);
}
