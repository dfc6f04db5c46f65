import type { MessagePurpose } from '@ieum/contract/foundation/messages/enums.ts';
import type { Administrator, AdministratorContext } from '#kit/context.ts';
import { queueCopies } from '#foundation/messages/public.ts';
import { fittingContentFor, listAddressees, type Account, type WrittenMessage } from './addressees.ts';
import { openDispatch } from './open-dispatch.ts';
import type { DispatchRow } from './tables.ts';
import { recordAudit } from './audit.ts';

export interface WrittenDispatch extends WrittenMessage {
  /** Members' ids. */
  addressees: readonly string[];
  /** The caller's idempotency key. */
  key?: string | undefined;
}

/**
 * Sends a message to members, once however often the same request arrives; 400 when one of them does not exist
 * any more.
 */
export async function dispatch(
  ctx: AdministratorContext,
  draft: WrittenDispatch,
  sender: Pick<Administrator, 'userId' | 'username'> = ctx.actor,
): Promise<DispatchRow> {
  const ids = [...new Set(draft.addressees)];
  const { channel, subject = '', body, isAdvertising, key } = draft;
  const { row: dispatched, isNew } = await openDispatch(ctx, {
    channel,
    addresseeCount: ids.length,
    request: [isAdvertising, subject, body, ids.toSorted()],
    key,
    sender,
  });
  if (!isNew) return dispatched;
  const accounts = await listAddressees(ctx.db, ids);
  const purpose = isAdvertising ? 'ADVERTISING' : 'SERVICE';
  const contentOf = (account: Account) => fittingContentFor(draft, account);
  await queueCopies(ctx, { contentOf, purpose, dispatchId: dispatched.id }, accounts);
  const requestedBy = sender.userId === ctx.actor.userId ? undefined : sender.username;
  await note(ctx, { dispatched, accounts, purpose, requestedBy });
  return dispatched;
}

interface Sent {
  dispatched: DispatchRow;
  accounts: readonly Account[];
  purpose: MessagePurpose;
  /** The administrator who asked for it, when another one approved it. */
  requestedBy: string | undefined;
}

/** A message to one member is shown in that member's history. */
function note(
  ctx: AdministratorContext,
  { dispatched, accounts, purpose, requestedBy }: Sent,
): Promise<void> {
  const { id, channel, addresseeCount } = dispatched;
  const [only] = accounts;
  const about =
    only && accounts.length === 1
      ? { subjectType: 'user' as const, subjectId: only.id, subjectName: only.username }
      : { subjectType: 'dispatch' as const, subjectId: id, subjectName: '' };
  const action = channel === 'SMS' ? 'messages.sendSms' : 'messages.sendEmail';
  return recordAudit(ctx, {
    action,
    ...about,
    details: { purpose, count: addresseeCount, ...(requestedBy && { requestedBy }) },
  });
}
