/** The field of a move that names the card above, as errors name it. */
export const PLACE_FIELD = '_after'; // wire spelling
