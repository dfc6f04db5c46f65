const CONTROLS = /(?!\n)\p{Cc}/gu;
/** Marks of direction and joins that no glyph stands for. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** Any string as text that can be set: whole characters, composed syllables, lines ended by `\n`, nothing unseen. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', '    ')
    .replace(CONTROLS, '')
    .replace(INVISIBLE, '')
    .normalize('NFC');
