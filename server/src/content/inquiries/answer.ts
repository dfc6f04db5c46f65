import { eq } from 'drizzle-orm';
import { mobileError } from '@ieum/contract/common/contacts.ts';
import { sayIn } from '@ieum/contract/common/text.ts';
import { inquiryTexts as m } from '@ieum/contract/content/inquiries/texts.ts';
import type { InquiryState } from '@ieum/contract/content/questions/enums.ts';
import { LMS_BYTES, smsBytes } from '@ieum/contract/common/message-delivery.ts';
import type { MessageChannel } from '@ieum/contract/foundation/messages/enums.ts';
import { queueMessage } from '#foundation/messages/public.ts';
import type { AdministratorContext } from '#kit/context.ts';
import { one } from '#kit/db/rows.ts';
import { invalidAt } from '#kit/errors.ts';
import { recordAudit } from './audit.ts';
import { answerMail } from './mails.ts';
import { serviceInquiries, type InquiryRow } from './tables.ts';

interface Answer {
  before: InquiryRow;
  reply: string;
  channel: MessageChannel;
  /** The end of the quiet hours, when the message is sent. */
  notBefore: Date | undefined;
}

/** Sends an answer to the contact and completes the inquiry; the same text once more sends nothing. */
export async function answer(
  ctx: AdministratorContext,
  { before, reply, channel, notBefore }: Answer,
): Promise<InquiryRow> {
  if (reply === before.reply && channel === before.repliedBy) return before;
  const content = contentOf(before, reply, channel);
  const { userId, phone, email } = before;
  const to = channel === 'SMS' ? phone : email;
  const messageId = await queueMessage(ctx, {
    ...content,
    to,
    ...(userId !== null && { userId }),
    ...(notBefore && { notBefore }),
  });
  const row = await save(ctx, before, {
    ...completed(ctx),
    reply,
    repliedBy: channel,
    messageIds: [...before.messageIds, messageId],
  });
  await recordAudit(ctx, 'inquiries.answer', row);
  return row;
}

function contentOf({ locale, ...row }: InquiryRow, reply: string, channel: MessageChannel) {
  const { number, subject, name, companyName, phone } = row;
  const values = { number, subject, name, companyName, reply };
  if (channel === 'EMAIL') return { channel, mail: answerMail(locale, values) };
  if (mobileError(phone)) throw invalidAt('channel', m.notMobile);
  const body = sayIn(locale, m.sms.text, values);
  if (smsBytes(body) > LMS_BYTES) throw invalidAt('reply', m.replyTooLong);
  return { channel, body };
}

/** Records that an inquiry was answered elsewhere, or that it waits again. */
export async function setState(
  ctx: AdministratorContext,
  before: InquiryRow,
  state: InquiryState,
): Promise<InquiryRow> {
  if (state === before.state) return before;
  const isComplete = state === 'ANSWER_COMPLETE';
  const reopened = { state, position: before.createdAt.getTime(), repliedAt: null, replierId: null };
  const row = await save(ctx, before, isComplete ? completed(ctx) : reopened);
  await recordAudit(ctx, isComplete ? 'inquiries.complete' : 'inquiries.reopen', row);
  return row;
}

const completed = ({ now, actor }: AdministratorContext) =>
  ({ state: 'ANSWER_COMPLETE', position: -now.getTime(), repliedAt: now, replierId: actor.userId }) as const;

const save = async (
  { db }: AdministratorContext,
  { id, version }: InquiryRow,
  change: Partial<Omit<InquiryRow, 'number'>>,
): Promise<InquiryRow> =>
  one(
    await db
      .update(serviceInquiries)
      .set({ ...change, version: version + 1 })
      .where(eq(serviceInquiries.id, id))
      .returning(),
  );
