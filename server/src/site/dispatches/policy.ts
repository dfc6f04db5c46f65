import type { Actor } from '#kit/context.ts';

/** What is sent in the centre's name is the administrators' common business. */
export const sendsForTheCentre = (actor: Actor): boolean => actor.isConsole;
