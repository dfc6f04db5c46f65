import { listActivePrompts } from '#assistant/prompts/public.ts';
import type { Db } from '#kit/context.ts';
import { coverage } from '#kit/search/closest-texts.ts';
import { sayOnly, type Answer } from './question.ts';

/** A prompt covers most of the question, and the question most of the prompt: they ask the same. */
const LEAST_OF_QUESTION = 0.6;
const LEAST_OF_PROMPT = 0.5;

/** The ready reply to the prompt that asks the same as a question; undefined where none does. */
export async function answerFromPrompts(db: Db, question: string): Promise<Answer | undefined> {
  const prompts = await listActivePrompts(db);
  const compared = prompts.map(({ query, reply }) => ({
    reply,
    isSame: query === question,
    ofQuestion: coverage(question, query),
    ofPrompt: coverage(query, question),
  }));
  const asking = compared.filter(
    ({ isSame, ofQuestion, ofPrompt }) =>
      isSame || (ofQuestion >= LEAST_OF_QUESTION && ofPrompt >= LEAST_OF_PROMPT),
  );
  const [best] = asking.toSorted(
    (a, b) => Number(b.isSame) - Number(a.isSame) || b.ofQuestion + b.ofPrompt - a.ofQuestion - a.ofPrompt,
  );
  return best && sayOnly(best.reply);
}
