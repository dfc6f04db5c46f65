import type { Actor } from '#kit/context.ts';

/** Every administrator whom the endpoint admits may change what the chat suggests and shows first. */
export const editsPrompts = (actor: Actor): boolean => actor.isConsole;
