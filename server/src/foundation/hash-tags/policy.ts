import type { Actor } from '#kit/context.ts';

/** Every administrator may change hash tags. */
export const editsHashTags = (actor: Actor): boolean => actor.isConsole;
