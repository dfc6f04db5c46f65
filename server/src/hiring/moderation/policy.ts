import type { Actor } from '#kit/context.ts';

/** Every posting is the administrators' common business. */
export const moderates = (actor: Actor): boolean => actor.isConsole;
