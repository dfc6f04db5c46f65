import type { Actor } from '#kit/context.ts';

/** Every administrator may change hashtags. */
export const editsHashTags = (actor: Actor): boolean => actor.isConsole;
