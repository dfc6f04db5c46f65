/** Korean particles after a noun, the longer ones first, as alternatives of a regular expression. */
export const PARTICLES = '에서는?|으로|이랑|하고|에게|한테|까지|부터|[은는이가을를에의도로와과만랑]';

const AT_THE_END = new RegExp(`(?<=^\\p{Script=Hangul}{2,})(?:${PARTICLES})$`, 'u');

/** A word of at least three syllables without its particle; any other text unchanged. */
export const withoutParticle = (word: string): string => word.replace(AT_THE_END, '');
