import type pg from 'pg';

const TEXT_BYTES = 1500;

/** A generator of the same numbers at every run. */
export function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Six hundred syllables, the first of them far more common than the last, as in real text. */
const SYLLABLES = Array.from({ length: 608 }, (_, n) => {
  const [initial, rest] = [n % 19, Math.floor(n / 19)];
  const [vowel, final] = [(rest % 8) * 2, [0, 4, 8, 21][Math.floor(rest / 8)] ?? 0];
  return String.fromCodePoint(0xac00 + (initial * 21 + vowel) * 28 + final);
});

/** Words by rank: a few are very frequent, most are rare. */
export function vocabulary(next: (below: number) => number): string[] {
  const syllable = () => SYLLABLES[Math.floor(SYLLABLES.length * (next(10_000) / 10_000) ** 2)];
  return Array.from({ length: 8000 }, () => Array.from({ length: 2 + next(4) }, syllable).join(''));
}

/** A text of about 1.5 KB of these words. */
export function textOf(words: readonly string[], next: (below: number) => number): string {
  const parts: string[] = [];
  let bytes = 0;
  while (bytes < TEXT_BYTES) {
    const rank = Math.floor(words.length * (next(10_000) / 10_000) ** 3);
    const word = words[rank] ?? '';
    parts.push(word);
    bytes += word.length * 3 + 1;
  }
  return parts.join(' ');
}

/** Words for the searches: of each length, one that is common, one in between and one that is rare. */
export function searchWords(): string[] {
  const words = vocabulary(numbers(42));
  const ofLength = (length: number) => words.filter((word) => word.length === length);
  const some = [2, 3, 4, 5].flatMap((length) => {
    const all = ofLength(length);
    return [all[5], all[Math.floor(all.length / 8)], all[Math.floor(all.length / 3)], all.at(-5)];
  });
  const beginnings = [words[0]?.[0], words.at(-5)?.[0]];
  return [...beginnings, ...some].filter((word) => word !== undefined);
}

/** Words that no text of a table has: of rare syllables, and joined from two frequent words. */
export async function findAbsentWords(pool: pg.Pool, table: string): Promise<string[]> {
  const [common = '', other = ''] = searchWords().filter((word) => word.length === 2);
  const joined = [`${common}${other}`, `${other}${common}`, `${common.slice(1)}${other}${common}`];
  const isAbsent = async (word: string) => {
    const { rows } = await pool.query(`select 1 from ${table} where haystack like $1 limit 1`, [`%${word}%`]);
    return rows.length === 0;
  };
  const absent = ['가나다라마', '없는말씀이오'];
  for (const word of joined) if (await isAbsent(word)) absent.push(word);
  return absent;
}
