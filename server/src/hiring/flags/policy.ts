import type { Actor } from '#kit/context.ts';
import type { Flagged } from './report.ts';

/** A company cannot report itself. */
export const mayReport = (actor: Actor, { companyId }: Pick<Flagged, 'companyId'>): boolean =>
  !(actor.userType === 'COMPANY' && actor.companyId === companyId);

/** Administrators decide on every report. */
export const decidesFlags = (actor: Actor): boolean => actor.isConsole;
