import { lt, sql } from 'drizzle-orm';
import type { Db, Work } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';
import { accessRecords, auditLogs } from './tables.ts';

const YEAR_SECONDS = 366 * 24 * 60 * 60;
/** Access records are stored for two years, audit logs for three. */
const READING_RETENTION = 2 * YEAR_SECONDS;
const ACTION_RETENTION = 3 * YEAR_SECONDS;

/**
 * Allows the rest of this transaction to change or delete records; only for the retention of personal data.
 */
export const allowRetention = (db: Db): Promise<unknown> => db.execute(sql`set local ieum.retention = 'on'`);

/** Deletes records whose retention period is over. */
export async function eraseOldRecords({ db, now }: Pick<Work, 'db' | 'now'>): Promise<void> {
  await allowRetention(db);
  await db.delete(accessRecords).where(lt(accessRecords.createdAt, addSeconds(now, -READING_RETENTION)));
  await db.delete(auditLogs).where(lt(auditLogs.createdAt, addSeconds(now, -ACTION_RETENTION)));
}
