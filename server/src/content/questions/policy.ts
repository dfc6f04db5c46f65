import type { Actor } from '#kit/context.ts';
import type { QuestionRow } from './tables.ts';

/** A question is its asker's; for everybody else it is missing. */
export const ownsQuestion = (actor: Actor, { userId }: Pick<QuestionRow, 'userId'>): boolean =>
  userId === actor.userId;

/** Every administrator whom the endpoint admits may answer questions and change the saved phrases. */
export const answersQuestions = (actor: Actor): boolean => actor.isConsole;
