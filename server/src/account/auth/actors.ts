import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { CONSOLE_IDLE_SECONDS } from '@ieum/contract/account/auth/session-enums.ts';
import { settings } from '#foundation/settings/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import { users } from '#account/users/tables.ts';
import type { Actor, Db } from '#kit/context.ts';
import { preparedStatement } from '#kit/db/prepared-statement.ts';
import { batchCalls } from '#kit/batch-calls.ts';
import { secondFactors, sessions } from './tables.ts';

const REMEMBER_MS = 1000;
const REMEMBERED = 10_000;
/** Every process drops its cached rights of a user on a message to this channel. */
export const ACTOR_CHANNEL = 'ieum_actors';

const findActors = preparedStatement((db) =>
  db
    .select({
      sessionId: sessions.id,
      userId: users.id,
      username: users.username,
      userType: users.userType,
      isConsole: users.isConsole,
      role: users.role,
      hasTemporaryPassword: users.mustChangePassword,
      lacksSecondFactor: sql<boolean>`${users.isConsole}
        and exists (select 1 from ${settings} where ${settings.requiresSecondFactor})
        and not exists (select 1 from ${secondFactors}
          where ${secondFactors.userId} = ${users.id} and ${secondFactors.confirmedAt} is not null)`,
      companyId: companies.id,
      approval: companies.approval,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(companies, eq(companies.userId, users.id))
    .where(
      and(
        sql`${sessions.id} = any(${sql.placeholder('sessionIds')}::uuid[])`,
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, sql`now()`),
        or(
          eq(users.isConsole, false),
          gt(sessions.lastUsedAt, sql`now() - make_interval(secs => ${CONSOLE_IDLE_SECONDS})`),
        ),
        eq(users.status, 'ACTIVE'),
      ),
    )
    .prepare('find_actors'),
);

interface CachedActor {
  actor: Actor | undefined;
  userId: string | undefined;
  until: number;
}

/**
 * Finds the present account of a session; rights are read from the rows and cached for one second at most.
 */
export function createActors(db: Db, report: (userId: string) => Promise<void>) {
  const remembered = new Map<string, CachedActor>();
  const reading = new Map<string, Promise<Actor | undefined>>();
  const watchers: ((userId: string) => void)[] = [];

  /** A crowd that comes in one moment shares statements, so that it does not use up the connections. */
  const readRow = batchCalls(async (sessionIds: readonly string[]) => {
    const rows = await findActors(db).execute({ sessionIds });
    const actors = new Map(rows.map((row) => [row.sessionId, toActor(row)]));
    return sessionIds.map((sessionId) => actors.get(sessionId));
  });

  function remember(sessionId: string, actor: Actor | undefined) {
    if (remembered.size >= REMEMBERED) remembered.clear();
    remembered.set(sessionId, { actor, userId: actor?.userId, until: performance.now() + REMEMBER_MS });
  }

  /** Calls of one session at the same time share one read. */
  async function read(sessionId: string): Promise<Actor | undefined> {
    const known = remembered.get(sessionId);
    if (known && known.until > performance.now()) return known.actor;
    const begun = reading.get(sessionId);
    if (begun) return begun;
    const isLatest = () => reading.get(sessionId) === mine;
    const mine = readRow(sessionId)
      .then((actor) => {
        if (isLatest()) remember(sessionId, actor);
        return actor;
      })
      .finally(() => isLatest() && reading.delete(sessionId));
    reading.set(sessionId, mine);
    return mine;
  }

  function evict(userId: string) {
    // The users of reads in progress are not known yet: none of those reads is cached.
    reading.clear();
    for (const [sessionId, known] of remembered) if (known.userId === userId) remembered.delete(sessionId);
    for (const report of watchers) report(userId);
  }

  /**
   * To be called before the response of every change of a user's rights: clears the cache here at once,
   * elsewhere by notification.
   */
  async function drop(userId: string) {
    evict(userId);
    await report(userId);
  }

  /** Calls back whenever a user's rights may have changed, in any process. */
  const watch = (onDropped: (userId: string) => void) => void watchers.push(onDropped);

  return { read, evict, drop, watch };
}
export type Actors = ReturnType<typeof createActors>;

type Row = Awaited<ReturnType<ReturnType<typeof findActors>['execute']>>[number];

function toActor({ lacksSecondFactor, ...row }: Row): Actor | undefined {
  const { userType, isConsole, role, companyId, approval, ...account } = row;
  if (userType === 'PERSON') return { ...account, userType, isConsole: false };
  if (userType === 'COMPANY' && companyId)
    return { ...account, userType, isConsole: false, companyId, isApproved: approval === 'APPROVED' };
  return isConsole && role
    ? { ...account, userType: null, isConsole: true, role, lacksSecondFactor }
    : undefined;
}
