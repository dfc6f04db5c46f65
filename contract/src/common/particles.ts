const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FINALS = 28;
const RIEUL = 8;
/** Letters and digits whose Korean name ends in a consonant: 엘, 엠, 엔, 알; 영, 일, 삼, 육, 칠, 팔. */
const CLOSED_SIGNS = 'lmnr013678';
/** Those that end in ㄹ, after which 로 stays: 엘, 알; 일, 칠, 팔. */
const RIEUL_SIGNS = 'lr178';

type Ending = 'open' | 'rieul' | 'closed';

/**
 * Appends the Korean particle that the last sound requires; in `pair` the form after a consonant comes first:
 * 이/가, 을/를, 으로/로.
 */
export function withParticle(word: string, pair: string): string {
  const [closed = '', open = ''] = pair.split('/');
  const ending = endingOf(word);
  const isOpen = ending === 'open' || (ending === 'rieul' && closed === '으로');
  return `${word}${isOpen ? open : closed}`;
}

/** Fills `{name|이/가}` placeholders of a Korean text; plain `{name}` placeholders are left for the caller. */
export const fillParticles = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\|([^}]+)\}/g, (_, name: string, pair: string) =>
    withParticle(String(values[name] ?? ''), pair),
  );

function endingOf(word: string): Ending {
  const last = /[\p{L}\p{N}](?=[^\p{L}\p{N}]*$)/u.exec(word)?.[0].toLowerCase() ?? '';
  const code = last.codePointAt(0) ?? 0;
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return endingOfSign(last);
  const final = (code - FIRST_SYLLABLE) % FINALS;
  if (final === 0) return 'open';
  return final === RIEUL ? 'rieul' : 'closed';
}

function endingOfSign(sign: string): Ending {
  if (!sign || !CLOSED_SIGNS.includes(sign)) return 'open';
  return RIEUL_SIGNS.includes(sign) ? 'rieul' : 'closed';
}
