/** A message waits to leave: `{ messageId }`. */
export const MESSAGE_QUEUED = 'message.queued';
