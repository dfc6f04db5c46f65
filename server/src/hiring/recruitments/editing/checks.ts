import {
  findContradictions,
  findGaps,
  findQuestionProblems,
  type Problems,
} from '@ieum/contract/hiring/recruitments/checks.ts';
import type { RecruitmentForm } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { bounds } from '@ieum/contract/common/bounds.ts';
import { recruitmentTexts as m } from '@ieum/contract/hiring/recruitments/texts.ts';
import { AppError } from '#kit/errors.ts';
import { cleanWithin } from '#kit/clean-markup.ts';
import { textOfHtml } from '#platform/files/html.ts';
import type { Question } from '../tables.ts';

/** 400 with every wrong field; nothing when there is none. */
function rejectProblems(problems: Problems): void {
  const [first] = Object.values(problems);
  if (first) throw new AppError('invalid', first, { fields: problems });
}

/** Rejects errors that even an unfinished recruitment may not have. */
export const checkBounds = (form: RecruitmentForm): void => rejectProblems(findContradictions(form));

/** Cleans a content; 400 at the field when the result is too long. */
export const cleanContent = (html: string): string =>
  cleanWithin('content', html, { ...bounds.recruitmentContent, tooLong: m.contentTooLong });

/** A recruitment as it is published or stays public. */
export interface Whole {
  form: RecruitmentForm;
  questions: readonly Question[];
  /** The time at which its deadline is checked. */
  at: Date;
}

const problemsOf = ({ form, questions, at }: Whole): Problems => ({
  ...findGaps(form, { now: at, text: textOfHtml(form.content) }),
  ...findContradictions(form),
  ...findQuestionProblems(questions),
});

/** Rejects a recruitment that is not complete enough to be published now. */
export const checkWhole = (whole: Whole): void => rejectProblems(problemsOf(whole));

/** Rejects new errors in a public recruitment; errors that it already had do not block other changes. */
export function checkChanged(whole: Whole, before: Whole): void {
  const known = problemsOf(before);
  rejectProblems(Object.fromEntries(Object.entries(problemsOf(whole)).filter(([path]) => !(path in known))));
}

/** Rejects questions that nobody could answer. */
export const checkQuestions = (questions: readonly Question[]): void =>
  rejectProblems(findQuestionProblems(questions));
