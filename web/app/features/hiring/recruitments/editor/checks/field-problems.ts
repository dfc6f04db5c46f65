import { bounds } from '@ieum/contract/common/bounds.ts';
import { recruitmentTexts as messages } from '@ieum/contract/hiring/recruitments/texts.ts';
import type { KeyedText } from '@ieum/contract/common/text.ts';
import {
  findContradictions,
  findGaps,
  findQuestionProblems,
  type Problems,
} from '@ieum/contract/hiring/recruitments/checks.ts';
import { say, sayKey } from '#lib/format/copy.ts';
import { EditorForm } from '../editor-form.ts';
import { textOf } from '../html-text.ts';

/** The server's field errors as problems. */
export const problemsOf = (fields: Record<string, string>): FieldProblem[] =>
  Object.entries(fields).map(([path, message]) => ({ path, message }));

/** The groups of the editor in their order. */
export const parts = [
  'basic',
  'period',
  'work',
  'qualification',
  'recruiter',
  'questions',
  'attachments',
] as const;
export type Part = (typeof parts)[number];

/** One field to correct: its path and the message. */
export interface FieldProblem {
  path: string;
  message: string;
}

const PART_OF: Record<string, Part> = {
  subject: 'basic',
  summary: 'basic',
  content: 'basic',
  application: 'period',
  employment: 'work',
  qualification: 'qualification',
  recruiter: 'recruiter',
  questions: 'questions',
};

/** The group of a field. */
export const partOf = (path: string): Part => PART_OF[path.split('.')[0] ?? ''] ?? 'basic';

const inOrder = (problems: FieldProblem[]): FieldProblem[] =>
  problems.toSorted((a, b) => parts.indexOf(partOf(a.path)) - parts.indexOf(partOf(b.path)));

const sayProblems = (problems: Problems): FieldProblem[] =>
  Object.entries(problems).map(([path, message]: [string, KeyedText]) => ({ path, message: say(message) }));

function outOfBounds(form: EditorForm): FieldProblem[] {
  const issues = EditorForm.safeParse(form).error?.issues ?? [];
  const problems = new Map<string, string>();
  // Only the first failing rule of a field is shown.
  for (const { path, message } of issues) {
    const key = path.join('.');
    if (!problems.has(key)) problems.set(key, sayKey(message));
  }
  return [...problems].map(([path, message]) => ({ path, message }));
}

/** Whether a field is switched off, so that its value neither can nor need be corrected. */
function isSwitchedOff(
  { qualification: { workExperience, age } }: EditorForm,
  { path }: FieldProblem,
): boolean {
  if (path.startsWith('qualification.age.')) return age.isIrrelevant;
  return path.startsWith('qualification.workExperience.') && workExperience.isIrrelevant;
}

function contentProblem({ content }: EditorForm): FieldProblem[] {
  const isLong = textOf(content).length > bounds.recruitmentContent.text;
  return isLong ? [{ path: 'content', message: say(messages.contentTooLong) }] : [];
}

/** Problems for which the server rejects even a draft: values out of bounds and contradictions. */
export function findUnsavable(form: EditorForm): FieldProblem[] {
  const values = outOfBounds(form).filter((problem) => !isSwitchedOff(form, problem));
  return inOrder([...values, ...contentProblem(form), ...sayProblems(findContradictions(form))]);
}

/** Values of switched off fields that the server would reject: they stay on the screen. */
export const findInSwitchedOff = (form: EditorForm): FieldProblem[] =>
  outOfBounds(form).filter((problem) => isSwitchedOff(form, problem));

const REPEATED = /\.choices\.\d+$/;

/** Problems shown while typing: what cannot be saved, and input that cannot be published. */
export function findShownWhileTyping(form: EditorForm, now = new Date()): FieldProblem[] {
  const { 'application.endsAt': deadline } = findGaps(form, { now, text: '' });
  const repeated = Object.entries(findQuestionProblems(form.questions)).filter(([path]) =>
    REPEATED.test(path),
  );
  const written = sayProblems({
    ...(deadline && form.application.endsAt !== null && { 'application.endsAt': deadline }),
    ...Object.fromEntries(repeated),
  });
  return inOrder(withoutKnown(findUnsavable(form), written));
}

function withoutKnown(known: readonly FieldProblem[], others: readonly FieldProblem[]): FieldProblem[] {
  const paths = new Set(known.map(({ path }) => path));
  return [...known, ...others.filter(({ path }) => !paths.has(path))];
}

/** Everything that is missing before the recruitment can be published. */
export function findAllProblems(form: EditorForm, now = new Date()): FieldProblem[] {
  const missing = sayProblems({
    ...findGaps(form, { now, text: textOf(form.content) }),
    ...findQuestionProblems(form.questions),
  });
  return inOrder(withoutKnown(findUnsavable(form), missing));
}

/** The required fields of a recruitment; the rest of the form may stay empty. */
export const requiredPaths = [
  'subject',
  'content',
  'application.endsAt',
  'employment.types',
  'employment.wage.type',
  'employment.place',
  'recruiter.name',
] as const;
