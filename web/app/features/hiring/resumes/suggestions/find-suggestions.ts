import { locale } from '#lib/format/copy.ts';

/** A name of a list with its details. */
export interface Suggestion {
  /** The text that is inserted: the name in the language of the page. */
  name: string;
  /** The name in the other language. */
  note: string;
  /** Further details in the list, for example the issuer of a certificate. */
  extra: string;
}

const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const SYLLABLES_AN_INITIAL = 588;
const MAX = 8;

/** The initial consonants of the syllables, as many people search: `서울대` gives `ㅅㅇㄷ`. */
const initialsOf = (text: string): string =>
  Array.from(text, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    const isSyllable = code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE;
    return isSyllable ? INITIALS.charAt(Math.floor((code - FIRST_SYLLABLE) / SYLLABLES_AN_INITIAL)) : sign;
  }).join('');

const folded = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s()·-]/g, '');

const isInitials = (query: string): boolean => /^[ㄱ-ㅎ]+$/.test(query);

/** 0 where a name begins with the query, 1 where it contains it, nothing otherwise. */
function rankOf(line: string, query: string): 0 | 1 | undefined {
  const [korean = '', english = ''] = line.split('|');
  const texts = isInitials(query) ? [initialsOf(folded(korean))] : [folded(korean), folded(english)];
  if (texts.some((word) => word.startsWith(query))) return 0;
  return texts.some((word) => word.includes(query)) ? 1 : undefined;
}

function suggestionOf(line: string): Suggestion {
  const [korean = '', english = '', extra = ''] = line.split('|');
  const [name, note] = locale === 'en' ? [english, korean] : [korean, english];
  return { name, note: note === name ? '' : note, extra };
}

/**
 * The names of a list that match the input, those that begin with it first; none once a complete name is
 * typed.
 */
export function findSuggestions(list: string, typed: string): Suggestion[] {
  const query = folded(typed);
  if (query === '') return [];
  const lines = list.split('\n');
  const ranked = ([0, 1] as const).flatMap((rank) => lines.filter((line) => rankOf(line, query) === rank));
  const found = ranked.slice(0, MAX).map(suggestionOf);
  return found.length === 1 && found[0]?.name === typed ? [] : found;
}
