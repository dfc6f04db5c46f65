/** The text of a user for a pattern of LIKE, in which it matches only itself. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** The pattern of LIKE for texts that contain this one. */
export const containing = (text: string): string => `%${escapeLike(text)}%`;
