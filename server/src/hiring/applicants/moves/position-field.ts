/** The field of a move that names the card above, as in error responses. */
export const POSITION_FIELD = '_after'; // wire spelling
