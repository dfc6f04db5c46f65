/** There is no space for the chat beside the player. */
export const NARROW = '(width < 64em)';
