import { randomInt } from 'node:crypto';

// A rank is a text of 0-9a-z that sorts by its characters and never ends with 0, so that there is always room
// between two of them and a move writes one row.

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
const TIME_LENGTH = 9;
const LAST_TIME = 36 ** TIME_LENGTH - 1;

/** The rank of something new at a moment: before everything older, without looking at the others. */
export function newestRank(at: Date): string {
  const time = (LAST_TIME - at.getTime()).toString(36).padStart(TIME_LENGTH, '0');
  return `${time}${randomDigits(5)}${DIGITS[randomInt(1, 36)]}`;
}

/** A rank between two others; null stands for the very beginning or end. `before` must sort before `after`. */
export function rankBetween(before: string | null, after: string | null): string {
  if (before !== null && after !== null && before >= after) throw new Error('ranks are out of order');
  return between(before ?? '', after);
}

/** So many ranks between two others, in their order; they grow as short as if made one by one from the middle. */
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
