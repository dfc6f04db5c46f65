import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import { CONSOLE_IDLE_SECONDS } from '@ieum/contract/account/auth/session-enums.ts';
import type { Actor, MemberContext } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import { countUpToCap, readPage, type PageColumn, type PageRequest } from '#kit/db/pagination.ts';
import { sessions, type SessionRow } from '../tables.ts';

type ReadContext = Pick<MemberContext, 'db' | 'actor' | 'now'>;

const isLive = ({ actor, now }: ReadContext): SQL | undefined =>
  and(
    eq(sessions.userId, actor.userId),
    isNull(sessions.endedAt),
    gt(sessions.expiresAt, now),
    actor.isConsole ? gt(sessions.lastUsedAt, addSeconds(now, -CONSOLE_IDLE_SECONDS)) : undefined,
  );

/** The caller's sessions: the current one first, then the last used. */
export async function listOwnSessions(ctx: ReadContext, part: PageRequest) {
  const { db, actor } = ctx;
  const where = isLive(ctx);
  const selection = db.select().from(sessions).$dynamic();
  const page = await readPage(selection, { where, columns: hereFirst(actor), part });
  return { ...page, ...(await countUpToCap(db, sql`select 1 from ${sessions} where ${where}`)) };
}

const hereFirst = ({ sessionId }: Actor): PageColumn<SessionRow>[] => [
  {
    by: sql`(case when ${sessions.id} = ${sessionId}::uuid then 0 else 1 end)`,
    direction: 1,
    cast: 'int',
    read: ({ id }) => (id === sessionId ? 0 : 1),
  },
  {
    by: sql`${sessions.lastUsedAt}`,
    direction: -1,
    cast: 'timestamptz',
    read: ({ lastUsedAt }) => lastUsedAt.toISOString(),
  },
  { by: sql`${sessions.id}`, direction: -1, cast: 'uuid', read: ({ id }) => id },
];

/** One live session of the caller; any other is not found. */
export async function findOwnSession(ctx: ReadContext, id: string): Promise<SessionRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), isLive(ctx)));
  return row;
}
