import { desc, eq } from 'drizzle-orm';
import { dataExportTexts as m } from '@ieum/contract/site/data-exports/texts.ts';
import type { Db, MemberContext } from '#kit/context.ts';
import { seoulDay, startOfSeoulDay } from '#kit/dates.ts';
import { AppError } from '#kit/errors.ts';
import { dataExportRequested } from './events.ts';
import { dataExports, type DataExportRow } from './tables.ts';

/** A member's latest request. */
export async function findLatest(db: Db, userId: string): Promise<DataExportRow | undefined> {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(eq(dataExports.userId, userId))
    .orderBy(desc(dataExports.requestedAt))
    .limit(1);
  return row;
}

/** When a member may request another archive; null: now. */
export function nextRequestAt(latest: DataExportRow | undefined, now: Date): Date | null {
  if (!latest || latest.state === 'FAILED') return null;
  const next = startOfSeoulDay(latest.day, 1);
  return next > now ? next : null;
}

/**
 * Starts writing an archive. Repeated, it returns the one that is being written or ready; 429 when the one of
 * today is already removed.
 */
export async function requestExport(ctx: MemberContext): Promise<DataExportRow> {
  const { db, now, actor, caller } = ctx;
  const day = seoulDay(now);
  const [started] = await db
    .insert(dataExports)
    .values({ userId: actor.userId, day, locale: caller.locale, requestedAt: now })
    .onConflictDoNothing()
    .returning();
  if (started) {
    await ctx.emit(dataExportRequested({ id: started.id }));
    return started;
  }
  const latest = await findLatest(db, actor.userId);
  if (latest && latest.state !== 'EXPIRED') return latest;
  const retryAfterSeconds = Math.ceil((startOfSeoulDay(day, 1).getTime() - now.getTime()) / 1000);
  throw new AppError('too_many', m.oneADay, { retryAfterSeconds });
}
