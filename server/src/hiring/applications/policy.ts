import type { Actor } from '#kit/context.ts';
import { isPublic } from '#hiring/recruitments/public.ts';
import type { RecruitmentRow } from '#hiring/recruitments/tables.ts';
import type { ApplicationRow } from './tables.ts';

/** An application is its applicant's alone. */
export const isApplicant = (actor: Actor | undefined, row: Pick<ApplicationRow, 'personId'>): boolean =>
  actor?.userId === row.personId;

/** One may apply where everybody may look; the one who has an application keeps it also when the recruitment is hidden. */
export const mayApproach = (
  recruitment: Pick<RecruitmentRow, 'publicState' | 'publishedAt'>,
  own: ApplicationRow | undefined,
): boolean => own !== undefined || isPublic(recruitment);

/** Submitted, and not taken back: what a company sees. */
export const isSubmitted = ({ status }: Pick<ApplicationRow, 'status'>): boolean =>
  status === 'IS_APPLIED' || status === 'ON_RECRUIT';
