import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { ContentKind } from '@ieum/contract/foundation/publishing/enums.ts';
import { users } from '#account/users/tables.ts';
import type { Db, MemberContext } from '#kit/context.ts';
import { countUpToCap, readPage, type PageColumn, type PageRequest } from '#kit/db/pagination.ts';
import { contentVersions } from './tables.ts';

interface Wording {
  kind: ContentKind;
  rowId: string;
  version: number;
  content: Record<string, unknown>;
}

/** Stores a wording of content as one of its versions, in the transaction of the write. */
export async function storeVersion(
  { db, now, actor }: Pick<MemberContext, 'db' | 'now' | 'actor'>,
  wording: Wording,
): Promise<void> {
  await db.insert(contentVersions).values({ ...wording, writerName: actor.username, createdAt: now });
}

/** The name of the administrator whose username is stored; the username once the account is gone. */
export const writerNameOf = (username: SQL): SQL<string | null> =>
  sql`coalesce((select w.name from ${users} w where w.username = ${username} and w.is_console), ${username})`;

/** Deletes the versions of a deleted row. */
export async function dropVersions(db: Db, kind: ContentKind, rowId: string): Promise<void> {
  await db.delete(contentVersions).where(isOf(kind, rowId));
}

const isOf = (kind: ContentKind, rowId: string) =>
  and(eq(contentVersions.kind, kind), eq(contentVersions.rowId, rowId));

const shortColumns = {
  version: contentVersions.version,
  writerName: writerNameOf(sql`${contentVersions.writerName}`),
  createdAt: contentVersions.createdAt,
};
const selectVersions = (db: Db) => db.select(shortColumns).from(contentVersions).$dynamic();
export type VersionRow = Awaited<ReturnType<typeof selectVersions>>[number];

const newestFirst: PageColumn<VersionRow>[] = [
  { by: sql`${contentVersions.version}`, direction: -1, cast: 'integer', read: ({ version }) => version },
];

/** The versions of a row without their content, the newest first. */
export async function listVersions(db: Db, kind: ContentKind, rowId: string, part: PageRequest) {
  const where = isOf(kind, rowId);
  const page = await readPage(selectVersions(db), { where, columns: newestFirst, part });
  return { ...page, ...(await countUpToCap(db, sql`select 1 from ${contentVersions} where ${where}`)) };
}

export async function findVersion(db: Db, kind: ContentKind, rowId: string, version: number) {
  const [row] = await db
    .select({ ...shortColumns, content: contentVersions.content })
    .from(contentVersions)
    .where(and(isOf(kind, rowId), eq(contentVersions.version, version)));
  return row;
}
