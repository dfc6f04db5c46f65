/** Members one text may be sent to at once. */
export const ADDRESSEES_MAX = 500;
