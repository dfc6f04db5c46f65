/** The maximum number of recipients of one text. */
export const ADDRESSEES_MAX = 500;
