import { eq } from 'drizzle-orm';
import { applicationMessages as m } from '@ieum/contract/messages/applications.ts';
import { sayIn } from '@ieum/contract/messages/message.ts';
import { companies } from '#companies/tables.ts';
import type { Work } from '#kit/context.ts';
import { queueMessage } from '#messages/public.ts';
import type { RecruitmentRow } from '#recruitments/tables.ts';
import { users } from '#users/tables.ts';
import type { ApplicationRow } from './tables.ts';

export interface MailDeps {
  /** The address of this installation, without a final slash. */
  publicUrl: string;
}

interface Submission {
  recruitment: Pick<RecruitmentRow, 'id' | 'subject'>;
  application: ApplicationRow;
}

/** Writes to the company's account that somebody applied; institutions without an account get nothing. */
export async function mailNewApplicant(
  work: Pick<Work, 'db' | 'now' | 'announce'>,
  { publicUrl }: MailDeps,
  { recruitment, application }: Submission,
): Promise<void> {
  const [account] = await work.db
    .select({ email: users.email })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(eq(companies.id, application.companyId));
  if (!account?.email) return;
  const link = `${publicUrl}/dashboard/recruitments/${recruitment.id}/applications?a=${application.id}`;
  const values = { subject: recruitment.subject, name: application.personName, link };
  await queueMessage(work, {
    channel: 'EMAIL',
    to: account.email,
    aboutUserId: application.personId,
    subject: sayIn('ko', m.newApplicantSubject.text, values),
    body: sayIn('ko', m.newApplicantBody.text, values),
  });
}
