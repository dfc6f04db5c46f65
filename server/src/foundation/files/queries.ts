import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { FileType } from '@ieum/contract/foundation/files/enums.ts';
import type { Db } from '#kit/context.ts';
import { countUpToCap, creationOrder, readPage, type PageRequest } from '#kit/db/pagination.ts';
import { files, type FileRow } from './tables.ts';

export async function findFile(db: Db, id: string): Promise<FileRow | undefined> {
  const [row] = await db.select().from(files).where(eq(files.id, id));
  return row;
}

/** Files in the order of their ids; missing ones are left out. */
export async function findFiles(db: Db, ids: readonly string[]): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(files)
    .where(inArray(files.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Reads the same row and locks it for a write. */
export async function findFileForUpdate(db: Db, id: string): Promise<FileRow | undefined> {
  const [row] = await db.select().from(files).where(eq(files.id, id)).for('update');
  return row;
}

/** Those of the given files that a user uploaded, newest first. */
export async function findOwnFiles(db: Db, ownerId: string, ids: readonly string[]): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(files)
    .where(and(eq(files.ownerId, ownerId), inArray(files.id, [...ids])))
    .orderBy(desc(files.createdAt));
}

interface FilePart extends PageRequest {
  type?: FileType | undefined;
  /** The `sort` header. */
  sort: string | undefined;
}

/** A user's uploads, newest first unless the `sort` header says otherwise. */
export async function listFilesOf(db: Db, ownerId: string, { type, sort, ...part }: FilePart) {
  const where = and(eq(files.ownerId, ownerId), type ? eq(files.type, type) : undefined);
  const selection = db.select().from(files).$dynamic();
  const page = await readPage(selection, { where, columns: creationOrder(files, sort), part });
  return { ...page, ...(await countUpToCap(db, sql`select 1 from ${files} where ${where}`)) };
}
