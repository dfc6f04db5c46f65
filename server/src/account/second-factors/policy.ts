import { mayUse } from '@ieum/contract/common/rights.ts';
import type { Actor } from '#kit/context.ts';
import type { AccountRow } from './queries.ts';

/** Only administrators have a second factor. */
export const hasConsole = (actor: Actor): boolean => actor.isConsole;

/** Those who manage administrators. */
export const readsFactors = (actor: Actor): boolean =>
  actor.isConsole && mayUse(actor.role, 'administrators.write');

/** The same; their own factor they remove with a code instead. */
export const removesFactor = (actor: Actor, account: AccountRow): boolean =>
  readsFactors(actor) && account.isConsole && actor.userId !== account.id;
