import { and, eq } from 'drizzle-orm';
import { textingBounds } from '@ieum/contract/live/textings/enums.ts';
import { textingTexts as m } from '@ieum/contract/live/textings/texts.ts';
import type { RecruitmentWithCompany } from '#hiring/applications/public.ts';
import type { CompanyContext } from '#kit/context.ts';
import { insertInFreePlace } from '#kit/db/free-place.ts';
import { one } from '#kit/db/rows.ts';
import { AppError } from '#kit/errors.ts';
import { findAddressees } from './addressees.ts';
import { senderOf, type Addresser, type WrittenTexting } from './written-texting.ts';
import { assertMeeting } from './meeting.ts';
import { replaceAddressees, senderColumns } from './sending/send.ts';
import { textings, type TextingRow } from './tables.ts';

/** Keeps a text message as a draft; 409 for the fifty-first of a company. */
export async function createDraft(
  ctx: CompanyContext,
  recruitment: RecruitmentWithCompany,
  { message, meetingId, addresser, addressees: ids }: WrittenTexting,
): Promise<TextingRow> {
  const { id: recruitmentId } = recruitment.recruitment;
  await assertMeeting(ctx.db, { meetingId, recruitmentId });
  const addressees = await findAddressees(ctx.db, { recruitmentId, meetingId, ids });
  const sender = senderColumns(ctx, await senderOf(ctx, recruitment, addresser));
  const row = await insertDraft(ctx, { recruitmentId, meetingId, message, ...sender });
  await replaceAddressees(ctx, row.id, addressees);
  return row;
}

type Columns = Pick<
  TextingRow,
  'recruitmentId' | 'meetingId' | 'message' | 'senderId' | 'senderName' | 'senderPhone' | 'senderEmail'
>;

function insertDraft({ db, actor, now }: CompanyContext, columns: Columns): Promise<TextingRow> {
  const { companyId } = actor;
  const values = { ...columns, companyId, state: 'DRAFT' as const, createdAt: now };
  return insertInFreePlace(db, {
    column: textings.place,
    isOwned: eq(textings.companyId, companyId),
    max: textingBounds.drafts,
    full: m.tooManyDrafts,
    insert: (place) =>
      db
        .insert(textings)
        .values({ ...values, place })
        .onConflictDoNothing({ target: [textings.companyId, textings.place] })
        .returning(),
  });
}

/** Changes of a draft; what is undefined stays as it is. */
export interface DraftChange {
  message?: string | undefined;
  meetingId?: string | null | undefined;
  addresser?: Addresser | undefined;
  addressees?: readonly string[] | undefined;
}

/** Changes a draft whose row is locked; 409 once it was sent. */
export async function reviseDraft(
  ctx: CompanyContext,
  { texting, recruitment }: { texting: TextingRow; recruitment: RecruitmentWithCompany },
  { message = texting.message, meetingId = texting.meetingId, addresser, addressees }: DraftChange,
): Promise<TextingRow> {
  rejectSent(texting);
  const { id: recruitmentId } = recruitment.recruitment;
  await assertMeeting(ctx.db, { meetingId, recruitmentId });
  const sender = addresser && senderColumns(ctx, await senderOf(ctx, recruitment, addresser));
  if (addressees)
    await replaceAddressees(
      ctx,
      texting.id,
      await findAddressees(ctx.db, { recruitmentId, meetingId, ids: addressees }),
    );
  const changes = { message, meetingId, ...sender, version: texting.version + 1 };
  return one(await ctx.db.update(textings).set(changes).where(eq(textings.id, texting.id)).returning());
}

/** Deletes a draft; 409 once it was sent. */
export async function removeDraft({ db }: Pick<CompanyContext, 'db'>, texting: TextingRow): Promise<void> {
  const removed = await db
    .delete(textings)
    .where(and(eq(textings.id, texting.id), eq(textings.state, 'DRAFT')))
    .returning({ id: textings.id });
  if (removed.length === 0) rejectSent({ ...texting, state: 'SENT' });
}

function rejectSent({ state }: Pick<TextingRow, 'state'>): void {
  if (state !== 'DRAFT') throw new AppError('conflict', m.notDraft);
}
