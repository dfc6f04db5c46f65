/** There is no space for the chat beside the player. */
export const NARROW_WINDOW = '(width < 64em)';
