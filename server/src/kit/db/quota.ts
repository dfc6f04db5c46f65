import { eq, getTableColumns, lte, ne, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { KeyedText } from '@ieum/contract/common/text.ts';
import type { Context } from '../context.ts';
import { seoulDay, startOfSeoulDay } from '../dates.ts';
import { AppError } from '../errors.ts';

const HOUR_MS = 60 * 60 * 1000;

type QuotaTable<P extends 'day' | 'hour'> = PgTable & Record<P | 'count', PgColumn>;

interface Quota<T extends PgTable> {
  /** One row of each owner, with its latest period and what was counted in it. */
  table: T;
  /** The values of the table's primary key. */
  owner: Omit<T['$inferInsert'], 'day' | 'hour' | 'count'>;
  /** What to count; 1 without it. */
  count?: number;
  max: number;
  /** The text of the error beyond the maximum. */
  exceeded: KeyedText;
}

interface Period {
  name: 'day' | 'hour';
  start: string | Date;
  end: Date;
}

/** Counts in the row of an owner's day in Seoul, which waits for a concurrent call; 429 beyond the maximum. */
export async function takeDailyQuota<T extends QuotaTable<'day'>>(
  ctx: Pick<Context, 'db' | 'now'>,
  quota: Quota<T>,
): Promise<void> {
  const start = seoulDay(ctx.now);
  await takeQuota(ctx, quota, { name: 'day', start, end: startOfSeoulDay(start, 1) });
}

/** Counts in the row of an owner's hour, which waits for a concurrent call; 429 beyond the maximum. */
export async function takeHourlyQuota<T extends QuotaTable<'hour'>>(
  ctx: Pick<Context, 'db' | 'now'>,
  quota: Quota<T>,
): Promise<void> {
  const start = new Date(Math.floor(ctx.now.getTime() / HOUR_MS) * HOUR_MS);
  await takeQuota(ctx, quota, { name: 'hour', start, end: new Date(start.getTime() + HOUR_MS) });
}

async function takeQuota<T extends PgTable>(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { table, owner, count = 1, max, exceeded }: Quota<T>,
  { name, start, end }: Period,
): Promise<void> {
  const columns: Record<string, PgColumn | undefined> = getTableColumns(table);
  const column = (key: string): PgColumn => {
    const found = columns[key];
    if (!found) throw new Error(`no column ${key}`);
    return found;
  };
  const sum = sql`${column('count')} + ${count}`;
  const taken = await db
    .insert(table as PgTable)
    .values({ ...owner, [name]: start, count })
    .onConflictDoUpdate({
      target: Object.keys(owner).map(column),
      set: { [name]: start, count: sql`case when ${eq(column(name), start)} then ${sum} else ${count} end` },
      setWhere: or(ne(column(name), start), lte(sum, max)),
    })
    .returning({ count: column('count') });
  if (taken.length > 0) return;
  const retryAfterSeconds = Math.ceil((end.getTime() - now.getTime()) / 1000);
  throw new AppError('too_many', exceeded, { retryAfterSeconds });
}
