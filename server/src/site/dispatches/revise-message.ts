import { dispatchTexts as m } from '@ieum/contract/site/dispatches/texts.ts';
import type { MessageChannel } from '@ieum/contract/foundation/messages/enums.ts';
import { findAddressedMessage, rewriteMessage, type AddressedMessage } from '#foundation/messages/public.ts';
import type { MessageRow } from '#foundation/messages/tables.ts';
import type { AdministratorContext } from '#kit/context.ts';
import { rejectTaken } from '#kit/db/reject-taken.ts';
import { AppError } from '#kit/errors.ts';
import { fittingContentFor, listAddressees } from './addressees.ts';
import { recordAudit } from './audit.ts';
import { subjectOf } from './wire.ts';

export interface MessageChanges {
  channel?: MessageChannel | undefined;
  message?: string | undefined;
  subject?: string | undefined;
  addressees?: readonly string[] | undefined;
}

/** Changes a waiting message of an administrator; 409 for any other. */
export async function reviseMessage(
  ctx: AdministratorContext,
  before: MessageRow,
  change: MessageChanges,
): Promise<AddressedMessage> {
  const [userId = before.userId] = change.addressees ?? [];
  if (!userId) throw new AppError('conflict', m.notWaiting);
  const [account] = await listAddressees(ctx.db, [userId]);
  if (!account) throw new AppError('conflict', m.notWaiting);
  const { channel = before.channel, message: body = before.mailContent?.text ?? before.body } = change;
  const subject = change.subject ?? before.subject ?? subjectOf(body);
  const isAdvertising = before.purpose === 'ADVERTISING';
  const content = fittingContentFor({ channel, subject, body, isAdvertising }, account);
  const isDone = await rewriteMessage(ctx, before.id, { account, content }).catch(
    rejectTaken('messages_dispatch', 'addressees', m.alreadyAddressed),
  );
  const message = isDone && (await findAddressedMessage(ctx.db, before.id));
  if (!message) throw new AppError('conflict', m.notWaiting);
  const named = { subjectType: 'message' as const, subjectId: before.id, subjectName: '' };
  await recordAudit(ctx, { action: 'messages.revise', ...named, details: { channel } });
  return message;
}
