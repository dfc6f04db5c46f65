import { and, eq } from 'drizzle-orm';
import { TEXTING_UNDO_SECONDS } from '@ieum/contract/live/textings/enums.ts';
import { textingTexts as m } from '@ieum/contract/live/textings/texts.ts';
import type { RecruitmentWithCompany } from '#hiring/applications/public.ts';
import type { CompanyContext } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import { one } from '#kit/db/rows.ts';
import { AppError, invalidAt, notFound } from '#kit/errors.ts';
import { requestFingerprint } from '#kit/request-fingerprint.ts';
import { UNDO_MARGIN_SECONDS } from '#kit/undo-margin.ts';
import { findAddressees, type Addressee } from '../addressees.ts';
import { textingSent } from '../events.ts';
import { assertFits, senderOf, valuesOf, type WrittenTexting } from '../written-texting.ts';
import { assertMeeting } from '../meeting.ts';
import { takeQuota } from './quota.ts';
import { textingAddressees, textings, type TextingRow } from '../tables.ts';

export interface TextingDeps {
  /** The address of this installation, for the links of meetings. */
  publicUrl: string;
}

export interface TextingRequest extends WrittenTexting {
  draftId?: string | undefined;
  /** The caller's idempotency key; without one, the minute. */
  key?: string | undefined;
}

/**
 * Sends a text message to applicants of a recruitment once the time to undo is over, once however often the same
 * request arrives.
 */
export async function sendTexting(
  ctx: CompanyContext,
  { publicUrl }: TextingDeps,
  recruitment: RecruitmentWithCompany,
  sending: TextingRequest,
): Promise<TextingRow> {
  const { id: recruitmentId, subject } = recruitment.recruitment;
  const { message, meetingId } = sending;
  const fingerprint = fingerprintOf(ctx, recruitmentId, sending);
  const earlier = await findByFingerprint(ctx, fingerprint);
  if (earlier) return earlier;
  await assertMeeting(ctx.db, { meetingId, recruitmentId });
  const sender = await senderOf(ctx, recruitment, sending.addresser);
  const addressees = await findAddressees(ctx.db, { recruitmentId, meetingId, ids: sending.addressees });
  const values = valuesOf({
    company: recruitment.company.name,
    recruitment: subject,
    meetingId,
    sender,
    publicUrl,
  });
  assertFits({ message, meetingId }, values, addressees);
  const reachable = addressees.filter(({ problem }) => problem === null).length;
  if (reachable === 0) throw invalidAt('addressees', m.nobodyReachable);
  const facts = { message, meetingId, ...senderColumns(ctx, sender), fingerprint };
  const row = await write(ctx, { recruitmentId, draftId: sending.draftId, facts });
  if (row.isRepeated) return row.texting;
  await replaceAddressees(ctx, row.texting.id, addressees);
  await takeQuota(ctx, { companyId: ctx.actor.companyId, count: reachable });
  const notBefore = addSeconds(ctx.now, TEXTING_UNDO_SECONDS + UNDO_MARGIN_SECONDS);
  await ctx.emit({ ...textingSent({ textingId: row.texting.id }), notBefore });
  return row.texting;
}

/** The columns of the sender. */
export const senderColumns = (
  { actor }: Pick<CompanyContext, 'actor'>,
  { name, phone, email }: { name: string; phone: string; email: string },
) => ({ senderId: actor.userId, senderName: name, senderPhone: phone, senderEmail: email });

function fingerprintOf(
  { actor, now }: CompanyContext,
  recruitmentId: string,
  sending: TextingRequest,
): string {
  const { key, message, meetingId, addressees, draftId } = sending;
  const content = [recruitmentId, meetingId, draftId, message, addressees.toSorted()];
  return requestFingerprint({ callerId: actor.companyId, key, now, content });
}

async function findByFingerprint(
  { db }: CompanyContext,
  fingerprint: string,
): Promise<TextingRow | undefined> {
  const [row] = await db.select().from(textings).where(eq(textings.fingerprint, fingerprint));
  return row;
}

interface TextingToStore {
  recruitmentId: string;
  draftId: string | undefined;
  facts: Pick<
    TextingRow,
    'message' | 'meetingId' | 'senderId' | 'senderName' | 'senderPhone' | 'senderEmail'
  > & {
    fingerprint: string;
  };
}

/** Writes the text message, or makes its draft one; `isRepeated` where the same request was first. */
async function write(ctx: CompanyContext, { recruitmentId, draftId, facts }: TextingToStore) {
  const { companyId } = ctx.actor;
  const sent = { ...facts, state: 'WAITING' as const, place: null, sentAt: ctx.now };
  if (draftId !== undefined) {
    const ofDraft = and(eq(textings.id, draftId), eq(textings.companyId, companyId));
    const [row] = await ctx.db
      .update(textings)
      .set(sent)
      .where(and(ofDraft, eq(textings.recruitmentId, recruitmentId), eq(textings.state, 'DRAFT')))
      .returning();
    if (row) return { texting: row, isRepeated: false };
    const repeated = await findByFingerprint(ctx, facts.fingerprint);
    if (repeated) return { texting: repeated, isRepeated: true };
    const [known] = await ctx.db.select({ id: textings.id }).from(textings).where(ofDraft);
    throw known ? new AppError('conflict', m.notDraft) : notFound();
  }
  const [row] = await ctx.db
    .insert(textings)
    .values({ ...sent, companyId, recruitmentId, createdAt: ctx.now })
    .onConflictDoNothing({ target: textings.fingerprint })
    .returning();
  if (row) return { texting: row, isRepeated: false };
  const earlier = await findByFingerprint(ctx, facts.fingerprint);
  return { texting: one(earlier ? [earlier] : []), isRepeated: true };
}

/** Stores whom a text message is for. */
export async function replaceAddressees(
  { db }: Pick<CompanyContext, 'db'>,
  textingId: string,
  addressees: readonly Addressee[],
): Promise<void> {
  await db.delete(textingAddressees).where(eq(textingAddressees.textingId, textingId));
  if (addressees.length === 0) return;
  await db.insert(textingAddressees).values(
    addressees.map(({ applicationId, personId, problem }) => ({
      textingId,
      applicationId,
      personId,
      problem,
    })),
  );
}
