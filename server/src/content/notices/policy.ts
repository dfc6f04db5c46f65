import type { Actor } from '#kit/context.ts';

/** Every administrator may change notices. */
export const editsNotices = (actor: Actor): boolean => actor.isConsole;
