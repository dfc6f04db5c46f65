import { and, count, eq, getTableColumns, sql } from 'drizzle-orm';
import { companies } from '#hiring/companies/tables.ts';
import { files } from '#foundation/files/tables.ts';
import { hashTagsOf, type CarriedTag } from '#foundation/hash-tags/public.ts';
import { bookmarks } from '#hiring/bookmarks/tables.ts';
import type { Actor, Db } from '#kit/context.ts';
import { preparedStatement } from '#kit/db/prepared-statement.ts';
import { rowAsJson } from '#kit/db/row-as-json.ts';
import { recruitmentAttachments, recruitments, recruitmentContents, type RecruitmentRow } from './tables.ts';

/** An attachment as shown with the recruitment. */
export interface AttachedFile {
  id: string;
  name: string;
  size: number;
  mimeType: string;
}

/** A whole recruitment: its row, its long text, its company, its files and its hashtags. */
export interface RecruitmentDetail extends RecruitmentRow {
  content: string;
  companyName: string;
  logoFileId: string | null;
  attachments: AttachedFile[];
  hashTags: CarriedTag[];
}

const attachedFiles = sql<AttachedFile[]>`(
  select coalesce(json_agg(json_build_object('id', ${files.id}, 'name', ${files.name}, 'size', ${files.size},
    'mimeType', ${files.mimeType}) order by ${recruitmentAttachments.createdAt}, ${files.id}), '[]')
  from ${recruitmentAttachments} join ${files} on ${files.id} = ${recruitmentAttachments.fileId}
  where ${recruitmentAttachments.recruitmentId} = ${recruitments.id})`;

const selectRecruitment = (db: Db) =>
  db
    .select({
      recruitment: rowAsJson(getTableColumns(recruitments)),
      content: recruitmentContents.content,
      companyName: companies.name,
      logoFileId: companies.logoFileId,
      attachments: attachedFiles,
      hashTags: hashTagsOf('recruitment', recruitments.id),
    })
    .from(recruitments)
    .innerJoin(companies, eq(companies.id, recruitments.companyId))
    .innerJoin(recruitmentContents, eq(recruitmentContents.recruitmentId, recruitments.id))
    .where(eq(recruitments.id, sql.placeholder('id')));

const preparedRecruitment = preparedStatement((db) => selectRecruitment(db).prepare('find_recruitment'));

/** A recruitment by its id, in any state. */
export async function findRecruitmentDetail(db: Db, id: string): Promise<RecruitmentDetail | undefined> {
  const [found] = await preparedRecruitment(db).execute({ id });
  return found && { ...found.recruitment, ...found };
}

/** The same, its row locked for a write. */
export async function findRecruitmentDetailForUpdate(
  db: Db,
  id: string,
): Promise<RecruitmentDetail | undefined> {
  const [found] = await selectRecruitment(db).for('update', { of: recruitments }).execute({ id });
  return found && { ...found.recruitment, ...found };
}

/** A recruitment's row only, locked for a write. */
export async function findRecruitmentForUpdate(db: Db, id: string): Promise<RecruitmentRow | undefined> {
  const [row] = await db.select().from(recruitments).where(eq(recruitments.id, id)).for('update');
  return row;
}

export async function findRecruitmentState(
  db: Db,
  id: string,
): Promise<Pick<RecruitmentRow, 'companyId' | 'publicState' | 'publishedAt'> | undefined> {
  const { companyId, publicState, publishedAt } = recruitments;
  const [row] = await db
    .select({ companyId, publicState, publishedAt })
    .from(recruitments)
    .where(eq(recruitments.id, id));
  return row;
}

const nothing: ReadonlyMap<string, string> = new Map();

/** Which of these recruitments the caller has bookmarked: bookmark ids by recruitment; empty for a visitor. */
export async function findBookmarksOf(
  db: Db,
  actor: Actor | undefined,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (!actor || ids.length === 0) return nothing;
  const rows = await preparedBookmarks(db).execute({ userId: actor.userId, ids });
  return new Map(rows.map(({ id, recruitmentId }) => [recruitmentId ?? '', id]));
}

const preparedBookmarks = preparedStatement((db) =>
  db
    .select({ id: bookmarks.id, recruitmentId: bookmarks.recruitmentId })
    .from(bookmarks)
    .where(
      and(
        eq(bookmarks.userId, sql.placeholder('userId')),
        sql`${bookmarks.recruitmentId} = any(${sql.placeholder('ids')}::uuid[])`,
      ),
    )
    .prepare('find_recruitment_bookmarks'),
);

/** How many files a recruitment has. */
export async function countAttachments(db: Db, recruitmentId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(recruitmentAttachments)
    .where(eq(recruitmentAttachments.recruitmentId, recruitmentId));
  return row?.n ?? 0;
}
