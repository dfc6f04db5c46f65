import type { Actor } from '#kit/context.ts';

/** Every administrator whom the endpoint admits may send and change messages. */
export const sendsForTheCentre = (actor: Actor): boolean => actor.isConsole;
