import type { Actor } from '#kit/context.ts';

/** Terms belong to the administrators together. */
export const administersTerms = (actor: Actor): boolean => actor.isConsole;
