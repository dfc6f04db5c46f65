import type { MessageChannel } from '@ieum/contract/foundation/messages/enums.ts';
import type { Letter } from './data.ts';

/** The values of the form. */
export interface LetterValues {
  channel: MessageChannel;
  isAdvertising: boolean;
  subject: string;
  content: string;
  /** Members' ids. */
  addressees: string[];
}

/** The form in the format of the wire; `key` identifies this press, so that a repeated call sends nothing. */
export function letterOf({ channel, subject, content, ...to }: LetterValues, key?: string): Letter {
  const shared = { ...to, ...(key && { key }) };
  return channel === 'SMS'
    ? { channel, ...shared, message: content }
    : { channel, ...shared, subject, content };
}
