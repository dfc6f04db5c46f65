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
  /** Patterns for LIKE of the words that their grams do not settle. */
  patterns: string[];
  /** The grams of each word, for judging how common it is. */
  words: string[][];
  /** Patterns of all words; undefined when one is a beginning, which LIKE cannot tell. */
  allPatterns: string[] | undefined;
}

/** Takes a search apart at its spaces; all words must match. Undefined for an empty search. */
export function needleOf(searchValue: string | undefined): Needle | undefined {
  const texts = fold(searchValue ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS);
  if (texts.length === 0) return undefined;
  const words = texts.map((text) => (lengthOf(text) === 1 ? [WORD_START + text] : bigramsOf(text)));
  const longer = texts.filter((text) => lengthOf(text) > EXACT_LENGTH);
  const hasBeginning = texts.some((text) => lengthOf(text) === 1);
  return {
    grams: [...new Set(words.flat())],
    patterns: longer.map(containing),
    words,
    allPatterns: hasBeginning ? undefined : texts.map(containing),
  };
}

const lengthOf = (text: string) => Array.from(text).length;

/** A LIKE pattern for a text that contains this one, whatever characters it has. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
