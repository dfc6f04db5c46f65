import type { Actor } from '#kit/context.ts';

/** Every administrator whom the endpoint admits may change notices. */
export const editsNotices = (actor: Actor): boolean => actor.isConsole;
