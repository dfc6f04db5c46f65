import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import type { Actor, ContextOf } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import { isId } from '#kit/ids.ts';
import {
  afterCursor,
  countUpToCap,
  orderBy,
  packCursor,
  pageOf,
  unpackCursor,
  type OrderColumn,
} from '#kit/listing.ts';
import { CONSOLE_IDLE_SECONDS } from './refresh.ts';
import { sessions, type SessionRow } from './tables.ts';

type Reading = Pick<ContextOf<Actor>, 'db' | 'actor' | 'now'>;

interface Part {
  limit: number;
  skip: number;
  after: string | undefined;
  isLast: boolean;
}

const isLive = ({ actor, now }: Reading): SQL | undefined =>
  and(
    eq(sessions.userId, actor.userId),
    isNull(sessions.endedAt),
    gt(sessions.expiresAt, now),
    actor.isConsole ? gt(sessions.lastUsedAt, addSeconds(now, -CONSOLE_IDLE_SECONDS)) : undefined,
  );

/** Where the caller is logged in: here first, then where it was used last. */
export async function listOwnSessions(ctx: Reading, { limit, skip, after, isLast }: Part) {
  const { db, actor } = ctx;
  const isElsewhere = sql`(case when ${sessions.id} = ${actor.sessionId}::uuid then 0 else 1 end)`;
  const columns: OrderColumn[] = [
    { by: isElsewhere, direction: 1, cast: 'int' },
    { by: sql`${sessions.lastUsedAt}`, direction: -1, cast: 'timestamptz' },
    { by: sql`${sessions.id}`, direction: -1, cast: 'uuid' },
  ];
  const isAfter = after ? afterCursor(columns, unpackCursor(after, 3)) : undefined;
  const rows = await db
    .select()
    .from(sessions)
    .where(and(isLive(ctx), isAfter))
    .orderBy(...orderBy(columns, isLast))
    .limit(limit + 1)
    .offset(isLast ? 0 : skip);
  const count = await countUpToCap(db, sql`select 1 from ${sessions} where ${isLive(ctx)}`);
  if (isLast) return { rows: rows.slice(0, limit).toReversed(), next: null, ...count };
  const cursorOf = ({ id, lastUsedAt }: SessionRow) =>
    packCursor([id === actor.sessionId ? 0 : 1, lastUsedAt.toISOString(), id]);
  return { ...pageOf(rows, limit, cursorOf), ...count };
}

/** One live login of the caller; anybody else's is as if it were not there. */
export async function findOwnSession(ctx: Reading, id: string): Promise<SessionRow | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), isLive(ctx)));
  return row;
}
