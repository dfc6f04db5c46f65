import { EmailDraft, MessageDraft } from '@ieum/contract/site/dispatches/endpoints.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { letterOf, type LetterValues } from './letter.ts';

/** The contract's rules of the chosen channel, by the form's names. */
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
