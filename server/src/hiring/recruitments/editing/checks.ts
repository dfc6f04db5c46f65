import {
  findContradictions,
  findGaps,
  findQuestionFaults,
  type Faults,
} from '@ieum/contract/hiring/recruitments/checks.ts';
import type { RecruitmentForm } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { bounds } from '@ieum/contract/common/bounds.ts';
import { recruitmentTexts as m } from '@ieum/contract/hiring/recruitments/texts.ts';
import { AppError } from '#kit/errors.ts';
import { cleanWithin } from '#kit/clean-markup.ts';
import { textOfHtml } from '#platform/files/html.ts';
import type { Question } from '../tables.ts';

/** 400 with every wrong field; nothing when there is none. */
function rejectFaults(faults: Faults): void {
  const [first] = Object.values(faults);
  if (first) throw new AppError('invalid', first, { fields: faults });
}

/** Rejects errors that even an unfinished recruitment may not have. */
export const checkBounds = (form: RecruitmentForm): void => rejectFaults(findContradictions(form));

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

const faultsOf = ({ form, questions, at }: Whole): Faults => ({
  ...findGaps(form, { now: at, text: textOfHtml(form.content) }),
  ...findContradictions(form),
  ...findQuestionFaults(questions),
});

/** Rejects a recruitment that is not complete enough to be published now. */
export const checkWhole = (whole: Whole): void => rejectFaults(faultsOf(whole));

/** Rejects new errors in a public recruitment; errors that it already had do not block other changes. */
export function checkChanged(whole: Whole, before: Whole): void {
  const known = faultsOf(before);
  rejectFaults(Object.fromEntries(Object.entries(faultsOf(whole)).filter(([path]) => !(path in known))));
}

/** Rejects questions that nobody could answer. */
export const checkQuestions = (questions: readonly Question[]): void =>
  rejectFaults(findQuestionFaults(questions));
