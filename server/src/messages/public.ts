export { forgetMessages } from './forget.ts';
export { listConsentsToConfirm } from './confirm-consents.ts';
export { ADVERTISING_CONSENT_CHANGED } from './events.ts';
export { queueMessage, withdrawMessages } from './queue.ts';
export { findWishes, type Wish } from './settings.ts';
