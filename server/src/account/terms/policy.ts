import type { Actor } from '#kit/context.ts';

/** Every administrator whom the endpoint admits may change terms. */
export const administersTerms = (actor: Actor): boolean => actor.isConsole;
