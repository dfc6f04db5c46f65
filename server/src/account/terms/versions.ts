import { and, eq, sql } from 'drizzle-orm';
import type { Db, Work } from '#kit/context.ts';
import { countUpToCap, readPage, type PageColumn, type PageRequest } from '#kit/db/pagination.ts';
import { termsAgreements, termsVersions, type TermsRow } from './tables.ts';

/** Stores the present wording of terms; `writerName` is omitted for the initial ones of an installation. */
export async function keepVersions(
  { db, now }: Pick<Work, 'db' | 'now'>,
  rows: readonly TermsRow[],
  writerName?: string,
): Promise<void> {
  if (rows.length === 0) return;
  const versions = rows.map(({ id, version, subject, content, isNecessary }) => ({
    termsId: id,
    version,
    subject,
    content,
    isNecessary,
    writerName,
    createdAt: now,
  }));
  await db.insert(termsVersions).values(versions);
}

const agreementCount = sql<number>`(select count(*)::int from ${termsAgreements} a
  where a.terms_id = ${termsVersions}.terms_id and a.version = ${termsVersions}.version)`;

const shortColumns = {
  version: termsVersions.version,
  subject: termsVersions.subject,
  isNecessary: termsVersions.isNecessary,
  writerName: termsVersions.writerName,
  createdAt: termsVersions.createdAt,
  agreementCount,
};
const selectVersions = (db: Db) => db.select(shortColumns).from(termsVersions).$dynamic();
export type VersionRow = Awaited<ReturnType<typeof selectVersions>>[number];

const newestFirst: PageColumn<VersionRow>[] = [
  { by: sql`${termsVersions.version}`, direction: -1, cast: 'integer', read: ({ version }) => version },
];

/** The versions of terms without the long content, the newest first. */
export async function listVersions(db: Db, termsId: string, part: PageRequest) {
  const where = eq(termsVersions.termsId, termsId);
  const page = await readPage(selectVersions(db), { where, columns: newestFirst, part });
  return { ...page, ...(await countUpToCap(db, sql`select 1 from ${termsVersions} where ${where}`)) };
}

/** One version with its content. */
export async function findVersion(db: Db, termsId: string, version: number) {
  if (!Number.isSafeInteger(version)) return undefined;
  const isIt = and(eq(termsVersions.termsId, termsId), eq(termsVersions.version, version));
  const [row] = await db
    .select({ ...shortColumns, content: termsVersions.content })
    .from(termsVersions)
    .where(isIt);
  return row;
}
