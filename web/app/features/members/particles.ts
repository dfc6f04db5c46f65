const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FINALS = 28;

/** A Korean name with its object particle: 한빛을, 누리를; 을(를) where the sound is not known. */
export function asObject(name: string): string {
  const code = name.at(-1)?.codePointAt(0) ?? 0;
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return `${name}을(를)`;
  return `${name}${(code - FIRST_SYLLABLE) % FINALS === 0 ? '를' : '을'}`;
}
