import type { Actor } from '#kit/context.ts';

/** Every administrator may change terms. */
export const administersTerms = (actor: Actor): boolean => actor.isConsole;
