import type { Actor } from '#kit/context.ts';

/** Every administrator may moderate every recruitment. */
export const moderates = (actor: Actor): boolean => actor.isConsole;
