import type { Actor } from '#kit/context.ts';

/** Every recruitment is the administrators' common business. */
export const moderates = (actor: Actor): boolean => actor.isConsole;
