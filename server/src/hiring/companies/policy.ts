import type { Company } from '#kit/context.ts';
import type { CompanyFile } from './profile/profile-files.ts';

/** Whether the actor is the company whose profile has the file. */
export const ownsFile = (actor: Company, { companyId }: CompanyFile): boolean =>
  companyId === actor.companyId;
