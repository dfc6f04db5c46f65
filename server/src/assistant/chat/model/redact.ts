/** A text with placeholders instead of personal data, and the way back. */
export interface Redactor {
  redact: (text: string) => string;
  /** The text with what its placeholders replaced. */
  restore: (text: string) => string;
}

/** Replaces personal data. */
export const PLACEHOLDER = /⟨[^⟨⟩]*⟩/g;

const EMAIL =
  /(?<![\p{Letter}\p{Number}._%+-])[\p{Letter}\p{Number}._%+-]+\s?@\s?[\p{Letter}\p{Number}-]+(?:\.[\p{Letter}\p{Number}-]+)+/gu;
/** Six digits of a birth date and seven more, of which all but the first may already be hidden. */
const RESIDENT = /(?<!\d)\d{6}[-–—.\s]{0,3}[1-8](?:[-.\s]?[\d*]){6}(?!\d)/g;
/** Digits of a telephone number may be apart: 010 1234 5678, +82 (0)10-1234-5678, 1588-0000. */
const TELEPHONE =
  /(?<!\d)(?:\+?\s?82[-.\s()]{0,2}\d|\(?0[-.\s]?\d)(?:[-–—.·\s()]{0,2}\d){7,10}(?!\d)|(?<!\d)1[568]\d{2}[-–—.\s]?\d{4}(?!\d)/g;
/** Numbers of accounts, cards and the like. */
const NUMBER = /(?<!\d)\d(?:[-–—]?\d){9,}(?!\d)/g;

/** A long number of which digits are written as syllables: 공일공 일이삼사 오육칠팔, 공일공에 1234에 5678. */
const SPOKEN =
  /[\d공영령일이삼사오육륙칠팔구](?:[-–—.·,\s()]{0,2}(?:(?:다시|대시|에|의)\s?)?[\d공영령일이삼사오육륙칠팔구]){8,}/g;
const SYLLABLE = /[공영령일이삼사오육륙칠팔구]/g;
/** Fewer syllables between digits are particles: 2026-11-26 이. */
const MIN_SYLLABLES = 3;

/** In this order: a resident number contains what looks like another number. */
const PATTERNS: readonly (readonly [string, RegExp])[] = [
  ['이메일', EMAIL],
  ['주민번호', RESIDENT],
  ['전화번호', TELEPHONE],
  ['번호', NUMBER],
];
const MIN_NAME = 2;

const isSpoken = (found: string) => (found.match(SYLLABLE)?.length ?? 0) >= MIN_SYLLABLES;

/** Escapes the special characters of regular expressions. */
const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Letters of a name may be apart: 홍 길동. */
const patternOf = (name: string) =>
  new RegExp(Array.from(name.replaceAll(/\s/g, '')).map(literally).join('\\s{0,2}'), 'giu');

/**
 * Replaces e-mail addresses, resident, telephone and other long numbers, also those written as syllables, and the given
 * names, in all texts of one call to a service outside; equal data has equal placeholders. Names of others, addresses
 * and numbers that are described in other words cannot be recognized.
 */
export function createRedactor(names: readonly string[]): Redactor {
  const placeholders = new Map<string, string>();
  const hide = (kind: string) => (found: string) => {
    const known = [...placeholders].find(([, original]) => original === found);
    if (known) return known[0];
    const placeholder = `⟨${kind}${placeholders.size + 1}⟩`;
    placeholders.set(placeholder, found);
    return placeholder;
  };
  const known = [...new Set(names.map((name) => name.normalize('NFKC').trim()))]
    .filter((name) => Array.from(name).length >= MIN_NAME)
    .toSorted((a, b) => b.length - a.length);
  const patterns = [...PATTERNS, ...known.map((name) => ['이름', patternOf(name)] as const)];
  const hideSpoken = hide('번호');
  return {
    // Wide digits and letters are the same data.
    redact: (text) =>
      patterns
        .reduce((left, [kind, pattern]) => left.replaceAll(pattern, hide(kind)), text.normalize('NFKC'))
        .replaceAll(SPOKEN, (found) => (isSpoken(found) ? hideSpoken(found) : found)),
    restore: (text) =>
      text.replaceAll(PLACEHOLDER, (placeholder) => placeholders.get(placeholder) ?? placeholder),
  };
}
