import type { Actor } from '#kit/context.ts';

/** What leaves in the house's name is the administrators' common business. */
export const sendsForTheHouse = (actor: Actor): boolean => actor.isConsole;
