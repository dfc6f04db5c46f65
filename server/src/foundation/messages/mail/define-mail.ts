import type { Locale, KeyedText } from '@ieum/contract/common/text.ts';
import type { MailContent } from './mail-content.ts';

/** An e-mail without its recipient. */
export interface WrittenMail {
  subject: string;
  content: MailContent;
}

/** A kind of e-mail for the console's list, filled with sample values. */
export interface MailSample {
  kind: string;
  /** Its name in the console. */
  label: KeyedText;
  /** Whether it is sent as an advertisement, with its label and its opt-out. */
  isAdvertising?: boolean;
  sample: (locale: Locale, publicUrl: string) => WrittenMail;
}

/** A kind of e-mail: called with its values, it writes one. */
export interface MailKind<V> extends MailSample {
  (locale: Locale, values: V): WrittenMail;
}

interface Definition<V> extends Pick<MailSample, 'kind' | 'label' | 'isAdvertising'> {
  /** The values of the sample in the console. */
  values: (locale: Locale, publicUrl: string) => V;
  write: (locale: Locale, values: V) => WrittenMail;
}

/** Defines a kind of e-mail with the sample that the console shows. */
export function defineMail<V>({ values, write, ...named }: Definition<V>): MailKind<V> {
  const make = (locale: Locale, input: V) => write(locale, input);
  const sample = (locale: Locale, publicUrl: string) => write(locale, values(locale, publicUrl));
  return Object.assign(make, { ...named, sample });
}
