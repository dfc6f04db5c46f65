import type { ChatMessage } from '@ieum/contract/assistant/chat/schemas.ts';
import { timeText } from '#lib/format/dates.ts';
import { copy } from './copy.ts';

export type { ChatMessage };

/**
 * A message with a known id replaces the old one. A finished reply stays as it is: a part of it that another process
 * of the server had sent before may arrive after its end.
 */
export function withMessage(messages: readonly ChatMessage[], message: ChatMessage): ChatMessage[] {
  const known = messages.find(({ _id }) => _id === message._id);
  if (!known) return [...messages, message];
  if (known.isDone && !message.isDone) return [...messages];
  return messages.map((one) => (one === known ? message : one));
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
