import { containing } from '../db/text-pattern.ts';

/** A text normalized for comparison: NFC, lower case. */
export const fold = (text: string): string => text.normalize('NFC').toLowerCase();

const MAX_WORDS = 10;
/** Up to three characters are found by their n-gram alone; longer words are compared with the text again. */
const EXACT_LENGTH = 3;

/** The searched text, normalized; one line for each part. */
export const haystackOf = (parts: readonly string[]): string => fold(parts.filter(Boolean).join('\n'));

/** The distinct n-grams of each word: single characters, pairs and triples. */
export function ngramsOf(haystack: string): string[] {
  const ngrams = new Set<string>();
  for (const word of haystack.split(/\s+/))
    for (const length of [1, 2, 3]) for (const ngram of neighbours(word, length)) ngrams.add(ngram);
  return [...ngrams];
}

function neighbours(word: string, length: number): string[] {
  const characters = Array.from(word);
  return characters.slice(length - 1).map((_, start) => characters.slice(start, start + length).join(''));
}

/** One word of a search. */
export interface SoughtWord {
  /** The n-grams that every text with this word contains. */
  ngrams: string[];
  /** The word, normalized. */
  text: string;
  /** The LIKE pattern of the word. */
  pattern: string;
  /** Whether the n-grams alone decide it. */
  isExact: boolean;
}

/** A parsed search: the n-grams that a text must have, and the words that must then be compared with it. */
export interface Needle {
  ngrams: string[];
  words: SoughtWord[];
}

/** Splits a search at its spaces; all words must match. Undefined for an empty search. */
export function needleOf(searchValue: string | undefined): Needle | undefined {
  const words = fold(searchValue ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map(soughtWord);
  if (words.length === 0) return undefined;
  return { ngrams: [...new Set(words.flatMap(({ ngrams }) => ngrams))], words };
}

function soughtWord(text: string): SoughtWord {
  const { length } = Array.from(text);
  return {
    ngrams: neighbours(text, Math.min(length, EXACT_LENGTH)),
    text,
    pattern: containing(text),
    isExact: length <= EXACT_LENGTH,
  };
}
