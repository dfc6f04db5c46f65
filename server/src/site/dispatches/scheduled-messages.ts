import { dispatchTexts as m } from '@ieum/contract/site/dispatches/texts.ts';
import type { AdministratorContext } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import { AppError, invalidAt } from '#kit/errors.ts';
import {
  findAddressedMessage,
  rescheduleMessage,
  stopMessage,
  type AddressedMessage,
} from '#foundation/messages/public.ts';
import type { MessageRow } from '#foundation/messages/tables.ts';
import { recordAudit } from './audit.ts';

const FARTHEST_SECONDS = 30 * 24 * 60 * 60;

/** Changes when a waiting message is sent; the quiet hours are checked again at that time. */
export async function moveMessage(
  ctx: AdministratorContext,
  before: MessageRow,
  leavesAt: Date,
): Promise<AddressedMessage> {
  if (leavesAt <= ctx.now || leavesAt > addSeconds(ctx.now, FARTHEST_SECONDS))
    throw invalidAt('leavesAt', m.timeOutside);
  const isMoved = await rescheduleMessage(ctx, before.id, leavesAt);
  return noted(ctx, { before, isDone: isMoved, action: 'messages.setTime' });
}

/** Stops a waiting message for good. */
export async function stopWaiting(ctx: AdministratorContext, before: MessageRow): Promise<AddressedMessage> {
  const isStopped = await stopMessage(ctx, before.id);
  return noted(ctx, { before, isDone: isStopped, action: 'messages.stop' });
}

interface Action {
  before: MessageRow;
  isDone: boolean;
  action: 'messages.setTime' | 'messages.stop';
}

async function noted(
  ctx: AdministratorContext,
  { before, isDone, action }: Action,
): Promise<AddressedMessage> {
  const message = isDone && (await findAddressedMessage(ctx.db, before.id));
  if (!message) throw new AppError('conflict', m.notWaiting);
  const named = { subjectType: 'message' as const, subjectId: before.id, subjectName: '' };
  await recordAudit(ctx, { action, ...named, details: { channel: before.channel } });
  return message;
}
