import { and, eq, gte, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { RecruitmentState } from '@ieum/contract/recruitments.enums.ts';
import { companies } from '#companies/tables.ts';
import { needleOf } from '#recruitments/public.ts';
import { recruitmentGrams, recruitments, recruitmentTexts } from '#recruitments/tables.ts';
import type { Db } from '#kit/context.ts';
import { startOfSeoulDay } from '#kit/dates.ts';
import { isId } from '#kit/ids.ts';
import {
  afterCursor,
  countUpToCap,
  orderBy,
  packCursor,
  pageOf,
  readSort,
  unpackCursor,
  type OrderColumn,
} from '#kit/listing.ts';

const FAR = '9999-12-31T00:00:00.000Z';

const columns = {
  id: recruitments.id,
  companyId: recruitments.companyId,
  companyName: companies.name,
  logoFileId: companies.logoFileId,
  state: recruitments.state,
  subject: recruitments.subject,
  startsAt: recruitments.startsAt,
  endsAt: recruitments.endsAt,
  isOpenHiring: recruitments.isOpenHiring,
  closesOnHiring: recruitments.closesOnHiring,
  types: recruitments.types,
  hits: recruitments.hits,
  sourceName: recruitments.sourceName,
  sourceUrl: recruitments.sourceUrl,
  closedAt: recruitments.closedAt,
  closedReason: recruitments.closedReason,
  version: recruitments.version,
  publishedAt: recruitments.publishedAt,
  createdAt: recruitments.createdAt,
  updatedAt: recruitments.updatedAt,
};

const selectRows = (db: Db) =>
  db.select(columns).from(recruitments).innerJoin(companies, eq(companies.id, recruitments.companyId));
export type ModeratedListRow = Awaited<ReturnType<typeof selectRows>>[number];

const sortable = {
  createdAt: {
    by: sql`${recruitments.createdAt}`,
    cast: 'timestamptz',
    read: (row: ModeratedListRow) => row.createdAt.toISOString(),
  },
  hitCounts: { by: sql`${recruitments.hits}`, cast: 'integer', read: ({ hits }: ModeratedListRow) => hits },
  'application.endsAt': {
    by: sql`coalesce(${recruitments.endsAt}, ${FAR}::timestamptz)`,
    cast: 'timestamptz',
    read: (row: ModeratedListRow) => row.endsAt?.toISOString() ?? FAR,
  },
} as const;
type SortField = keyof typeof sortable;
const sortFields = ['createdAt', 'hitCounts', 'application.endsAt'] as const satisfies readonly SortField[];

export interface ModerationFilter {
  limit: number;
  skip: number;
  after?: string | undefined;
  before?: 'end' | undefined;
  searchValue?: string | undefined;
  state?: RecruitmentState | undefined;
  companyId?: string | undefined;
  origin?: 'OWN' | 'IMPORTED' | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** A page of every company's postings, in whatever state; the newest first unless the `sort` header says else. */
export async function listModerated(db: Db, filter: ModerationFilter, sort: string | undefined) {
  const { limit, skip, after, before } = filter;
  const asked = readSort(sortFields, sort);
  const keys = asked.length > 0 ? asked : [{ field: 'createdAt' as const, direction: -1 as const }];
  const last = keys.at(-1)?.direction ?? -1;
  const order: OrderColumn[] = [
    ...keys.map(({ field, direction }) => ({ ...sortable[field], direction })),
    { by: sql`${recruitments.id}`, direction: last, cast: 'uuid' },
  ];
  const isLastPage = before === 'end';
  const where = and(...conditionsOf(filter));
  const rows = await selectRows(db)
    .where(and(where, after ? afterCursor(order, unpackCursor(after, order.length)) : undefined))
    .orderBy(...orderBy(order, isLastPage))
    .limit(limit + 1)
    .offset(isLastPage ? 0 : skip);
  const counted = sql`select 1 from ${recruitments} where ${where ?? sql`true`}`;
  const count = await countUpToCap(db, counted);
  if (isLastPage) return { rows: rows.slice(0, limit).toReversed(), next: null, ...count };
  const cursorOf = (row: ModeratedListRow) =>
    packCursor([...keys.map(({ field }) => sortable[field].read(row)), row.id]);
  return { ...pageOf(rows, limit, cursorOf), ...count };
}

function conditionsOf({
  state,
  companyId,
  origin,
  from,
  to,
  searchValue,
}: ModerationFilter): (SQL | undefined)[] {
  return [
    state && eq(recruitments.state, state),
    companyId === undefined ? undefined : isOf(companyId),
    origin && (origin === 'OWN' ? isNull : isNotNull)(recruitments.sourceName),
    from ? gte(recruitments.createdAt, startOfSeoulDay(from)) : undefined,
    to ? lt(recruitments.createdAt, startOfSeoulDay(to, 1)) : undefined,
    ...searchConditions(searchValue),
  ];
}

const isOf = (companyId: string) => (isId(companyId) ? eq(recruitments.companyId, companyId) : sql`false`);

function searchConditions(searchValue: string | undefined): SQL[] {
  const needle = needleOf(searchValue);
  if (!needle) return [];
  const candidates = sql`${recruitments.id} in (select ${recruitmentGrams.recruitmentId} from ${recruitmentGrams}
    where ${recruitmentGrams.grams} @> ${sql.param(needle.grams)}::text[])`;
  const unsettled = needle.words.filter(({ pattern, isExact }) => pattern !== undefined && !isExact);
  return [candidates, ...unsettled.map(({ pattern }) => looksAt(pattern ?? ''))];
}

const looksAt = (
  pattern: string,
) => sql`(select ${recruitmentTexts.haystack} like ${pattern} from ${recruitmentTexts}
  where ${recruitmentTexts.recruitmentId} = ${recruitments.id})`;

/** A company a posting may be written for. */
export async function findCompany(db: Db, companyId: string) {
  if (!isId(companyId)) return undefined;
  const { id, userId, name, approval } = companies;
  const [row] = await db.select({ id, userId, name, approval }).from(companies).where(eq(id, companyId));
  return row;
}
