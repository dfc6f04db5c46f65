import type { Actor } from '#kit/context.ts';

/** Every administrator may change popups. */
export const editsPopups = (actor: Actor): boolean => actor.isConsole;
