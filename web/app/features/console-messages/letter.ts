import { EmailDraft, MessageDraft } from '@ieum/contract/dispatches.ts';
import type { MessageChannel } from '@ieum/contract/messages.enums.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';
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

/** The contract's rules of the chosen channel, under the form's names. */
export const resolveLetter: Resolver<LetterValues> = (values) => {
  const { channel, ...draft } = letterOf(values);
  const { error } = (channel === 'SMS' ? MessageDraft : EmailDraft).safeParse(draft);
  if (!error) return { values, errors: {} };
  const errors: Record<string, { type: string; message: string }> = {};
  for (const { path, message } of error.issues) {
    const name = path[0] === 'message' ? 'content' : String(path[0]);
    errors[name] ??= { type: 'rule', message };
  }
  return { values: {}, errors: errors as FieldErrors<LetterValues> };
};
