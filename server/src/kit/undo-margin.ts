/**
 * The server accepts an undo this much longer than the page offers it: the offer begins when the response arrives,
 * the call takes its time, and the clock of the queue may be a little ahead of the server's.
 */
export const UNDO_MARGIN_SECONDS = 4;
