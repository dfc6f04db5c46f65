import { commonTexts as common } from '../../common/texts.ts';
import { wordingsOf, type KeyedText } from '../../common/text.ts';
import { recruitmentTexts as m } from './texts.ts';
import { hidesAmounts, QuestionType } from './enums.ts';
import type { QuestionDraft, RecruitmentForm } from './schemas.ts';
import { hasAllParts, isVisible, isWholePhone } from '../../common/text-formats.ts';
import type { z } from 'zod';

/** An issue with the path of its field. */
export type Problems = Record<string, KeyedText>;

type Question = Pick<z.output<typeof QuestionDraft>, 'type' | 'question' | 'choices'>;

const hasBackward = (from: string | null, to: string | null) =>
  from !== null && to !== null && Date.parse(to) < Date.parse(from);
/** Whether a minimum exceeds its maximum. */
export const hasCrossed = ({
  value__min: min,
  value__max: max,
}: {
  value__min: number | null;
  value__max: number | null;
}) => min !== null && max !== null && min > max;

/**
 * Errors that even an unfinished recruitment may not have: an end before its start, a minimum above its
 * maximum.
 */
export function findContradictions({ application, employment, qualification }: RecruitmentForm): Problems {
  const problems: Problems = {};
  if (!application.isOpenHiring && hasBackward(application.startsAt, application.endsAt))
    problems['application.endsAt'] = common.endBeforeStart;
  if (hasBackward(employment.startsAt, employment.endsAt))
    problems['employment.endsAt'] = common.endBeforeStart;
  if (!hidesAmounts(employment.wage.type) && hasCrossed(employment.wage))
    problems['employment.wage.value__max'] = common.minimumAboveMaximum;
  if (!qualification.age.isIrrelevant && hasCrossed(qualification.age))
    problems['qualification.age.value__max'] = m.ageCrossed;
  return problems;
}

/**
 * Finds the fields that a recruitment lacks before it may be published at `now`; `text` is its content without
 * markup.
 */
export function findGaps(form: RecruitmentForm, { now, text }: { now: Date; text: string }): Problems {
  const { application, employment, recruiter } = form;
  const deadline = deadlineProblem(application, now);
  const phone = phoneProblem(recruiter);
  return {
    ...(form.subject === '' && { subject: m.subjectRequired }),
    ...(isUnwritten(text) && !/<img\b/i.test(form.content) && { content: m.contentRequired }),
    ...(deadline && { 'application.endsAt': deadline }),
    ...(employment.types.length === 0 && { 'employment.types': m.typesRequired }),
    ...(employment.wage.type === null && { 'employment.wage.type': m.wageRequired }),
    ...(lacksAddress(employment.place) && { 'employment.place': m.addressRequired }),
    ...(recruiter.name === '' && { 'recruiter.name': m.recruiterRequired }),
    ...(phone && { 'recruiter.phone': phone }),
  };
}

/** A number that was stored before all its parts were required. */
function phoneProblem({ phone }: RecruitmentForm['recruiter']): KeyedText | undefined {
  if (phone === '' || isWholePhone(phone)) return undefined;
  return hasAllParts(phone) ? m.phoneInvalid : m.phoneIncomplete;
}

function deadlineProblem(
  { isOpenHiring, endsAt }: RecruitmentForm['application'],
  now: Date,
): KeyedText | undefined {
  if (isOpenHiring) return undefined;
  if (endsAt === null) return m.endRequired;
  return Date.parse(endsAt) <= now.getTime() ? m.endPassed : undefined;
}

/** An overseas workplace is described in the detail field only, so its address is not checked. */
const lacksAddress = ({ isAbroad, postcode, address1, address2 }: RecruitmentForm['employment']['place']) =>
  !isAbroad && [postcode, address1, address2].includes('');

/** Finds the missing parts of questions; paths are `questions.0.choices` and the like. */
export function findQuestionProblems(questions: readonly Question[]): Problems {
  const problems: Problems = {};
  questions.forEach(({ type, question, choices }, index) => {
    if (question === '') problems[`questions.${index}.question`] = m.questionRequired;
    const isChoice = type === QuestionType.MultipleChoice;
    if (isChoice && choices.filter((choice) => choice !== '').length < 2)
      problems[`questions.${index}.choices`] = m.choicesRequired;
    if (isChoice) Object.assign(problems, repeatedChoices(choices, `questions.${index}.choices`));
  });
  return problems;
}

/** Duplicate choices, each at its own field. */
function repeatedChoices(choices: readonly string[], path: string): Problems {
  const texts = choices.map((choice) => choice.trim().replaceAll(/\s+/g, ' ').toLowerCase());
  const problems: Problems = {};
  texts.forEach((normalized, index) => {
    if (normalized !== '' && texts.indexOf(normalized) < index)
      problems[`${path}.${index}`] = m.choiceRepeated;
  });
  return problems;
}

const hasLetters = (texts: string): boolean => /[\p{L}\p{N}]/u.test(texts);

/**
 * The parts that the company did not write itself, the longest first: the hint and the headings of the
 * template.
 */
const givenTexts = [
  ...wordingsOf(m.contentHint.text),
  ...wordingsOf(m.contentParts.text).flatMap((parts) => parts.split(',')),
].toSorted((a, b) => b.length - a.length);

/** Whether a content has nothing but the hint and the empty headings of the template. */
export function isUnwritten(text: string): boolean {
  const left = givenTexts.reduce((rest, texts) => rest.replaceAll(texts, ' '), text);
  return !isVisible(left) || (left !== text && !hasLetters(left));
}

/** Whether a content still contains the hint. */
export const hasHint = (text: string): boolean =>
  wordingsOf(m.contentHint.text).some((hint) => text.includes(hint));
