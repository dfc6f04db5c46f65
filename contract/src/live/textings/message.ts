import { text } from '../../common/schemas.ts';
import { LMS_BYTES, smsBytes } from '../../common/message-delivery.ts';
import { textingTexts as m } from './texts.ts';

/** The content of a text message; with its placeholders replaced it is checked once more when it is sent. */
export const TextingMessage = text(LMS_BYTES, m.messageRequired.key).refine(
  (message) => smsBytes(message) <= LMS_BYTES,
  m.tooLong.key,
);
