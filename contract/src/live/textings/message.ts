import { text } from '../../common/schemas.ts';
import { LMS_BYTES, smsBytes } from '../../common/sending.ts';
import { textingTexts as m } from './texts.ts';

/** The text of a text message; with its places filled it is checked once more when it is sent. */
export const TextingMessage = text(LMS_BYTES, m.messageRequired.key).refine(
  (message) => smsBytes(message) <= LMS_BYTES,
  m.tooLong.key,
);
