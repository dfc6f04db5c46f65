import {
  findContradictions,
  findGaps,
  findQuestionFaults,
  type Faults,
} from '@ieum/contract/recruitments.checks.ts';
import type { RecruitmentForm } from '@ieum/contract/recruitments.schemas.ts';
import { AppError } from '#kit/errors.ts';
import { textOfHtml } from '#platform/html.ts';
import type { Question } from './tables.ts';

/** 400 with every faulty field; nothing when there is none. */
function refuse(faults: Faults): void {
  const [first] = Object.values(faults);
  if (first) throw new AppError('invalid', first, { fields: faults });
}

/** Refuses what even an unfinished posting may not say. */
export const checkBounds = (form: RecruitmentForm): void => refuse(findContradictions(form));

/** Refuses a posting that is not whole enough to be published now. */
export function checkWhole(form: RecruitmentForm, questions: readonly Question[], now: Date): void {
  const gaps = findGaps(form, { now, text: textOfHtml(form.content) });
  refuse({ ...gaps, ...findContradictions(form), ...findQuestionFaults(questions) });
}

/** Refuses questions that nobody could answer. */
export const checkQuestions = (questions: readonly Question[]): void => refuse(findQuestionFaults(questions));
