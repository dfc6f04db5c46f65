const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FINALS = 28;

/**
 * A company's name with its object particle: 한빛을, 누리를, 한빛(주)를; `ABC 기업을` where the pronunciation is not
 * known.
 */
export function asObject(name: string): string {
  // It is pronounced 주식회사.
  if (/\(주\)$|㈜$/.test(name)) return `${name}를`;
  const code = name.at(-1)?.codePointAt(0) ?? 0;
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return `${name} 기업을`;
  return `${name}${(code - FIRST_SYLLABLE) % FINALS === 0 ? '를' : '을'}`;
}
