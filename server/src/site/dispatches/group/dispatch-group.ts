import { GROUP_MAX } from '@ieum/contract/site/dispatches/enums.ts';
import { dispatchTexts as m } from '@ieum/contract/site/dispatches/texts.ts';
import type { Administrator, AdministratorContext } from '#kit/context.ts';
import { invalidAt } from '#kit/errors.ts';
import type { WrittenMessage } from '../addressees.ts';
import { recordAudit } from '../audit.ts';
import { groupDispatched } from '../events.ts';
import { countGroup } from './group.ts';
import { openDispatch } from '../open-dispatch.ts';
import type { Conditions, DispatchRow } from '../tables.ts';

export interface WrittenGroupDispatch extends WrittenMessage {
  group: Conditions;
  subject: string;
  /** The caller's idempotency key. */
  key?: string | undefined;
}

/**
 * Accepts a message to the members who match conditions, once however often the same request arrives; a job
 * writes their messages.
 */
export async function dispatchToGroup(
  ctx: AdministratorContext,
  { channel, group, subject, body, isAdvertising, key }: WrittenGroupDispatch,
  sender: Pick<Administrator, 'userId' | 'username'> = ctx.actor,
): Promise<DispatchRow> {
  const { count } = await countGroup(ctx.db, { channel, group, isAdvertising: false });
  if (count === 0) throw invalidAt('group', m.groupEmpty);
  if (count > GROUP_MAX) throw invalidAt('group', m.groupTooLarge);
  const { row, isNew } = await openDispatch(ctx, {
    channel,
    addresseeCount: count,
    request: ['group', isAdvertising, subject, body, group],
    key,
    sender,
    plan: { group, subject, body, isAdvertising },
  });
  if (!isNew) return row;
  await ctx.emit(groupDispatched({ dispatchId: row.id }));
  const purpose = isAdvertising ? 'ADVERTISING' : 'SERVICE';
  const named = { subjectType: 'dispatch' as const, subjectId: row.id, subjectName: '' };
  const requestedBy = sender.userId === ctx.actor.userId ? undefined : sender.username;
  const details = {
    channel,
    purpose,
    count,
    filter: filterText(group),
    ...(requestedBy && { requestedBy }),
  } as const;
  await recordAudit(ctx, { action: 'messages.sendGroup', ...named, details });
  return row;
}

const filterText = (group: Conditions): string =>
  Object.entries(group)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ');
