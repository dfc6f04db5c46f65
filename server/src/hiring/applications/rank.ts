import { randomInt } from 'node:crypto';

// A rank is a text of 0-9a-z that sorts by its characters and never ends with 0, so that a rank between two
// others always exists and a move writes one row.

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
const TIME_LENGTH = 9;
const LAST_TIME = 36 ** TIME_LENGTH - 1;

const headOf = (time: number): string => time.toString(36).padStart(TIME_LENGTH, '0');

/** The rank of an item created now: before everything older, without reading the others. */
export const newestRank = (at: Date): string =>
  `${headOf(LAST_TIME - at.getTime())}${randomDigits(5)}${DIGITS[randomInt(1, 36)]}`;

/** The two ranks around a position; null is the very beginning or end. */
interface Neighbours {
  above: string | null;
  below: string | null;
}

/**
 * Ranks for several items at one position, in their order. At the beginning or the end they are as long as a
 * new one, however often items are placed there; between two others they grow.
 */
export function ranksAt({ above, below }: Neighbours, count: number, at: Date): string[] {
  const isFirst = above === null;
  const time = isFirst ? LAST_TIME - at.getTime() : Number.parseInt(above.slice(0, TIME_LENGTH), 36) + 1;
  const isWhole = isFirst || above.length >= TIME_LENGTH;
  const fresh = isWhole && time <= LAST_TIME && (isFirst || below === null) ? seriesOf(time, count) : [];
  const last = fresh.at(-1);
  const fits = last !== undefined && (below === null || last < below);
  return fits ? fresh : ranksBetween(above, below, count);
}

const seriesOf = (time: number, count: number): string[] =>
  Array.from({ length: count }, (_, n) => `${headOf(time)}${n.toString(36).padStart(5, '0')}i`);

/** A rank between two others; null is the very beginning or end. `before` must sort before `after`. */
export function rankBetween(before: string | null, after: string | null): string {
  if (before !== null && after !== null && before >= after) throw new Error('ranks are out of order');
  return between(before ?? '', after);
}

/**
 * Several ranks between two others, in their order; they grow as little as if made one by one from the
 * middle.
 */
export function ranksBetween(before: string | null, after: string | null, count: number): string[] {
  if (count === 0) return [];
  const middle = Math.floor(count / 2);
  const rank = rankBetween(before, after);
  return [...ranksBetween(before, rank, middle), rank, ...ranksBetween(rank, after, count - middle - 1)];
}

function between(before: string, after: string | null): string {
  const shared = after === null ? 0 : sharedLength(before, after);
  if (after !== null && shared > 0)
    return after.slice(0, shared) + between(before.slice(shared), after.slice(shared));
  const low = before === '' ? 0 : digitOf(before);
  const high = after === null ? DIGITS.length : digitOf(after);
  if (high - low > 1) return DIGITS.charAt(Math.round((low + high) / 2));
  if (after !== null && after.length > 1) return after.charAt(0);
  return DIGITS.charAt(low) + between(before.slice(1), null);
}

/** How many leading characters are the same; a missing one on the left counts as 0. */
function sharedLength(before: string, after: string): number {
  let length = 0;
  while (length < after.length && (before[length] ?? '0') === after[length]) length++;
  return length;
}

const digitOf = (rank: string) => DIGITS.indexOf(rank.charAt(0));

const randomDigits = (length: number) => Array.from({ length }, () => DIGITS.charAt(randomInt(36))).join('');
