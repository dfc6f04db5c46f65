import type { Actor } from '#kit/context.ts';
import { isPublic } from '#hiring/recruitments/public.ts';
import type { RecruitmentRow } from '#hiring/recruitments/tables.ts';
import type { ApplicationRow } from './tables.ts';

/** Only its applicant may use an application. */
export const isApplicant = (actor: Actor | undefined, row: Pick<ApplicationRow, 'personId'>): boolean =>
  actor?.userId === row.personId;

/**
 * Everybody who may see a recruitment may apply; the owner of an application may see it also when the
 * recruitment is hidden.
 */
export const mayApproach = (
  recruitment: Pick<RecruitmentRow, 'publicState' | 'publishedAt'>,
  own: ApplicationRow | undefined,
): boolean => own !== undefined || isPublic(recruitment);

/** Submitted and not revoked: what a company sees. */
export const isSubmitted = ({ status }: Pick<ApplicationRow, 'status'>): boolean =>
  status === 'IS_APPLIED' || status === 'ON_RECRUIT';
