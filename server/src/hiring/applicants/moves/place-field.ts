/** The field of a move that names the card above, as in error responses. */
export const PLACE_FIELD = '_after'; // wire spelling
