import type { Recruitment } from '@ieum/contract/hiring/recruitments/schemas.ts';

/** What the article of a recruitment needs; the editor's preview has the same. */
export type RecruitmentArticleData = Pick<
  Recruitment,
  | 'subject'
  | 'summary'
  | 'content'
  | 'state'
  | 'application'
  | 'employment'
  | 'qualification'
  | 'recruiter'
  | 'questions'
  | 'attachments'
  | 'regions'
  | 'daysLeft'
  | 'hitCounts'
>;
