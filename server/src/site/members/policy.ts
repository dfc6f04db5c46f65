import type { Actor } from '#kit/context.ts';

/** Members are the administrators' common business. */
export const administersMembers = (actor: Actor): boolean => actor.isConsole;
