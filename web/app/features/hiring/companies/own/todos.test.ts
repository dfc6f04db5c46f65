import type { OwnRecruitmentRow } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { expect, it } from 'vitest';
import { listTodos } from './todos.ts';

const row = (id: string, input: Partial<OwnRecruitmentRow>, unviewedCount = 0): OwnRecruitmentRow =>
  ({
    _id: id,
    subject: id,
    daysLeft: null,
    publishedAt: '2030-01-01T00:00:00Z',
    updatedAt: '2030-01-01T00:00:00Z',
    applicants: { count: unviewedCount, unviewedCount, latestAppliedAt: null },
    ...input,
  }) as OwnRecruitmentRow;

const reported = (open: OwnRecruitmentRow[], hidden: OwnRecruitmentRow[] = []) =>
  listTodos(open, hidden).map(({ kind, count, to }) => [kind, count, to]);

it('new applicants are counted for each recruitment, and each count opens them', () => {
  expect(reported([row('a', {}, 2), row('b', {}), row('c', {}, 5)])).toEqual([
    ['unread', 5, '/dashboard/recruitments/c/applications?unread=true'],
    ['unread', 2, '/dashboard/recruitments/a/applications?unread=true'],
  ]);
});

it('recruitments that close soon open a list of only those', () => {
  const rows = [row('a', { daysLeft: -3 }), row('b', { daysLeft: -4 }), row('c', { daysLeft: 0 })];
  expect(reported(rows)).toEqual([
    ['closing', 2, '/dashboard/recruitments?state=ON_GOING&only=CLOSING_SOON'],
  ]);
});

it('one draft opens its editor, several open their list; a hidden recruitment is not a draft', () => {
  const drafts = [row('a', { publishedAt: null }), row('b', { publishedAt: null }), row('c', {})];
  expect(reported([], drafts)).toEqual([['drafts', 2, '/dashboard/recruitments?state=NO_SHOWN&only=DRAFTS']]);
  expect(reported([], drafts.slice(1))).toEqual([['drafts', 1, '/dashboard/recruitments?edit=b']]);
});
