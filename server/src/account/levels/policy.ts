import type { Actor } from '#kit/context.ts';

/** Every administrator may change levels. */
export const administersLevels = (actor: Actor): boolean => actor.isConsole;
