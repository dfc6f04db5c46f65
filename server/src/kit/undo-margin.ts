/**
 * How much longer than it is offered an action can be undone: the offer begins with the response, the call back takes
 * its time, and the queue's clock may be a little ahead of this one.
 */
export const UNDO_MARGIN_SECONDS = 4;
