import { eq } from 'drizzle-orm';
import { mobileError } from '@ieum/contract/common/contacts.ts';
import { fillTexting } from '@ieum/contract/live/textings/placeholders.ts';
import { textingTexts as m } from '@ieum/contract/live/textings/texts.ts';
import { findMessage, queueMessage } from '#foundation/messages/public.ts';
import { users } from '#account/users/tables.ts';
import type { RecruitmentWithCompany } from '#hiring/applications/public.ts';
import type { CompanyContext } from '#kit/context.ts';
import { idOf } from '#kit/db/ids.ts';
import { one } from '#kit/db/rows.ts';
import { AppError } from '#kit/errors.ts';
import { assertFits, senderOf, valuesOf, type WrittenTexting } from '../written-texting.ts';
import { assertMeeting } from '../meeting.ts';
import { returnQuota, takeQuota } from './quota.ts';
import type { TextingDeps } from './send.ts';

type OwnAccount = Awaited<ReturnType<typeof findOwnAccount>>;

/** The account that writes, which receives the sample. */
const findOwnAccount = async ({ db, actor }: Pick<CompanyContext, 'db' | 'actor'>) =>
  one(
    await db
      .select({ id: users.id, name: users.name, phone: users.phone })
      .from(users)
      .where(eq(users.id, actor.userId)),
  );

/** The number to which a sample would go; null where the account has no mobile number. */
export async function ownNumberOf(ctx: Pick<CompanyContext, 'db' | 'actor'>): Promise<string | null> {
  const { phone } = await findOwnAccount(ctx);
  return mobileError(phone) ? null : phone;
}

/** A text message to try out; the key is that of one press. */
export type Trial = Omit<WrittenTexting, 'addressees'> & { key: string };

/**
 * Sends a text message that is being composed to the caller's own number, filled with the caller's name, once for each
 * press; it counts as one of the day. Returns the number.
 */
export async function tryOutTexting(
  ctx: CompanyContext,
  { publicUrl }: TextingDeps,
  found: RecruitmentWithCompany,
  { message, meetingId, addresser, key }: Trial,
): Promise<string> {
  const { id: recruitmentId, subject: recruitment } = found.recruitment;
  await assertMeeting(ctx.db, { meetingId, recruitmentId });
  const [own, sender] = [await findOwnAccount(ctx), await senderOf(ctx, found, addresser)];
  if (mobileError(own.phone)) throw new AppError('conflict', m.noOwnPhone);
  const values = valuesOf({ company: found.company.name, recruitment, meetingId, sender, publicUrl });
  assertFits({ message, meetingId }, values, [own]);
  await sendOnce(ctx, own, {
    id: idOf('texting trial', own.id, key),
    body: fillTexting(message, { ...values, name: own.name }),
  });
  return own.phone;
}

async function sendOnce(ctx: CompanyContext, own: OwnAccount, { id, body }: { id: string; body: string }) {
  const { companyId } = ctx.actor;
  // The row of the day makes a repeated press wait for the first one.
  await takeQuota(ctx, { companyId, count: 1 });
  if (await findMessage(ctx.db, id)) return returnQuota(ctx, { companyId, count: 1, sentAt: ctx.now });
  await queueMessage(ctx, { id, channel: 'SMS', body, userId: own.id });
}
