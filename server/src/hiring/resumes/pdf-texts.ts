import { sayIn, type Locale, type KeyedText } from '@ieum/contract/common/text.ts';

/** Translates texts into the language of one PDF. */
export type Say = (message: KeyedText, values?: Record<string, string | number>) => string;

export const translateInto =
  (locale: Locale): Say =>
  (message, values) =>
    sayIn(locale, message.text, values);
