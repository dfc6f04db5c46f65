import { listActivePrompts } from '#assistant/prompts/public.ts';
import type { Db } from '#kit/context.ts';
import { coverage } from '#kit/search/closest-texts.ts';

/** A prompt covers most of the question, and the question most of the prompt: they ask the same. */
const MIN_OF_QUESTION = 0.6;
const MIN_OF_PROMPT = 0.5;

/** How far two questions ask the same, from 0 to 1. */
export const sameness = (one: string, other: string): number =>
  one === other ? 1 : (coverage(one, other) + coverage(other, one)) / 2;

/** A ready reply, and how far its prompt asks the same as the question. */
export interface ReadyReply {
  reply: string;
  sameness: number;
}

/** The ready reply to the prompt that asks the same as a question; undefined where none does. */
export async function findReadyReply(db: Db, question: string): Promise<ReadyReply | undefined> {
  const prompts = await listActivePrompts(db);
  const asking = prompts.filter(
    ({ query }) =>
      query === question ||
      (coverage(question, query) >= MIN_OF_QUESTION && coverage(query, question) >= MIN_OF_PROMPT),
  );
  const [best] = asking
    .map(({ query, reply }) => ({ reply, sameness: sameness(question, query) }))
    .toSorted((a, b) => b.sameness - a.sameness);
  return best;
}
