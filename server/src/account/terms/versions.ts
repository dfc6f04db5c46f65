import { and, eq, getTableColumns, gt, max, sql } from 'drizzle-orm';
import type { TermsVersionState } from '@ieum/contract/account/terms/enums.ts';
import { writerNameOf } from '#foundation/publishing/public.ts';
import type { Db, Work } from '#kit/context.ts';
import { countUpToCap, readPage, type PageColumn, type PageRequest } from '#kit/db/pagination.ts';
import { terms, termsAgreements, termsVersions, type TermsRow } from './tables.ts';

export type NewVersion = Pick<TermsRow, 'id' | 'version' | 'subject' | 'content' | 'isNecessary'> & {
  /** Absent: at once. */
  effectiveAt?: Date | undefined;
  note?: string | undefined;
};

/** Stores wordings of terms; `writerName` is omitted for the initial ones of an installation. */
export async function storeVersions(
  { db, now }: Pick<Work, 'db' | 'now'>,
  rows: readonly NewVersion[],
  writerName?: string,
): Promise<void> {
  if (rows.length === 0) return;
  const versions = rows.map(({ id, version, subject, content, isNecessary, effectiveAt, note }) => ({
    termsId: id,
    version,
    subject,
    content,
    isNecessary,
    writerName,
    createdAt: now,
    effectiveAt,
    note,
  }));
  await db.insert(termsVersions).values(versions);
}

/** The number of the next version of terms whose row is locked. */
export async function nextVersion(db: Db, termsId: string): Promise<number> {
  const [row] = await db
    .select({ last: max(termsVersions.version) })
    .from(termsVersions)
    .where(eq(termsVersions.termsId, termsId));
  return (row?.last ?? 0) + 1;
}

/** From when a version is in force. */
export const effectiveAt =
  sql<Date>`coalesce(${termsVersions.effectiveAt}, ${termsVersions.createdAt})`.mapWith(
    termsVersions.createdAt,
  );

/** Versions that come into force at the same moment replace each other by their numbers. */
const state = sql<TermsVersionState>`case
  when ${termsVersions.version} = ${terms.version} then 'PRESENT'
  when (${effectiveAt}, ${termsVersions.version}) > (
    select coalesce(p.effective_at, p.created_at), p.version from ${termsVersions} p
    where p.terms_id = ${terms.id} and p.version = ${terms.version}) then 'PLANNED'
  else 'PAST' end`;

const agreementCount = sql<number>`(select count(*)::int from ${termsAgreements} a
  where a.terms_id = ${termsVersions.termsId} and a.version = ${termsVersions.version})`;

const { content, termsId: _termsId, effectiveAt: _stored, ...stored } = getTableColumns(termsVersions);
const shortColumns = {
  ...stored,
  writerName: writerNameOf(sql`${termsVersions.writerName}`),
  effectiveAt,
  state,
  agreementCount,
};
const selectVersions = (db: Db) =>
  db
    .select(shortColumns)
    .from(termsVersions)
    .innerJoin(terms, eq(terms.id, termsVersions.termsId))
    .$dynamic();
export type VersionRow = Awaited<ReturnType<typeof selectVersions>>[number];

const lastInForceFirst: PageColumn<VersionRow>[] = [
  { by: effectiveAt, direction: -1, cast: 'timestamptz', read: (row) => row.effectiveAt.toISOString() },
  { by: sql`${termsVersions.version}`, direction: -1, cast: 'integer', read: ({ version }) => version },
];

/** The versions of terms without the long content, the last one to come into force first. */
export async function listVersions(db: Db, termsId: string, part: PageRequest) {
  const where = eq(termsVersions.termsId, termsId);
  const page = await readPage(selectVersions(db), { where, columns: lastInForceFirst, part });
  return { ...page, ...(await countUpToCap(db, sql`select 1 from ${termsVersions} where ${where}`)) };
}

export async function findVersion(db: Db, termsId: string, version: number) {
  if (!Number.isSafeInteger(version)) return undefined;
  const [row] = await db
    .select({ ...shortColumns, content })
    .from(termsVersions)
    .innerJoin(terms, eq(terms.id, termsVersions.termsId))
    .where(and(eq(termsVersions.termsId, termsId), eq(termsVersions.version, version)));
  return row;
}

/** Deletes a version that is not in force yet; false if there is none. */
export async function deletePlanned(
  { db, now }: Pick<Work, 'db' | 'now'>,
  termsId: string,
  version: number,
): Promise<boolean> {
  const deleted = await db
    .delete(termsVersions)
    .where(
      and(
        eq(termsVersions.termsId, termsId),
        eq(termsVersions.version, version),
        gt(termsVersions.effectiveAt, now),
      ),
    )
    .returning({ version: termsVersions.version });
  return deleted.length > 0;
}
