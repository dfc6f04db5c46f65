import type { Recruitment } from '@ieum/contract/hiring/recruitments/schemas.ts';

/** The data of the article of a recruitment, which the editor's preview also has. */
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
