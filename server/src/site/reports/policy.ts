import type { Actor } from '#kit/context.ts';
import type { SavedReportRow } from './tables.ts';

/** A saved report belongs to the administrator who saved it. */
export const ownsReport = (actor: Actor, { userId }: SavedReportRow): boolean => actor.userId === userId;
