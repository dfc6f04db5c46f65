import type { RecruitmentStatistics } from '@ieum/contract/statistics.ts';
import { presentCompanyRef } from '#companies/public.ts';
import type { Posting } from '#recruitments/public.ts';
import type { Figure } from './traffic.ts';

/** Figures of a period with their sum. */
export const presentFigures = (period: { from: string; to: string }, figures: readonly Figure[]) => ({
  ...period,
  count: figures.reduce((sum, { count }) => sum + count, 0),
});

/** The posting the figures are about. */
export const presentSubject = (posting: Posting): RecruitmentStatistics['recruitment'] => ({
  _id: posting.id,
  subject: posting.subject,
  state: posting.state,
  company: presentCompanyRef({
    id: posting.companyId,
    name: posting.companyName,
    logoFileId: posting.logoFileId,
  }),
  publishedAt: posting.publishedAt?.toISOString() ?? null,
  hitCounts: posting.hits,
});
