import { sql } from 'drizzle-orm';
import { applications } from '#hiring/applications/tables.ts';
import type { Db } from '#kit/context.ts';

/** Selected for an application, it makes other moves on its board wait until the transaction ends. */
export const boardLocked = sql`pg_advisory_xact_lock(hashtextextended(${applications.recruitmentId}::text, 0))`;

/**
 * Makes other moves on this board wait until the transaction ends; to be called before any of its rows is
 * locked.
 */
export async function lockBoard(db: Db, recruitmentId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${recruitmentId}, 0))`);
}
