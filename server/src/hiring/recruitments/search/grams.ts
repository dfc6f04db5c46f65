/** Text folded for comparison: NFC, lower case. */
export const fold = (text: string): string => text.normalize('NFC').toLowerCase();

const MOST_WORDS = 10;
/** Up to three characters are found by their gram alone; more are compared with the text once more. */
const EXACT_LENGTH = 3;

/** What the search looks at, folded; one line for each part. */
export const haystackOf = (parts: readonly string[]): string => fold(parts.filter(Boolean).join('\n'));

/** Every character and every two and three neighbouring ones of each word, once each. */
export function gramsOf(haystack: string): string[] {
  const grams = new Set<string>();
  for (const word of haystack.split(/\s+/))
    for (const length of [1, 2, 3]) for (const gram of neighbours(word, length)) grams.add(gram);
  return [...grams];
}

function neighbours(word: string, length: number): string[] {
  const characters = Array.from(word);
  return characters.slice(length - 1).map((_, start) => characters.slice(start, start + length).join(''));
}

/** One word of a search. */
export interface SoughtWord {
  /** The grams every text with this word has. */
  grams: string[];
  /** The LIKE pattern of the word. */
  pattern: string;
  /** Whether the grams alone settle it. */
  isExact: boolean;
}

/** A search, taken apart: the grams a text must have, and the words it must then really contain. */
export interface Needle {
  grams: string[];
  words: SoughtWord[];
}

/** Takes a search apart at its spaces; all words must match. Undefined for an empty search. */
export function needleOf(searchValue: string | undefined): Needle | undefined {
  const words = fold(searchValue ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map(soughtWord);
  if (words.length === 0) return undefined;
  return { grams: [...new Set(words.flatMap(({ grams }) => grams))], words };
}

function soughtWord(text: string): SoughtWord {
  const { length } = Array.from(text);
  return {
    grams: neighbours(text, Math.min(length, EXACT_LENGTH)),
    pattern: containing(text),
    isExact: length <= EXACT_LENGTH,
  };
}

/** A LIKE pattern for a text that contains this one, whatever characters it has. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
