import { mayUse } from '@ieum/contract/common/rights.ts';
import type { Actor } from '#kit/context.ts';

/** Members may be managed by every administrator with the endpoint's right, administrators by owners only. */
export const administersMembers = (actor: Actor, { user }: { user: { isConsole: boolean } }): boolean =>
  actor.isConsole && (!user.isConsole || mayUse(actor.role, 'administrators.write'));

/** Every administrator sees that a member exists. */
export const isListed = (): boolean => true;
