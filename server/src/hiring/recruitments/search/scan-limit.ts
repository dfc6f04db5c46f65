import { shareOf, type Frequencies } from '#kit/search/ngram-frequencies.ts';
import type { Needle } from '#kit/search/ngrams.ts';

/** The cost of searching one text, in units of one candidate from the index; measured at 200,000 texts. */
const TEXT_COST = 15;
/** How many times the expected number of texts is scanned before falling back to the index. */
const SCAN_FACTOR = 4;

/**
 * How many recruitments to scan in the order of the list, because so many match that a page is soon full;
 * undefined when the index is faster.
 */
export function scanLimitOf(needle: Needle, frequencies: Frequencies, wanted: number): number | undefined {
  const share = shareOf(needle, frequencies);
  if (share === 0) return undefined;
  const expectedTexts = wanted / share;
  if (expectedTexts * TEXT_COST > frequencies.texts * share) return undefined;
  return Math.ceil(expectedTexts * SCAN_FACTOR);
}
