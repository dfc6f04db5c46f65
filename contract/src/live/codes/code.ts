/** The characters of a code: none looks like another one, and none is read in two ways. */
export const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** How many characters a generated code has. */
export const CODE_LENGTH = 6;
/** How often one caller may try a code in a minute. */
export const CODE_TRIES_A_MINUTE = 10;
/** The same of the long codes in links, of which only wrong ones count: a whole office enters at once. */
export const LINK_TRIES_A_MINUTE = 30;

/** A code as it is compared: full-width letters become plain ones, spaces and hyphens are left out. */
export const normalizeCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
