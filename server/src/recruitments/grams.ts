/** Text folded for comparison: NFC, lower case. */
export const fold = (text: string): string => text.normalize('NFC').toLowerCase();

/** Marks the first character of a word, so that one character can be looked up as a beginning. */
const WORD_START = '\u0001';
const MOST_WORDS = 10;
/** Two characters are found by their gram alone; more are compared with the text once more. */
const EXACT_LENGTH = 2;

/** What the search looks at, folded; one line for each part. */
export const haystackOf = (parts: readonly string[]): string => fold(parts.filter(Boolean).join('\n'));

/** Every two neighbouring characters of each word, and the beginning of each word, once each. */
export function gramsOf(haystack: string): string[] {
  const grams = new Set<string>();
  for (const word of haystack.split(/\s+/)) for (const gram of bigramsOf(word)) grams.add(gram);
  for (const [word] of haystack.matchAll(/[\p{L}\p{N}]+/gu)) grams.add(beginningOf(word));
  return [...grams];
}

const beginningOf = (word: string) => WORD_START + String.fromCodePoint(word.codePointAt(0) ?? 0);

function bigramsOf(word: string): string[] {
  const characters = Array.from(word);
  return characters.slice(1).map((character, before) => `${characters[before]}${character}`);
}

/** A search, taken apart: the grams a text must have, and the words it must then really contain. */
export interface Needle {
  grams: string[];
  /** Patterns for LIKE. */
  patterns: string[];
}

/** Takes a search apart at its spaces; all words must match. Undefined for an empty search. */
export function needleOf(searchValue: string | undefined): Needle | undefined {
  const words = fold(searchValue ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS);
  if (words.length === 0) return undefined;
  const grams = words.flatMap((word) =>
    Array.from(word).length === 1 ? [WORD_START + word] : bigramsOf(word),
  );
  const longer = words.filter((word) => Array.from(word).length > EXACT_LENGTH);
  return { grams: [...new Set(grams)], patterns: longer.map(containing) };
}

/** A LIKE pattern for a text that contains this one, whatever characters it has. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
