import { mayUse } from '@ieum/contract/common/rights.ts';
import type { Actor } from '#kit/context.ts';

/** Every administrator whom the endpoint admits may change forms. */
export const editsForms = (actor: Actor): boolean => actor.isConsole;

/** Whether an actor is an administrator with the right to write content. */
export const writesForms = (actor: Actor | undefined): boolean =>
  actor !== undefined && actor.isConsole && mayUse(actor.role, 'content.write');

/** Administrators may attach files, and the sender, whom the token of the submission proves. */
export const mayAttach = (
  actor: Actor | undefined,
  { token }: { token: 'valid' | 'expired' | 'foreign' },
): boolean => token === 'valid' || writesForms(actor);
