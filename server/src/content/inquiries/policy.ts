import type { Actor } from '#kit/context.ts';

/** Every administrator whom the endpoint admits may answer service inquiries. */
export const answersInquiries = (actor: Actor): boolean => actor.isConsole;
