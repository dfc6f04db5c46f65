import type { Actor } from '#kit/context.ts';

/** Every administrator whom the endpoint admits may moderate every recruitment. */
export const moderates = (actor: Actor): boolean => actor.isConsole;
