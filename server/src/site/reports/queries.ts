import { eq, sql } from 'drizzle-orm';
import type { Db } from '#kit/context.ts';
import { countUpToCap, readPage, type PageColumn, type PageRequest } from '#kit/db/pagination.ts';
import { savedReports, type SavedReportRow } from './tables.ts';

const byName: PageColumn<SavedReportRow>[] = [
  { by: sql`${savedReports.name}`, direction: 1, cast: 'text', read: ({ name }) => name },
  { by: sql`${savedReports.id}`, direction: 1, cast: 'uuid', read: ({ id }) => id },
];

/** A page of an administrator's saved reports, by name. */
export async function listSaved(db: Db, userId: string, part: PageRequest) {
  const where = eq(savedReports.userId, userId);
  const selection = db.select().from(savedReports).$dynamic();
  const page = await readPage(selection, { where, columns: byName, part });
  return { ...page, ...(await countUpToCap(db, sql`select 1 from ${savedReports} where ${where}`)) };
}

/** A saved report, locked for a write. */
export async function findReportForUpdate(db: Db, id: string): Promise<SavedReportRow | undefined> {
  const [row] = await db.select().from(savedReports).where(eq(savedReports.id, id)).for('update');
  return row;
}
