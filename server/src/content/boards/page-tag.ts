/** The tag of the cached pages that show posts. */
export const BOARDS_TAG = 'boards';
