import type { Company } from '#kit/context.ts';
import type { HeldFile } from './profile-files.ts';

/** Whether the actor is the company whose profile has the file. */
export const holdsFile = (actor: Company, { companyId }: HeldFile): boolean => companyId === actor.companyId;
