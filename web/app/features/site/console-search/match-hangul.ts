const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const MEDIALS = 21;
const FINALS = 28;
const initials = Array.from('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ');
const medials = [
  'ㅏ',
  'ㅐ',
  'ㅑ',
  'ㅒ',
  'ㅓ',
  'ㅔ',
  'ㅕ',
  'ㅖ',
  'ㅗ',
  'ㅗㅏ',
  'ㅗㅐ',
  'ㅗㅣ',
  'ㅛ',
  'ㅜ',
].concat(['ㅜㅓ', 'ㅜㅔ', 'ㅜㅣ', 'ㅠ', 'ㅡ', 'ㅡㅣ', 'ㅣ']);
const finals = [
  '',
  'ㄱ',
  'ㄲ',
  'ㄱㅅ',
  'ㄴ',
  'ㄴㅈ',
  'ㄴㅎ',
  'ㄷ',
  'ㄹ',
  'ㄹㄱ',
  'ㄹㅁ',
  'ㄹㅂ',
  'ㄹㅅ',
  'ㄹㅌ',
].concat(['ㄹㅍ', 'ㄹㅎ', 'ㅁ', 'ㅂ', 'ㅂㅅ', 'ㅅ', 'ㅆ', 'ㅇ', 'ㅈ', 'ㅊ', 'ㅋ', 'ㅌ', 'ㅍ', 'ㅎ']);

/** An input method joins consonants that are typed one after the other, as ㄱ and ㅅ to ㄳ. */
const joined: Readonly<Record<string, string>> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
};

const normalized = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, '');

/** The letters of one character in the order of typing: 공 → ㄱㅗㅇ. */
function lettersOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return joined[character] ?? character;
  const index = code - FIRST_SYLLABLE;
  const initial = initials[Math.floor(index / (MEDIALS * FINALS))] ?? '';
  const medial = medials[Math.floor(index / FINALS) % MEDIALS] ?? '';
  return initial + medial + (finals[index % FINALS] ?? '');
}

/** The initial consonant of a syllable; any other character as it is. */
const initialOf = (character: string): string => {
  const letters = lettersOf(character);
  return letters === character ? character : (letters[0] ?? '');
};

/**
 * Where a search occurs in a name, from the start of a syllable on: also as initial consonants (ㄱㅈ for 공지) and
 * while a syllable is still being typed (공ㅈ, 고); -1 where it does not.
 */
export function placeIn(name: string, search: string): number {
  const characters = Array.from(normalized(name));
  const sought = Array.from(normalized(search)).map(lettersOf).join('');
  if (!sought) return 0;
  const letters = characters.map(lettersOf);
  const consonants = characters.map(initialOf);
  return characters.findIndex(
    (_, start) =>
      letters.slice(start).join('').startsWith(sought) || consonants.slice(start).join('').startsWith(sought),
  );
}
