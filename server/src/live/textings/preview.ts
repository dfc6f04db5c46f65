import type { TextingValues } from '@ieum/contract/live/textings/placeholders.ts';
import type { RecruitmentWithCompany } from '#hiring/applications/public.ts';
import type { CompanyContext } from '#kit/context.ts';
import { morningAfter } from '#kit/quiet-hours.ts';
import { findAddressees, type Addressee } from './addressees.ts';
import { senderOf, valuesOf, type WrittenTexting } from './written-texting.ts';
import { assertMeeting } from './meeting.ts';
import { readQuota } from './sending/quota.ts';
import type { TextingDeps } from './sending/send.ts';
import { ownNumberOf } from './sending/try-out.ts';

/** A text message with the values of its placeholders and its recipients. */
export interface Previewed {
  values: Omit<TextingValues, 'name'>;
  meetingId: string | null;
  addressees: readonly Addressee[];
  /** How many text messages the company can still send today. */
  left: number;
  /** The end of the night, during which nothing is sent. */
  leavesAt: Date | null;
  /** The number to which a sample would go. */
  own: string | null;
}

/** Shows beforehand what `sendTexting` would do. */
export async function previewTexting(
  ctx: CompanyContext,
  { publicUrl }: TextingDeps,
  found: RecruitmentWithCompany,
  { meetingId, addresser, addressees: ids }: Omit<WrittenTexting, 'message'>,
): Promise<Previewed> {
  const { id: recruitmentId, subject } = found.recruitment;
  await assertMeeting(ctx.db, { meetingId, recruitmentId });
  const sender = await senderOf(ctx, found, addresser);
  const addressees = await findAddressees(ctx.db, { recruitmentId, meetingId, ids });
  const facts = { company: found.company.name, recruitment: subject, meetingId, sender, publicUrl };
  return {
    values: valuesOf(facts),
    meetingId,
    addressees,
    left: await readQuota(ctx, ctx.actor.companyId),
    leavesAt: morningAfter(ctx.now) ?? null,
    own: await ownNumberOf(ctx),
  };
}
