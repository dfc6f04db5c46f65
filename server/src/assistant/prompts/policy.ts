import type { Actor } from '#kit/context.ts';

/** Every administrator may change what the chat suggests and shows first. */
export const editsPrompts = (actor: Actor): boolean => actor.isConsole;
