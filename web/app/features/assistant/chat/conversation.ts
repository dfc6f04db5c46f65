import type { ChatMessage } from '@ieum/contract/assistant/chat/schemas.ts';
import { timeText } from '#lib/format/dates.ts';
import { copy } from './copy.ts';

export type { ChatMessage };

/** A message with a known id replaces the old one. */
export function withMessage(messages: readonly ChatMessage[], message: ChatMessage): ChatMessage[] {
  const isKnown = messages.some(({ _id }) => _id === message._id);
  return isKnown ? messages.map((one) => (one._id === message._id ? message : one)) : [...messages, message];
}

/** A message with its place among its neighbours. */
export interface PlacedMessage {
  message: ChatMessage;
  /** The first of several messages of one side. */
  isFirst: boolean;
  /** Only the last message of a minute has its time. */
  time: string | undefined;
}

/** Groups consecutive messages of one side, and leaves out a time that the next message has too. */
export const placed = (messages: readonly ChatMessage[]): PlacedMessage[] =>
  messages.map((message, index) => {
    const time = timeText(message.createdAt);
    const next = messages[index + 1];
    return {
      message,
      isFirst: messages[index - 1]?.type !== message.type,
      time: next && timeText(next.createdAt) === time ? undefined : time,
    };
  });

/** The reply that is still being prepared. */
export const unfinished = (messages: readonly ChatMessage[]): ChatMessage | undefined =>
  messages.findLast(({ isDone }) => !isDone);

/** The conversation as text, for a 1:1 question. */
export function transcriptOf(messages: readonly ChatMessage[]): string {
  const lines = messages
    .filter(({ content }) => content)
    .map(({ type, content }) => `${type === 'query' ? copy.mine : copy.assistant}: ${content}`);
  return [copy.question.heading, ...lines].join('\n');
}
