import { and, eq, sql } from 'drizzle-orm';
import { textingBounds } from '@ieum/contract/live/textings/enums.ts';
import { textingTexts as m } from '@ieum/contract/live/textings/texts.ts';
import type { Db } from '#kit/context.ts';
import { seoulDay } from '#kit/dates.ts';
import { takeDailyQuota } from '#kit/db/quota.ts';
import { textingQuotas } from '../tables.ts';

type QuotaContext = { db: Db; now: Date };

/** Counts text messages of a company; 429 where they would be more than it may send on one day. */
export async function takeQuota(
  ctx: QuotaContext,
  { companyId, count }: { companyId: string; count: number },
): Promise<void> {
  const quota = { table: textingQuotas, owner: { companyId }, count };
  await takeDailyQuota(ctx, { ...quota, max: textingBounds.day, exceeded: m.tooManyToday });
}

/** Gives back what was counted on the day of sending and was not sent. */
export async function returnQuota(
  { db }: Pick<QuotaContext, 'db'>,
  { companyId, count, sentAt }: { companyId: string; count: number; sentAt: Date },
): Promise<void> {
  if (count === 0) return;
  await db
    .update(textingQuotas)
    .set({ count: sql`greatest(${textingQuotas.count} - ${count}, 0)` })
    .where(and(eq(textingQuotas.companyId, companyId), eq(textingQuotas.day, seoulDay(sentAt))));
}

/** How many text messages a company can still send today. */
export async function readQuota({ db, now }: QuotaContext, companyId: string): Promise<number> {
  const [row] = await db
    .select({ count: textingQuotas.count })
    .from(textingQuotas)
    .where(and(eq(textingQuotas.companyId, companyId), eq(textingQuotas.day, seoulDay(now))));
  return textingBounds.day - (row?.count ?? 0);
}
