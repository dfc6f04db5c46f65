/** The text of a user for a pattern of LIKE, in which it matches only itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
