import type { Message } from '@ieum/contract/messages/message.ts';
import {
  findContradictions,
  findGaps,
  findQuestionFaults,
  type Faults,
} from '@ieum/contract/recruitments.checks.ts';
import { say, sayKey } from '#lib/copy.ts';
import { EditorForm } from './form.ts';
import { textOf } from './html.ts';

/** The server's refused fields as gaps. */
export const gapsOf = (fields: Record<string, string>): Gap[] =>
  Object.entries(fields).map(([path, message]) => ({ path, message }));

/** The groups of the editor in their order (§3). */
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

/** One thing to put right: the field's path and what to say about it. */
export interface Gap {
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

/** The group a field belongs to. */
export const partOf = (path: string): Part => PART_OF[path.split('.')[0] ?? ''] ?? 'basic';

const inOrder = (gaps: Gap[]): Gap[] =>
  gaps.toSorted((a, b) => parts.indexOf(partOf(a.path)) - parts.indexOf(partOf(b.path)));

const worded = (faults: Faults): Gap[] =>
  Object.entries(faults).map(([path, message]: [string, Message]) => ({ path, message: say(message) }));

/** What the server would refuse even in a draft: values out of bounds and contradictions (§5). */
export function findErrors(form: EditorForm): Gap[] {
  const parsed = EditorForm.safeParse(form);
  const issues = parsed.error?.issues ?? [];
  const outOfBounds = issues.map(({ path, message }) => ({ path: path.join('.'), message: sayKey(message) }));
  return inOrder([...outOfBounds, ...worded(findContradictions(form))]);
}

/** Everything that stands between the posting and its publication. */
export function findAllGaps(form: EditorForm, now = new Date()): Gap[] {
  const errors = findErrors(form);
  const missing = worded({
    ...findGaps(form, { now, text: textOf(form.content) }),
    ...findQuestionFaults(form.questions),
  });
  const known = new Set(errors.map(({ path }) => path));
  return inOrder([...errors, ...missing.filter(({ path }) => !known.has(path))]);
}

/** The fields a posting cannot do without; the rest of the form may stay empty. */
export const requiredPaths = [
  'subject',
  'content',
  'application.endsAt',
  'employment.types',
  'employment.wage.type',
  'employment.place',
  'recruiter.name',
] as const;
