import type { Actor } from '#kit/context.ts';

/** Every administrator whom the endpoint admits may change FAQs. */
export const editsFaqs = (actor: Actor): boolean => actor.isConsole;

/** Everybody may vote on an answer that visitors see. */
export const votesOnFaqs = (): boolean => true;
