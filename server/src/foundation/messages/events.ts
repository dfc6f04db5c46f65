/** A message waits to leave: `{ messageId }`. */
export const MESSAGE_QUEUED = 'message.queued';
/** A member said yes or no to advertising: `{ userId, isAgreed }`; the law wants them told what was noted. */
export const ADVERTISING_CONSENT_CHANGED = 'advertising-consent.changed';
