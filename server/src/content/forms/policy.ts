import type { Actor } from '#kit/context.ts';

/** Every administrator whom the endpoint admits may change forms. */
export const editsForms = (actor: Actor): boolean => actor.isConsole;
