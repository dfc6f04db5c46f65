import type { ChatSource } from '@ieum/contract/assistant/chat/schemas.ts';
import { chatTexts as m } from '@ieum/contract/assistant/chat/texts.ts';
import { sayIn, type Locale } from '@ieum/contract/common/text.ts';
import type { Actor } from '#kit/context.ts';

export interface Question {
  query: string;
  actor: Actor | undefined;
  locale: Locale;
  now: Date;
}

/** A reply with the texts that it is from. */
export interface Answer {
  content: string;
  sources: readonly ChatSource[];
  suggestsInquiry: boolean;
  /** Whether anything was found for the question. */
  isFound: boolean;
}

/** A reply without sources. */
export const replyOf = (content: string, { suggestsInquiry = false } = {}): Answer => ({
  content,
  sources: [],
  suggestsInquiry,
  isFound: true,
});

/** The last line of an answer that lists some of many: how many others there are. */
export const othersOf = (locale: Locale, count: number): string[] =>
  count > 0 ? [sayIn(locale, m.others.text, { count })] : [];

/** A text of the site with which a language model may answer a question. */
export interface Material extends ChatSource {
  text: string;
}

/** The local answer to a question, and what a language model may answer it from. */
export interface Prepared {
  answer: Answer;
  /** Empty where the question is answered here alone: own affairs, ready replies, and what nothing was found for. */
  materials: readonly Material[];
}
