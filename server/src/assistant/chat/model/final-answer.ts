import { chatTexts as m } from '@ieum/contract/assistant/chat/texts.ts';
import { sayIn, type Locale } from '@ieum/contract/common/text.ts';
import type { Answer } from '../answers/question.ts';
import type { WrittenReply } from './write-answer.ts';

interface FinishedReply {
  written: WrittenReply;
  local: Answer;
  sources: Answer['sources'];
}

/** The answer for the asker: the model's whole reply, the part of it that arrived, or the local answer. */
export function finalAnswerOf(locale: Locale, { written, local, sources }: FinishedReply): Answer {
  const { text, end } = written;
  const ofModel = { sources, suggestsInquiry: false, isFound: true };
  if (end === 'STOPPED') return { ...ofModel, content: text || sayIn(locale, m.stopped.text) };
  if (end === 'WHOLE') return { ...ofModel, content: text };
  if (end === 'NO_ANSWER' || text === '') return local;
  return { ...ofModel, content: `${text}\n\n${sayIn(locale, m.interrupted.text)}` };
}
