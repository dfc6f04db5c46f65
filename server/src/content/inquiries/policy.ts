import type { Actor } from '#kit/context.ts';

/** Every administrator may answer service inquiries. */
export const answersInquiries = (actor: Actor): boolean => actor.isConsole;
