import { and, eq, ne, or, sql } from 'drizzle-orm';
import { textingBounds } from '@ieum/contract/live/textings/enums.ts';
import { textingTexts as m } from '@ieum/contract/live/textings/texts.ts';
import type { Db } from '#kit/context.ts';
import { seoulDay, startOfSeoulDay } from '#kit/dates.ts';
import { AppError } from '#kit/errors.ts';
import { textingQuotas } from '../tables.ts';

type Counting = { db: Db; now: Date };

/**
 * Counts text messages in the row of the company's day, which waits for a concurrent call; 429 where they would
 * be more than a company may send on one day.
 */
export async function takeQuota(
  { db, now }: Counting,
  { companyId, count }: { companyId: string; count: number },
): Promise<void> {
  const day = seoulDay(now);
  const taken = await db
    .insert(textingQuotas)
    .values({ companyId, day, count })
    .onConflictDoUpdate({
      target: textingQuotas.companyId,
      set: {
        day,
        count: sql`case when ${textingQuotas.day} = ${day}::date then ${textingQuotas.count} + ${count} else ${count} end`,
      },
      setWhere: or(
        ne(textingQuotas.day, day),
        sql`${textingQuotas.count} + ${count} <= ${textingBounds.day}`,
      ),
    })
    .returning({ count: textingQuotas.count });
  if (taken.length > 0) return;
  const retryAfterSeconds = Math.ceil((startOfSeoulDay(day, 1).getTime() - now.getTime()) / 1000);
  throw new AppError('too_many', m.tooManyToday, { retryAfterSeconds });
}

/** Gives back what was counted on the day of sending and was not sent. */
export async function returnQuota(
  { db }: Pick<Counting, 'db'>,
  { companyId, count, sentAt }: { companyId: string; count: number; sentAt: Date },
): Promise<void> {
  if (count === 0) return;
  await db
    .update(textingQuotas)
    .set({ count: sql`greatest(${textingQuotas.count} - ${count}, 0)` })
    .where(and(eq(textingQuotas.companyId, companyId), eq(textingQuotas.day, seoulDay(sentAt))));
}

/** How many text messages a company can still send today. */
export async function readQuota({ db, now }: Counting, companyId: string): Promise<number> {
  const [row] = await db
    .select({ count: textingQuotas.count })
    .from(textingQuotas)
    .where(and(eq(textingQuotas.companyId, companyId), eq(textingQuotas.day, seoulDay(now))));
  return textingBounds.day - (row?.count ?? 0);
}
