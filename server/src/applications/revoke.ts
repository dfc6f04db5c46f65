import { eq } from 'drizzle-orm';
import { applicationMessages as m } from '@ieum/contract/messages/applications.ts';
import type { ContextOf, Person } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import { one } from '#kit/rows.ts';
import { APPLICATION_REVOKED } from './events.ts';
import { applications, type ApplicationRow } from './tables.ts';

/** Takes a submitted application back: the company keeps name and date only. Repeated, it answers the same. */
export async function revokeApplication(
  ctx: ContextOf<Person>,
  own: ApplicationRow,
): Promise<ApplicationRow> {
  if (own.status === 'IS_REVOKED') return own;
  if (own.status === 'ON_WRITING') throw new AppError('conflict', m.notApplied);
  if (own.status === 'ON_RECRUIT') throw new AppError('conflict', m.acceptedStays);
  if (own.stage === 'ELIMINATED') throw new AppError('conflict', m.overStays);
  const revoked = await ctx.db
    .update(applications)
    .set({ status: 'IS_REVOKED', revokedAt: ctx.now, savedAt: ctx.now })
    .where(eq(applications.id, own.id))
    .returning();
  const { id, recruitmentId, companyId, personId } = own;
  await ctx.announce({
    type: APPLICATION_REVOKED,
    payload: { applicationId: id, recruitmentId, companyId, personId },
  });
  return one(revoked);
}
