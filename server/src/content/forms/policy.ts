import type { Actor } from '#kit/context.ts';

/** Every administrator may change forms. */
export const editsForms = (actor: Actor): boolean => actor.isConsole;
