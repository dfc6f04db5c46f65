import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { sessions } from '#account/auth/tables.ts';
import type { Db } from '#kit/context.ts';
import { users } from '#account/users/tables.ts';
import { demoAccounts } from './tables.ts';
import { plainTransaction } from '#kit/transaction.ts';

interface Deps {
  db: Db;
  now: Date;
}

/**
 * Closes the demo accounts of an installation that runs without the demo: they are blocked and their sessions
 * end, whatever their passwords are by now. Returns the usernames closed by this call.
 */
export const closeDemo = async ({ db, now }: Deps): Promise<string[]> =>
  plainTransaction(db, async (tx) => {
    const made = tx.select({ id: demoAccounts.userId }).from(demoAccounts);
    const closed = await tx
      .update(users)
      .set({ status: 'BLOCKED' })
      .where(and(eq(users.status, 'ACTIVE'), inArray(users.id, made)))
      .returning({ id: users.id, username: users.username });
    if (closed.length === 0) return [];
    const ids = closed.map(({ id }) => id);
    await tx.update(demoAccounts).set({ closedAt: now }).where(inArray(demoAccounts.userId, ids));
    await tx
      .update(sessions)
      .set({ endedAt: now })
      .where(and(isNull(sessions.endedAt), inArray(sessions.userId, ids)));
    return closed.map(({ username }) => username);
  });

/** Unblocks what `closeDemo` blocked, when the demo is enabled again. */
export const reopenDemo = async ({ db }: Pick<Deps, 'db'>): Promise<void> =>
  plainTransaction(db, async (tx) => {
    const opened = await tx
      .update(demoAccounts)
      .set({ closedAt: null })
      .where(isNotNull(demoAccounts.closedAt))
      .returning({ id: demoAccounts.userId });
    if (opened.length === 0) return;
    const ids = opened.map(({ id }) => id);
    await tx
      .update(users)
      .set({ status: 'ACTIVE' })
      .where(and(eq(users.status, 'BLOCKED'), inArray(users.id, ids)));
  });
