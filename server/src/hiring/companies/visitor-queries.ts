import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { bookmarks } from '#hiring/bookmarks/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import type { Actor, Db } from '#kit/context.ts';
import {
  countUpToCap,
  readPage,
  type PageColumn,
  type PageRequest,
  type SortKey,
} from '#kit/db/pagination.ts';
import { companies } from './tables.ts';

/** How many open recruitments the company of a statement's row has. */
export const ongoingCount = sql<number>`(select count(*)::int from ${recruitments} r
  where r.company_id = ${companies}.id and r.public_state = 'ON_GOING')`;

const cardColumns = {
  id: companies.id,
  name: companies.name,
  logoFileId: companies.logoFileId,
  website: companies.website,
  address1: companies.address1,
  createdAt: companies.createdAt,
  recruitmentCount: ongoingCount,
};
const selectCards = (db: Db) => db.select(cardColumns).from(companies).$dynamic();
export type CompanyCardRow = Awaited<ReturnType<typeof selectCards>>[number];

/** Whether a company is public: approved, not suspended, and not withdrawn. */
export const isShown = and(
  eq(companies.approval, 'APPROVED'),
  isNull(companies.suspendedAt),
  isNull(companies.withdrawnAt),
);

/** Cards of those of some companies that are public, in no order. */
export async function findCompanyCards(db: Db, ids: readonly string[]): Promise<CompanyCardRow[]> {
  if (ids.length === 0) return [];
  return selectCards(db).where(and(isShown, inArray(companies.id, [...ids])));
}

export const companySortFields = ['name', 'createdAt'] as const;
type SortField = (typeof companySortFields)[number];

const sorted: Record<SortField, Omit<PageColumn<CompanyCardRow>, 'direction'>> = {
  name: { by: sql`${companies.name} collate "C"`, cast: 'text', read: ({ name }) => name },
  createdAt: {
    by: sql`date_trunc('milliseconds', ${companies.createdAt})`,
    cast: 'timestamptz',
    read: ({ createdAt }) => createdAt.toISOString(),
  },
};

export interface CompanyPart extends PageRequest {
  searchValue?: string | undefined;
  sort: SortKey<SortField>[];
}

/** Approved companies, by name unless requested otherwise; all words of a search must be in the name. */
export async function listCompanies(db: Db, part: CompanyPart) {
  const { searchValue, sort } = part;
  const keys: SortKey<SortField>[] = sort.length > 0 ? sort : [{ field: 'name', direction: 1 }];
  const columns: PageColumn<CompanyCardRow>[] = [
    ...keys.map(({ field, direction }) => ({ ...sorted[field], direction })),
    { by: sql`${companies.id}`, direction: 1, cast: 'uuid', read: ({ id }) => id },
  ];
  const where = and(isShown, ...searchWordsOf(searchValue).map(hasInName));
  const page = await readPage(selectCards(db), { where, columns, part });
  return { ...page, ...(await countUpToCap(db, sql`select 1 from ${companies} where ${where}`)) };
}

const searchWordsOf = (searchValue = '') =>
  searchValue.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean);
const hasInName = (word: string) => sql`strpos(lower(${companies.name}), ${word}) > 0`;

const selectPublic = (db: Db) =>
  db
    .select({
      ...cardColumns,
      ceoName: companies.ceoName,
      postcode: companies.postcode,
      address2: companies.address2,
      introduction: companies.introduction,
      socialLinks: companies.socialLinks,
    })
    .from(companies)
    .$dynamic();
export type PublicCompanyRow = Awaited<ReturnType<typeof selectPublic>>[number];

/** An approved company as the public sees it. */
export async function findPublicCompany(db: Db, id: string): Promise<PublicCompanyRow | undefined> {
  const [row] = await selectPublic(db).where(and(isShown, eq(companies.id, id)));
  return row;
}

/** The caller's bookmark of a company. */
export async function findCompanyBookmark(
  db: Db,
  actor: Actor | undefined,
  companyId: string,
): Promise<string | undefined> {
  if (!actor) return undefined;
  const [row] = await db
    .select({ id: bookmarks.id })
    .from(bookmarks)
    .where(and(eq(bookmarks.userId, actor.userId), eq(bookmarks.companyId, companyId)));
  return row?.id;
}
