import { applicationTexts as m } from '@ieum/contract/hiring/applications/texts.ts';
import type { KeyedText } from '@ieum/contract/common/text.ts';
import { invalidAt } from '#kit/errors.ts';
import type { Question } from '#hiring/recruitments/tables.ts';
import type { FrozenAnswer, StoredAnswer } from '../tables.ts';

/** An answer to the question with this id or this text. */
export interface AnswerChange {
  questionId: string | undefined;
  question: string | undefined;
  response: string;
}

/** The recruitment's questions in their order, each with its answer. */
export const answered = (questions: readonly Question[], answers: readonly StoredAnswer[]): FrozenAnswer[] =>
  questions.map((question) => ({
    ...question,
    response: answers.find(({ questionId }) => questionId === question.id)?.response ?? '',
  }));

/**
 * The stored answers with the changes applied; 400 at an unknown question and at a choice that is not
 * offered.
 */
export function answerWith(
  questions: readonly Question[],
  stored: readonly StoredAnswer[],
  changes: readonly AnswerChange[],
): StoredAnswer[] {
  const answers = new Map(stored.map(({ questionId, response }) => [questionId, response]));
  changes.forEach((change, index) => {
    const question = questions.find((one) => isMeant(change, one));
    if (!question) throw invalidAt(`questions.${index}`, m.questionUnknown);
    if (!isOffered(question, change.response))
      throw invalidAt(`questions.${index}.response`, m.choiceUnknown);
    answers.set(question.id, change.response);
  });
  return [...answers].map(([questionId, response]) => ({ questionId, response }));
}

/** The required questions without an answer, by the path of each. */
export const unansweredOf = (answers: readonly FrozenAnswer[]): Record<string, KeyedText> =>
  Object.fromEntries(
    answers.flatMap(({ isRequired, response }, index) =>
      isRequired && response === '' ? [[`questions.${index}.response`, m.answerRequired]] : [],
    ),
  );

const isMeant = ({ questionId, question }: AnswerChange, one: Question) =>
  questionId === undefined ? one.question === question : one.id === questionId;

const isOffered = ({ type, choices }: Question, response: string) =>
  type !== 'MULTIPLE_CHOICE' || response === '' || choices.includes(response);
