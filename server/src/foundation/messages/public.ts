export { listConsentsToConfirm } from './confirm-consents.ts';
export { agreesTo } from './consents.ts';
export { advertisingConsentChanged, messageFailed } from './events.ts';
export {
  deleteMessages,
  queueAgain,
  queueCopies,
  queueMessage,
  queueTexts,
  withdrawMessages,
  type Content,
} from './queue.ts';
export {
  rescheduleMessage,
  rewriteMessage,
  stopDispatch,
  stopMessage,
  stopTopics,
} from './scheduled-messages.ts';
export { findWishes, type Wish } from './settings.ts';
export { findAddressedMessage, findMessage, type AddressedMessage } from './queries.ts';
export { presentConsoleRow } from './wire.ts';
export { defineMail, type MailSample, type WrittenMail } from './mail/define-mail.ts';
export { bodyOf, type Fact } from './mail/mail-content.ts';
export { formatMail } from './format-message.ts';
