import type {
  CountedApplication,
  CountedRecruitment,
  RecruitmentStatistics,
} from '@ieum/contract/site/statistics/endpoints.ts';
import { toIso } from '#kit/dates.ts';
import { presentCompanyRef } from '#hiring/companies/public.ts';
import type { RecruitmentDetail } from '#hiring/recruitments/public.ts';
import type { CountedRow } from './applications.ts';
import type { CompanyName, RecruitmentFigures } from './recruitments.ts';
import type { Scope } from './scope.ts';
import type { Figure } from './traffic.ts';

/** Figures of a period with their sum. */
export const presentFigures = (period: { from: string; to: string }, figures: readonly Figure[]) => ({
  ...period,
  count: figures.reduce((sum, { count }) => sum + count, 0),
});

/** The recruitment that the figures are about. */
export const presentSubject = (recruitment: RecruitmentDetail): RecruitmentStatistics['recruitment'] => ({
  _id: recruitment.id,
  subject: recruitment.subject,
  state: recruitment.state,
  company: presentCompanyRef({
    id: recruitment.companyId,
    name: recruitment.companyName,
    logoFileId: recruitment.logoFileId,
  }),
  publishedAt: toIso(recruitment.publishedAt),
  hitCounts: recruitment.hits,
});

/** Query → scope. */
export const fromScope = ({
  _company,
  _recruitment,
  employmentType,
}: {
  _company?: string | undefined;
  _recruitment?: string | undefined;
  employmentType?: Scope['employmentType'];
}): Scope => ({ companyId: _company, recruitmentId: _recruitment, employmentType });

/** Row → company by which figures can be filtered. */
export const presentCompany = ({ id, name }: CompanyName) => ({ _id: id, name });

/** Row → application behind a figure, without its applicant. */
export const presentCounted = (row: CountedRow): CountedApplication => ({
  _id: row.id,
  appliedAt: row.appliedAt.toISOString(),
  recruitment: { _id: row.recruitmentId, subject: row.subject },
  company: presentCompanyRef({ id: row.companyId, name: row.companyName, logoFileId: row.logoFileId }),
  stage: row.stage,
  isRevoked: row.status === 'IS_REVOKED',
  career: row.career,
  education: row.education,
  region: row.region,
});

/** Row → recruitment behind a figure. */
export const presentRecruitment = (row: RecruitmentFigures): CountedRecruitment => ({
  _id: row.id,
  subject: row.subject,
  isRemoved: row.isRemoved,
  company:
    row.companyName === null
      ? null
      : presentCompanyRef({ id: row.companyId, name: row.companyName, logoFileId: row.logoFileId }),
  publishedAt: toIso(row.publishedAt),
  hits: row.hits,
  applied: row.applied,
  days: row.days,
});
