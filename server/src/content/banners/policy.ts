import type { Actor } from '#kit/context.ts';

/** Every administrator whom the endpoint admits may change banners. */
export const editsBanners = (actor: Actor): boolean => actor.isConsole;
