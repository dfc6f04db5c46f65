import { and, eq, inArray } from 'drizzle-orm';
import { recruitmentMessages as m } from '@ieum/contract/messages/recruitments.ts';
import { sayIn } from '@ieum/contract/messages/message.ts';
import { applications } from '#applications/tables.ts';
import { companies } from '#companies/tables.ts';
import type { Work } from '#kit/context.ts';
import { isId } from '#kit/ids.ts';
import { queueMessage } from '#messages/public.ts';
import { users } from '#users/tables.ts';
import { recruitments } from './tables.ts';

/** Writes to everybody who applied that their posting was canceled (rule R2). */
export async function tellCanceled(work: Work, publicUrl: string, recruitmentId: string): Promise<void> {
  if (!isId(recruitmentId)) return;
  const applicants = await work.db
    .selectDistinct({ email: users.email, subject: recruitments.subject, company: companies.name })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.personId))
    .innerJoin(recruitments, eq(recruitments.id, applications.recruitmentId))
    .innerJoin(companies, eq(companies.id, recruitments.companyId))
    .where(
      and(
        eq(applications.recruitmentId, recruitmentId),
        inArray(applications.status, ['IS_APPLIED', 'ON_RECRUIT']),
      ),
    );
  for (const { email, ...posting } of applicants.filter(({ email }) => email !== '')) {
    const values = { ...posting, link: `${publicUrl}/dashboard/applied` };
    await queueMessage(work, {
      channel: 'EMAIL',
      to: email,
      subject: sayIn('ko', m.canceledSubject.text, values),
      body: sayIn('ko', m.canceledBody.text, values),
    });
  }
}
