import type { OwnedApplication } from '#applications/public.ts';
import type { Company } from '#kit/context.ts';
import { ownsRecruitment } from '#recruitments/public.ts';

/** A company knows of an application to its own posting once it was sent; of a revoked one it keeps name and date. */
export const knowsApplicant = (actor: Company, { application, recruitment }: OwnedApplication): boolean =>
  ownsRecruitment(actor, recruitment) && application.status !== 'ON_WRITING';
