import type { Actor } from '#kit/context.ts';

/** Levels belong to the administrators together. */
export const administersLevels = (actor: Actor): boolean => actor.isConsole;
