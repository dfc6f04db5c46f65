import type { Actor } from '#kit/context.ts';

/** Every administrator whom the endpoint admits may change hashtags. */
export const editsHashTags = (actor: Actor): boolean => actor.isConsole;
