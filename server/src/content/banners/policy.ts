import type { Actor } from '#kit/context.ts';

/** Every administrator may change banners. */
export const editsBanners = (actor: Actor): boolean => actor.isConsole;
