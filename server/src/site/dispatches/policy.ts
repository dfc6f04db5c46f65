import type { Actor } from '#kit/context.ts';

/** Every administrator may send and change messages. */
export const sendsForTheCentre = (actor: Actor): boolean => actor.isConsole;
