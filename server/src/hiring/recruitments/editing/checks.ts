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
import { cleanWithin } from '#kit/markup.ts';
import { textOfHtml } from '#platform/files/html.ts';
import type { Question } from '../tables.ts';

/** 400 with every faulty field; nothing when there is none. */
function refuse(faults: Faults): void {
  const [first] = Object.values(faults);
  if (first) throw new AppError('invalid', first, { fields: faults });
}

/** Refuses what even an unfinished recruitment may not say. */
export const checkBounds = (form: RecruitmentForm): void => refuse(findContradictions(form));

/** What is kept of a content; 400 at the field when that is too long. */
export const cleanContent = (html: string): string =>
  cleanWithin('content', html, { ...bounds.recruitmentContent, tooLong: m.contentTooLong });

/** A recruitment as it is published or stays public. */
export interface Whole {
  form: RecruitmentForm;
  questions: readonly Question[];
  /** When its deadline is judged. */
  at: Date;
}

const faultsOf = ({ form, questions, at }: Whole): Faults => ({
  ...findGaps(form, { now: at, text: textOfHtml(form.content) }),
  ...findContradictions(form),
  ...findQuestionFaults(questions),
});

/** Refuses a recruitment that is not whole enough to be published now. */
export const checkWhole = (whole: Whole): void => refuse(faultsOf(whole));

/** Refuses what a change would make wrong in a public recruitment; what was wrong before keeps nobody from mending the rest. */
export function checkChanged(whole: Whole, before: Whole): void {
  const known = faultsOf(before);
  refuse(Object.fromEntries(Object.entries(faultsOf(whole)).filter(([path]) => !(path in known))));
}

/** Refuses questions that nobody could answer. */
export const checkQuestions = (questions: readonly Question[]): void => refuse(findQuestionFaults(questions));
