import type { OwnRecruitmentRow } from '@ieum/contract/recruitments.schemas.ts';
import { agoText, daysLeftLabel, waitedText } from '#lib/dates.ts';
import { copy } from './copy.ts';

/** One kind of work that waits. */
export interface Todo {
  kind: 'unread' | 'closing' | 'drafts';
  title: string;
  count: number;
  /** Who or where. */
  where: string;
  /** How long it waits or how soon it ends. */
  when: string;
  isLate: boolean;
  act: string;
  to: string;
}

const SOON_DAYS = 3;
const LATE_MILLISECONDS = 2 * 24 * 3_600_000;

type Row = OwnRecruitmentRow;

const where = (rows: readonly Row[]): string =>
  copy.todo.and(rows[0]?.subject || copy.todo.untitled, rows.length - 1);

function unreadTodo(open: readonly Row[]): Todo | undefined {
  const rows = open.filter(({ applicants }) => applicants.unviewedCount > 0);
  const [first] = rows.toSorted((a, b) => b.applicants.unviewedCount - a.applicants.unviewedCount);
  if (!first) return undefined;
  const latest = rows
    .map(({ applicants }) => applicants.latestAppliedAt ?? '')
    .toSorted()
    .at(-1);
  return {
    kind: 'unread',
    title: copy.todo.unread,
    count: rows.reduce((sum, { applicants }) => sum + applicants.unviewedCount, 0),
    where: where([first, ...rows.filter((row) => row !== first)]),
    when: latest ? agoText(latest) : '',
    isLate: latest !== undefined && latest !== '' && Date.now() - Date.parse(latest) > LATE_MILLISECONDS,
    act: copy.todo.unreadAct,
    to: `/dashboard/recruitments/${first._id}/applications?unread=true`,
  };
}

const isSoon = ({ daysLeft }: Row): boolean => daysLeft !== null && daysLeft <= 0 && daysLeft >= -SOON_DAYS;

function closingTodo(open: readonly Row[]): Todo | undefined {
  const rows = open.filter(isSoon).toSorted((a, b) => (b.daysLeft ?? 0) - (a.daysLeft ?? 0));
  const [first] = rows;
  if (!first) return undefined;
  return {
    kind: 'closing',
    title: copy.todo.closing,
    count: rows.length,
    where: where(rows),
    when: daysLeftLabel(first.daysLeft),
    isLate: true,
    act: copy.todo.closingAct,
    to: '/dashboard/recruitments?state=ON_GOING',
  };
}

function draftsTodo(hidden: readonly Row[]): Todo | undefined {
  const rows = hidden
    .filter(({ publishedAt }) => publishedAt === null)
    .toSorted((a, b) => Date.parse(a.updatedAt) - Date.parse(b.updatedAt));
  const [first] = rows;
  if (!first) return undefined;
  return {
    kind: 'drafts',
    title: copy.todo.drafts,
    count: rows.length,
    where: where(rows),
    when: waitedText(first.updatedAt),
    isLate: Date.now() - Date.parse(first.updatedAt) > LATE_MILLISECONDS,
    act: copy.todo.draftsAct,
    to: `/dashboard/recruitments?edit=${first._id}`,
  };
}

/** What waits for the company today, from its postings; kinds with nothing to do are left out. */
export const listTodos = (open: readonly Row[], hidden: readonly Row[]): Todo[] =>
  [closingTodo(open), unreadTodo(open), draftsTodo(hidden)].filter((todo) => todo !== undefined);
