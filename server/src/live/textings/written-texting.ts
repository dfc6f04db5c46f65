import { LMS_BYTES, smsBytes } from '@ieum/contract/common/message-delivery.ts';
import {
  fillTexting,
  hasLink,
  unknownPlaceholderIn,
  type TextingValues,
} from '@ieum/contract/live/textings/placeholders.ts';
import { textingTexts as m } from '@ieum/contract/live/textings/texts.ts';
import type { RecruitmentWithCompany } from '#hiring/applications/public.ts';
import type { CompanyContext, Db } from '#kit/context.ts';
import { AppError, invalidAt } from '#kit/errors.ts';
import type { Addressee } from './addressees.ts';
import type { TextingRow } from './tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import { eq } from 'drizzle-orm';

export interface Sender {
  name: string;
  phone: string;
  email: string;
}

/** The sender as a company writes it; the account and the company can only be its own. */
export interface Addresser extends Partial<Sender> {
  userId?: string | undefined;
  companyId?: string | undefined;
}

/** A text message as a company writes it. */
export interface WrittenTexting {
  message: string;
  meetingId: string | null;
  addresser: Addresser;
  /** Ids of applications or of persons. */
  addressees: readonly string[];
}

/** The sender of a text message: as it was written, else the contact of the recruitment, else the company. */
export async function senderOf(
  { db, actor }: Pick<CompanyContext, 'db' | 'actor'>,
  { recruitment, company }: RecruitmentWithCompany,
  { userId, companyId, name, phone, email }: Addresser,
): Promise<Sender> {
  const isOther = (id: string | undefined, own: string) => id !== undefined && id !== own;
  if (isOther(userId, actor.userId) || isOther(companyId, actor.companyId))
    throw invalidAt('addresser', m.foreignSender);
  const contact = await findContact(db, recruitment.companyId);
  const { recruiterName, recruiterPhone, recruiterEmail, hidesPhone, hidesEmail } = recruitment;
  return {
    name: name || recruiterName || company.name,
    phone: phone || (hidesPhone ? '' : recruiterPhone) || contact.phone,
    email: email || (hidesEmail ? '' : recruiterEmail) || contact.email,
  };
}

async function findContact(db: Db, companyId: string) {
  const [row] = await db
    .select({ phone: companies.phone, email: companies.email })
    .from(companies)
    .where(eq(companies.id, companyId));
  return row ?? { phone: '', email: '' };
}

interface Facts {
  company: string;
  recruitment: string;
  meetingId: string | null;
  sender: Pick<Sender, 'name' | 'phone'>;
  /** The address of this installation. */
  publicUrl: string;
}

/** The values of a text message's placeholders, except the name of each addressee. */
export const valuesOf = ({
  company,
  recruitment,
  meetingId,
  sender,
  publicUrl,
}: Facts): Omit<TextingValues, 'name'> => ({
  company,
  recruitment,
  link: meetingId === null ? '' : `${publicUrl}/meetings/${meetingId}`,
  sender: sender.name,
  phone: sender.phone,
});

/**
 * 400 for a text message with an unknown placeholder, one that needs a link but has none, and one that is too long once
 * its placeholders are filled.
 */
export function assertFits(
  { message, meetingId }: Pick<TextingRow, 'message' | 'meetingId'>,
  values: Omit<TextingValues, 'name'>,
  addressees: readonly Pick<Addressee, 'name'>[],
): void {
  const placeholder = unknownPlaceholderIn(message);
  if (placeholder !== undefined) {
    const fields = { message: m.unknownPlaceholder };
    throw new AppError('invalid', m.unknownPlaceholder, { fields, values: { placeholder } });
  }
  if (meetingId === null && hasLink(message)) throw invalidAt('message', m.linkWithoutMeeting);
  const isTooLong = ({ name }: { name: string }) =>
    smsBytes(fillTexting(message, { ...values, name })) > LMS_BYTES;
  if (addressees.some(isTooLong)) throw invalidAt('message', m.tooLong);
}
