import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Db, Work } from '#kit/context.ts';
import { refreshTokens, sessions } from './tables.ts';
import { hashToken } from './tokens.ts';

/**
 * Ends the session of a refresh token; an unknown token ends nothing. Returns the user of the ended session.
 */
export async function logOut(db: Db, now: Date, token: string): Promise<string | undefined> {
  const owned = db
    .select({ id: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hashToken(token)));
  const [ended] = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(inArray(sessions.id, owned), isNull(sessions.endedAt)))
    .returning({ userId: sessions.userId });
  return ended?.userId;
}

export async function endSession({ db, now }: Pick<Work, 'db' | 'now'>, id: string): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)));
}

/**
 * Ends every session of a user, optionally except one; for block, withdrawal and password change. Returns the
 * number of ended sessions.
 */
export async function endSessions(
  work: Pick<Work, 'db' | 'now'>,
  userId: string,
  exceptId?: string,
): Promise<number> {
  const ended = await work.db
    .update(sessions)
    .set({ endedAt: work.now })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        exceptId ? ne(sessions.id, exceptId) : undefined,
      ),
    )
    .returning({ id: sessions.id });
  return ended.length;
}
