import type { Actor } from '#kit/context.ts';

/** Every administrator whom the endpoint admits may change popups. */
export const editsPopups = (actor: Actor): boolean => actor.isConsole;
