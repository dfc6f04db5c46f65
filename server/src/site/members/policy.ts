import type { Actor } from '#kit/context.ts';

/** Every administrator may manage members. */
export const administersMembers = (actor: Actor): boolean => actor.isConsole;
