import type { ApplicationRow } from '#hiring/applications/tables.ts';
import type { Company } from '#kit/context.ts';
import { isPublic, ownsRecruitment } from '#hiring/recruitments/public.ts';
import type { RecruitmentRow } from '#hiring/recruitments/tables.ts';

interface ApplicantParts {
  application: Pick<ApplicationRow, 'status'>;
  recruitment: Pick<RecruitmentRow, 'companyId'>;
}

/**
 * A company may see an application to its own recruitment once it was sent; of a revoked one only name and
 * date.
 */
export const knowsApplicant = (actor: Company, { application, recruitment }: ApplicantParts): boolean =>
  ownsRecruitment(actor, recruitment) && application.status !== 'ON_WRITING';

type OfRecruitment = Pick<RecruitmentRow, 'companyId' | 'publicState' | 'publishedAt'>;

/** Limits a route to the recruitment's own company; others get 403 where the recruitment itself is public. */
export const ofOwnRecruitment = {
  policy: (actor: Company, { recruitment }: { recruitment: OfRecruitment }): boolean =>
    ownsRecruitment(actor, recruitment),
  isVisible: ({ recruitment }: { recruitment: OfRecruitment }): boolean => isPublic(recruitment),
};
