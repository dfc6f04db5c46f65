import type { Company } from '#kit/context.ts';
import type { HeldFile } from './profile-files.ts';

/** The company whose profile shows the file. */
export const holdsFile = (actor: Company, { companyId }: HeldFile): boolean => companyId === actor.companyId;
