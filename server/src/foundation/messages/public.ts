export { listConsentsToConfirm } from './confirm-consents.ts';
export { advertisingConsentChanged } from './events.ts';
export { deleteMessages, queueAgain, queueCopies, queueMessage, withdrawMessages } from './queue.ts';
export { rescheduleMessage, stopMessage } from './waiting.ts';
export { findWishes, type Wish } from './settings.ts';
export { findAddressedMessage, findMessage, type AddressedMessage } from './queries.ts';
export { presentConsoleRow } from './wire.ts';
