import type { Actor } from '#kit/context.ts';

/** Every administrator whom the endpoint admits may change levels. */
export const administersLevels = (actor: Actor): boolean => actor.isConsole;
