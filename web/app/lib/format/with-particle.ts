const WORD_JOINER = '\u2060';

/**
 * A Korean text with the particle after it. A line may end after a closing bracket, as of `11.26(목)`, but not
 * between a date and its particle.
 */
export const withParticle = (text: string, particle: string): string => `${text}${WORD_JOINER}${particle}`;
