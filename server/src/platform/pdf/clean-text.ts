const CONTROLS = /(?!\n)\p{Cc}/gu;
/** Direction marks and joiners that have no glyph. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/**
 * Converts any string to printable text: well-formed characters, composed syllables, lines ended by `\n`, no
 * invisible characters.
 */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', '    ')
    .replace(CONTROLS, '')
    .replace(INVISIBLE, '')
    .normalize('NFC');
