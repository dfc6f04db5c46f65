import type { MessageChannel } from '@ieum/contract/foundation/messages/enums.ts';
import type { Letter } from './data.ts';

/** What the form holds. */
export interface LetterValues {
  channel: MessageChannel;
  isAdvertising: boolean;
  subject: string;
  content: string;
  /** Members' ids. */
  addressees: string[];
}

/** The form as the wire wants it; `key` stands for this press, so that a repeated one sends nothing. */
export function letterOf({ channel, subject, content, ...to }: LetterValues, key?: string): Letter {
  const shared = { ...to, ...(key && { key }) };
  return channel === 'SMS'
    ? { channel, ...shared, message: content }
    : { channel, ...shared, subject, content };
}
