import { mayUse } from '@ieum/contract/common/rights.ts';
import type { Actor } from '#kit/context.ts';
import type { Approvable } from './approvable.ts';
import type { ApprovalRow } from './tables.ts';

/** Another administrator than the requester, with the right of the act itself. */
export const decides = (
  actor: Actor,
  { requesterId }: Pick<ApprovalRow, 'requesterId'>,
  approvable: Approvable | undefined,
): boolean =>
  actor.isConsole &&
  actor.userId !== requesterId &&
  mayUse(actor.role, 'approvals.write') &&
  approvable !== undefined &&
  mayUse(actor.role, approvable.right);
