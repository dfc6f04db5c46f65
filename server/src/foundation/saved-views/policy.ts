import type { Actor } from '#kit/context.ts';
import type { SavedViewRow } from './tables.ts';

/** A saved view belongs to the administrator who saved it. */
export const ownsView = (actor: Actor, { userId }: SavedViewRow): boolean => actor.userId === userId;
