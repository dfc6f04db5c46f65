import { and, eq, gt, sql } from 'drizzle-orm';
import type { RowOutcome } from '@ieum/contract/foundation/imports/enums.ts';
import { users } from '#account/users/tables.ts';
import type { Db } from '#kit/context.ts';
import { countUpToCap, readPage, type PageColumn, type PageRequest } from '#kit/db/pagination.ts';
import { importRows, imports, type ImportRow, type WorkbookRow } from './tables.ts';

const isAlive = (id: string, now: Date) => and(eq(imports.id, id), gt(imports.expiresAt, now));

export async function findImport(db: Db, id: string, now: Date): Promise<ImportRow | undefined> {
  const [row] = await db.select().from(imports).where(isAlive(id, now));
  return row;
}

/** Reads the same row and locks it for a write. */
export async function findImportForUpdate(db: Db, id: string, now: Date): Promise<ImportRow | undefined> {
  const [row] = await db.select().from(imports).where(isAlive(id, now)).for('update');
  return row;
}

const inOrder: PageColumn<WorkbookRow>[] = [
  { by: sql`${importRows.number}`, direction: 1, cast: 'integer', read: ({ number }) => number },
];

/** A page of the rows of an import, in the order of the workbook. */
export async function listRows(
  db: Db,
  importId: string,
  { outcome, ...part }: PageRequest & { outcome?: RowOutcome | undefined },
) {
  const where = and(eq(importRows.importId, importId), outcome && eq(importRows.outcome, outcome));
  const selection = db.select().from(importRows).$dynamic();
  const [page, counted] = await Promise.all([
    readPage(selection, { where, columns: inOrder, part }),
    countUpToCap(db, sql`select 1 from ${importRows} where ${where}`),
  ]);
  return { ...page, ...counted };
}

/** The faulty rows of an import after one of them. */
export const listFaulty = (
  db: Db,
  importId: string,
  { after, limit }: { after: number; limit: number },
): Promise<WorkbookRow[]> =>
  db
    .select()
    .from(importRows)
    .where(
      and(eq(importRows.importId, importId), eq(importRows.outcome, 'FAULTY'), gt(importRows.number, after)),
    )
    .orderBy(importRows.number)
    .limit(limit);

/** The rows of an import that would change something, after one of them. */
export const listWritable = (
  db: Db,
  importId: string,
  { after, limit }: { after: number; limit: number },
): Promise<WorkbookRow[]> =>
  db
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, importId),
        sql`${importRows.outcome} in ('NEW', 'CHANGED')`,
        gt(importRows.number, after),
      ),
    )
    .orderBy(importRows.number)
    .limit(limit);

/** An administrator who is still active. */
export async function findActiveAdministrator(db: Db, userId: string) {
  const [row] = await db
    .select({ username: users.username, role: users.role })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.isConsole, true), eq(users.status, 'ACTIVE')));
  return row?.role ? { username: row.username, role: row.role } : undefined;
}
