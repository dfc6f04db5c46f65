import { fold } from '#kit/search/ngrams.ts';

// The letters of a syllable by its place in Unicode; letters that a keyboard types one after the other are separate.
const FIRST = Array.from('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ');
const MIDDLE = 'ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ'.split(' ');
const LAST =
  ' ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(
    ' ',
  );
const SYLLABLES = { first: 0xac00, last: 0xd7a3 };

function lettersOfSyllable(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < SYLLABLES.first || code > SYLLABLES.last) return character;
  const place = code - SYLLABLES.first;
  const middle = Math.floor(place / LAST.length);
  return [
    FIRST[Math.floor(middle / MIDDLE.length)],
    MIDDLE[middle % MIDDLE.length],
    LAST[place % LAST.length],
  ].join('');
}

/** The key by which names are compared: without case and spaces. */
export const keyOf = (name: string): string => fold(name).replaceAll(/\s+/gu, '');

/** A name as it is typed, letter by letter: 개발 begins with 갭, because the next vowel moves the ㅂ. */
export const lettersOf = (name: string): string => Array.from(keyOf(name), lettersOfSyllable).join('');
