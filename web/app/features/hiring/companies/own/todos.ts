import type { OwnRecruitmentRow } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { CLOSING_SOON_DAYS } from '@ieum/contract/hiring/recruitments/enums.ts';
import { agoText, daysLeftLabel, waitedText } from '#lib/format/dates.ts';
import { copy } from './copy.ts';

/** One kind of open task. */
export interface Todo {
  kind: 'unread' | 'closing' | 'drafts';
  title: string;
  count: number;
  /** The recruitment or person. */
  subject: string;
  /** How long it has been open or how soon it ends. */
  when: string;
  isLate: boolean;
  act: string;
  to: string;
}

const LATE_MILLISECONDS = 2 * 24 * 3_600_000;

type Row = OwnRecruitmentRow;

const where = (rows: readonly Row[]): string =>
  copy.todo.and(rows[0]?.subject || copy.todo.untitled, rows.length - 1);

/** A row for each recruitment, because there is no list of the applicants of several. */
function unreadTodo({ _id, subject, applicants: { unviewedCount, latestAppliedAt } }: Row): Todo {
  const isLate = latestAppliedAt !== null && Date.now() - Date.parse(latestAppliedAt) > LATE_MILLISECONDS;
  return {
    kind: 'unread',
    title: copy.todo.unread,
    count: unviewedCount,
    subject: subject || copy.todo.untitled,
    when: latestAppliedAt ? agoText(latestAppliedAt) : '',
    isLate,
    act: copy.todo.unreadAction,
    to: `/dashboard/recruitments/${_id}/applications?unread=true`,
  };
}

const unreadTodos = (open: readonly Row[]): Todo[] =>
  open
    .filter(({ applicants }) => applicants.unviewedCount > 0)
    .toSorted((a, b) => b.applicants.unviewedCount - a.applicants.unviewedCount)
    .map(unreadTodo);

const isSoon = ({ daysLeft }: Row): boolean =>
  daysLeft !== null && daysLeft <= 0 && daysLeft >= -CLOSING_SOON_DAYS;

function closingTodo(open: readonly Row[]): Todo | undefined {
  const rows = open.filter(isSoon).toSorted((a, b) => (b.daysLeft ?? 0) - (a.daysLeft ?? 0));
  const [first] = rows;
  if (!first) return undefined;
  return {
    kind: 'closing',
    title: copy.todo.closing,
    count: rows.length,
    subject: where(rows),
    when: daysLeftLabel(first.daysLeft),
    isLate: true,
    act: copy.todo.closingAction,
    to: '/dashboard/recruitments?state=ON_GOING&only=CLOSING_SOON',
  };
}

function draftsTodo(hidden: readonly Row[]): Todo | undefined {
  const rows = hidden
    .filter(({ publishedAt }) => publishedAt === null)
    .toSorted((a, b) => Date.parse(a.updatedAt) - Date.parse(b.updatedAt));
  const [first] = rows;
  if (!first) return undefined;
  const isOne = rows.length === 1;
  return {
    kind: 'drafts',
    title: copy.todo.drafts,
    count: rows.length,
    subject: where(rows),
    when: waitedText(first.updatedAt),
    isLate: Date.now() - Date.parse(first.updatedAt) > LATE_MILLISECONDS,
    act: isOne ? copy.todo.draftsAction : copy.todo.closingAction,
    to: isOne
      ? `/dashboard/recruitments?edit=${first._id}`
      : '/dashboard/recruitments?state=NO_SHOWN&only=DRAFTS',
  };
}

/** The company's open tasks of today, from its recruitments; each opens exactly what it counts. */
export const listTodos = (open: readonly Row[], hidden: readonly Row[]): Todo[] =>
  [closingTodo(open), ...unreadTodos(open), draftsTodo(hidden)].filter((todo) => todo !== undefined);
