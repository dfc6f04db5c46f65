import { CHAT_REPLY_MAX } from '@ieum/contract/assistant/chat/enums.ts';
import type { Db } from '#kit/context.ts';
import {
  ModelError,
  type LanguageModel,
  type ModelFailure,
} from '#platform/language-model/language-model.ts';
import type { Locale } from '@ieum/contract/common/text.ts';
import type { Material } from '../answers/question.ts';
import { reserveTokens, settleTokens } from './budget.ts';
import type { Connection } from './connection.ts';
import { instructionsFor, messageOf, NO_ANSWER, REPLY_TOKENS, tokensOf } from './instructions.ts';
import { createRedactor } from './redact.ts';

/** A question for the model. */
export interface AnswerRequest {
  query: string;
  locale: Locale;
  now: Date;
  materials: readonly Material[];
  /** The names of the asker, which are therefore not sent to the provider. */
  names: readonly string[];
  connection: Connection;
  signal: AbortSignal;
  /** Receives the whole reply so far, whenever it grows. */
  onText: (text: string) => void;
}

/** The reply as far as it was written; without a text, the local answer is the answer. */
export interface WrittenReply {
  text: string;
  end: 'WHOLE' | 'NO_ANSWER' | 'OVER_CAP' | 'STOPPED' | ModelFailure;
}

interface WriteDeps {
  db: Db;
  model: LanguageModel;
}

/**
 * Has the model write an answer from the materials; what is sent contains no personal data, its tokens are
 * counted before, and a failure is the end of it.
 */
export async function writeAnswer({ db, model }: WriteDeps, asking: AnswerRequest): Promise<WrittenReply> {
  const { query, locale, now, materials, names, connection, signal, onText } = asking;
  const redactor = createRedactor(names);
  const instructions = instructionsFor(locale);
  const message = messageOf(query, materials, redactor);
  const { dailyTokens, monthlyTokens, ...account } = connection;
  const expected = tokensOf(instructions, message);
  const reserved = await reserveTokens(db, { now, tokens: expected, dailyTokens, monthlyTokens });
  if (!reserved) return { text: '', end: 'OVER_CAP' };
  const request = { ...account, instructions, question: message, maxTokens: REPLY_TOKENS, signal };
  const reply = await collect(model.stream(request), {
    signal,
    onText: (text) => onText(redactor.restore(text)),
  });
  const failure = failureOf(reply.end);
  const tokens = reply.tokens ?? usedTokens(failure, expected, reply.text);
  await settleTokens(db, reserved, { tokens, failure });
  return { text: redactor.restore(reply.text), end: reply.end };
}

/** Without the provider's count: a rejected call is free, any other cost its request and what was written. */
const usedTokens = (failure: ModelFailure | undefined, expected: number, text: string): number =>
  failure === 'KEY' || failure === 'LIMIT' ? 0 : expected - REPLY_TOKENS + text.length;

const failureOf = (end: WrittenReply['end']): ModelFailure | undefined =>
  end === 'WHOLE' || end === 'NO_ANSWER' || end === 'OVER_CAP' || end === 'STOPPED' ? undefined : end;

interface CollectedReply extends WrittenReply {
  tokens: number | undefined;
}

async function collect(
  parts: ReturnType<LanguageModel['stream']>,
  { signal, onText }: Pick<AnswerRequest, 'signal' | 'onText'>,
): Promise<CollectedReply> {
  let text = '';
  let tokens: number | undefined;
  try {
    for await (const part of parts) {
      if ('tokens' in part) tokens = part.tokens;
      text = `${text}${'text' in part ? part.text : ''}`.slice(0, CHAT_REPLY_MAX);
      // A reply that may still turn out to be none is not shown.
      if ('text' in part && !NO_ANSWER.startsWith(text.trim())) onText(text);
    }
  } catch (error) {
    return { text, tokens, end: signal.aborted ? 'STOPPED' : failureIn(error) };
  }
  const isNone = text.trim() === '' || text.includes(NO_ANSWER);
  return isNone ? { text: '', tokens, end: 'NO_ANSWER' } : { text: text.trim(), tokens, end: 'WHOLE' };
}

const failureIn = (error: unknown): ModelFailure => (error instanceof ModelError ? error.failure : 'SERVICE');
