import { dispatchTexts as m } from '@ieum/contract/site/dispatches/texts.ts';
import type { AdministratorContext } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import { findAddressedMessage, queueAgain, type AddressedMessage } from '#foundation/messages/public.ts';
import type { MessageRow } from '#foundation/messages/tables.ts';
import { recordAudit } from './audit.ts';

/** Queues a failed message again; 409 for any other. */
export async function retryMessage(ctx: AdministratorContext, before: MessageRow): Promise<AddressedMessage> {
  const isQueued = await queueAgain(ctx, before.id);
  const message = isQueued && (await findAddressedMessage(ctx.db, before.id));
  if (!message) throw new AppError('conflict', m.notFailed);
  const details = { channel: before.channel, error: before.lastError };
  const named = { subjectType: 'message' as const, subjectId: before.id, subjectName: '' };
  await recordAudit(ctx, { action: 'messages.retry', ...named, details });
  return message;
}
