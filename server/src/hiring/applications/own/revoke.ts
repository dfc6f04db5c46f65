import { eq } from 'drizzle-orm';
import { applicationTexts as m } from '@ieum/contract/hiring/applications/texts.ts';
import type { PersonContext } from '#kit/context.ts';
import { AppError } from '#kit/errors.ts';
import { one } from '#kit/db/rows.ts';
import { applicationRevoked } from '../events.ts';
import { progressOf } from './progress.ts';
import type { OwnedApplication } from '../queries.ts';
import { restoredColumns, settled, settledOf } from '../undoable.ts';
import { applications, type ApplicationRow } from '../tables.ts';

/**
 * Revokes a submitted application: the company keeps name and date only. Repeated, it returns the same. It is
 * rejected only for what its person may know: an elimination is known when the recruitment is over.
 */
export async function revokeApplication(
  ctx: PersonContext,
  { application: row, recruitment }: Pick<OwnedApplication, 'application' | 'recruitment'>,
): Promise<ApplicationRow> {
  // A move that the company can still undo is not known to the person yet.
  const own = settledOf(row);
  if (own.status === 'IS_REVOKED') return own;
  if (own.status === 'ON_WRITING') throw new AppError('conflict', m.notApplied);
  if (own.status === 'ON_RECRUIT') throw new AppError('conflict', m.acceptedStays);
  if (progressOf(own, recruitment) === 'CLOSED') throw new AppError('conflict', m.overStays);
  return takeBack(ctx, row);
}

/** Revokes an application whatever the company has decided; to be called once that is known to be allowed. */
export async function takeBack(ctx: PersonContext, row: ApplicationRow): Promise<ApplicationRow> {
  const revoked = await ctx.db
    .update(applications)
    .set({
      ...(row.undoable && { ...restoredColumns(), ...settled }),
      status: 'IS_REVOKED',
      revokedAt: ctx.now,
      savedAt: ctx.now,
    })
    .where(eq(applications.id, row.id))
    .returning();
  const { id, recruitmentId, companyId, personId } = row;
  await ctx.emit(applicationRevoked({ applicationId: id, recruitmentId, companyId, personId }));
  return one(revoked);
}
