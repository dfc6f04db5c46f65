// Cities, counties and districts (시·군·구) in Latin and Chinese letters.

const INITIALS = 'g kk n d tt r m b pp s ss - j jj ch k t p h'.split(' ');
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
/** Final consonants before another consonant or at the end. */
const FINALS = '- k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ');
/** Final consonants before a vowel. */
const MOVED = '- g kk ks n nj n d r lg lm lb ls lt lp r m b ps s ss ng j ch k t p -'.split(' ');

const FIRST = 0xac00;
const SILENT = 11;

interface Syllable {
  initial: number;
  vowel: number;
  final: number;
}

function syllableOf(letter: string): Syllable {
  const at = (letter.codePointAt(0) ?? FIRST) - FIRST;
  return { initial: Math.floor(at / 588), vowel: Math.floor(at / 28) % 21, final: at % 28 };
}

const letters = (of: readonly string[], index: number): string => {
  const found = of[index] ?? '';
  return found === '-' ? '' : found;
};

/** Sound changes between two consonants: 종로 Jongno, 강릉 Gangneung, 신라 Silla. */
function meeting(final: string, initial: string): string {
  if (initial === 'r') {
    if (final === 'n' || final === 'l') return 'll';
    if (final === 'm' || final === 'ng') return `${final}n`;
    if (final === 'k') return 'ngn';
    if (final === 'p') return 'mn';
  }
  if (final === 'l' && initial === 'n') return 'll';
  if (initial === 'n' || initial === 'm') {
    const nasal = { k: 'ng', t: 'n', p: 'm' }[final];
    if (nasal) return nasal + initial;
  }
  return final + initial;
}

/** A Korean place name by the Revised Romanization of 2000, as on the country's road signs. */
function romanised(name: string): string {
  const syllables = Array.from(name, syllableOf);
  const sounds = syllables.map(({ initial, vowel }, i) => {
    const before = syllables[i - 1];
    const own = letters(INITIALS, initial);
    const start = !before?.final
      ? own
      : initial === SILENT
        ? letters(MOVED, before.final)
        : meeting(letters(FINALS, before.final), own);
    return start + letters(VOWELS, vowel);
  });
  const end = letters(FINALS, syllables.at(-1)?.final ?? 0);
  const word = sounds.join('') + end;
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const KINDS: Readonly<Record<string, string>> = { 시: 'si', 군: 'gun', 구: 'gu' };

/** `강남구` as `Gangnam-gu`; empty for other names. */
export function romanDistrict(name: string): string {
  const kind = KINDS[name.at(-1) ?? ''];
  return kind && /^[가-힣]{2,6}$/.test(name) ? `${romanised(name.slice(0, -1))}-${kind}` : '';
}
