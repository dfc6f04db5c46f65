import { meetingBounds } from '@ieum/contract/live/meetings/enums.ts';
import { meetingTexts as m } from '@ieum/contract/live/meetings/texts.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import type { PersonContext } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import { AppError } from '#kit/errors.ts';
import { notifyCompany } from '../notifications.ts';
import { cancelSlot, moveSlot } from '../slots.ts';
import type { SlotRow } from '../tables.ts';
import type { Invited } from './invitations.ts';
import { assertPickable, subjectOf } from './pick.ts';

type OwnSlot = { invited: Invited; slot: SlotRow };

/** Moves a time that still waits for the company's answer to another proposed one. */
export async function changeDate(
  ctx: PersonContext,
  notifier: Notifier,
  { invited, slot, date }: OwnSlot & { date: Date },
): Promise<SlotRow> {
  if (slot.date.getTime() === date.getTime() && slot.state !== 'CANCELED') return slot;
  if (slot.state !== 'AWAITING') throw new AppError('conflict', m.notAwaiting);
  await assertPickable(ctx, invited, date);
  const moved = await moveSlot(ctx, { slot, meeting: invited.meeting, date });
  await notifyCompany(ctx, notifier, { ...subjectOf(invited, moved), act: 'CHANGED' });
  return moved;
}

/** Cancels a time: any while it waits, an approved one until a day before. */
export async function cancelOwn(
  ctx: PersonContext,
  notifier: Notifier,
  { invited, slot }: OwnSlot,
): Promise<SlotRow> {
  if (slot.state === 'CANCELED') return slot;
  const last = addSeconds(slot.date, -meetingBounds.cancelHours * 60 * 60);
  if (slot.state === 'APPROVED' && ctx.now > last)
    throw new AppError('conflict', ctx.now >= slot.date ? m.over : m.tooLate);
  const canceled = await cancelSlot(ctx, slot, { by: 'PERSON' });
  if (!canceled) return slot;
  await notifyCompany(ctx, notifier, { ...subjectOf(invited, canceled), act: 'DECLINED' });
  return canceled;
}
