const FIRST_SYLLABLE = 0xac00;
const FINALS = 28;
const RIEUL = 8;

/** The word with 로 after a vowel or ㄹ, else 으로: `면접으로`, `합격으로`, `지원 접수로`. */
export function towards(word: string): string {
  const final = ((word.codePointAt(word.length - 1) ?? 0) - FIRST_SYLLABLE) % FINALS;
  return `${word}${final === 0 || final === RIEUL ? '로' : '으로'}`;
}
