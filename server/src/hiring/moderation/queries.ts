import { and, eq, gte, isNotNull, isNull, lt, not, sql, type SQL } from 'drizzle-orm';
import type { RecruitmentState } from '@ieum/contract/hiring/recruitments/enums.ts';
import { isShown } from '#hiring/companies/public.ts';
import { companies } from '#hiring/companies/tables.ts';
import { readOrder, rowColumns, rowOrder } from '#hiring/recruitments/public.ts';
import { needleOf } from '#kit/search/ngrams.ts';
import { recruitmentNgrams, recruitments, recruitmentContents } from '#hiring/recruitments/tables.ts';
import type { Db } from '#kit/context.ts';
import { startOfSeoulDay } from '#kit/dates.ts';
import { countUpToCap, readPage, type PageRequest } from '#kit/db/pagination.ts';

const shown = {
  ...rowColumns,
  companyId: recruitments.companyId,
  companyName: companies.name,
  logoFileId: companies.logoFileId,
  sourceName: recruitments.sourceName,
  sourceUrl: recruitments.sourceUrl,
  closedAt: recruitments.closedAt,
};

const selectRows = (db: Db) =>
  db
    .select(shown)
    .from(recruitments)
    .innerJoin(companies, eq(companies.id, recruitments.companyId))
    .$dynamic();
export type ModeratedListRow = Awaited<ReturnType<typeof selectRows>>[number];

export interface ModerationFilter extends PageRequest {
  searchValue?: string | undefined;
  state?: RecruitmentState | undefined;
  companyId?: string | undefined;
  origin?: 'OWN' | 'IMPORTED' | undefined;
  answered?: boolean | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * A page of every company's recruitments in any state; the newest first unless the `sort` header says
 * otherwise.
 */
export async function listModerated(db: Db, filter: ModerationFilter, sort: string | undefined) {
  const columns = rowOrder(readOrder({}, { sort }));
  const where = and(...conditionsOf(filter));
  const page = await readPage(selectRows(db), { where, columns, part: filter });
  const counted = sql`select 1 from ${recruitments} where ${where ?? sql`true`}`;
  return { ...page, ...(await countUpToCap(db, counted)) };
}

/** Hidden by an administrator, and answered by a company that is still there. */
export const isAnswered = sql`(${recruitments.blockRepliedAt} is not null and not ${recruitments.isCompanyHidden})`;

function conditionsOf({
  state,
  companyId,
  origin,
  answered,
  from,
  to,
  searchValue,
}: ModerationFilter): (SQL | undefined)[] {
  return [
    state && eq(recruitments.publicState, state),
    companyId === undefined ? undefined : eq(recruitments.companyId, companyId),
    origin && (origin === 'OWN' ? isNull : isNotNull)(recruitments.sourceName),
    answered === undefined ? undefined : answered ? isAnswered : not(isAnswered),
    from ? gte(recruitments.createdAt, startOfSeoulDay(from)) : undefined,
    to ? lt(recruitments.createdAt, startOfSeoulDay(to, 1)) : undefined,
    ...searchConditions(searchValue),
  ];
}

function searchConditions(searchValue: string | undefined): SQL[] {
  const needle = needleOf(searchValue);
  if (!needle) return [];
  const candidates = sql`${recruitments.id} in (select ${recruitmentNgrams.recruitmentId} from ${recruitmentNgrams}
    where ${recruitmentNgrams.ngrams} @> ${sql.param(needle.ngrams)}::text[])`;
  const unsettled = needle.words.filter(({ pattern, isExact }) => pattern !== undefined && !isExact);
  return [candidates, ...unsettled.map(({ pattern }) => looksAt(pattern ?? ''))];
}

const looksAt = (
  pattern: string,
) => sql`(select ${recruitmentContents.haystack} like ${pattern} from ${recruitmentContents}
  where ${recruitmentContents.recruitmentId} = ${recruitments.id})`;

/** A company that a recruitment may be created for: one that is public. */
export async function findCompany(db: Db, companyId: string) {
  const { id, userId, name } = companies;
  const [row] = await db
    .select({ id, userId, name })
    .from(companies)
    .where(and(isShown, eq(id, companyId)));
  return row;
}
