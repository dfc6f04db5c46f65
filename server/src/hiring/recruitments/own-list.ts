import { and, count, eq, gte, isNull, lt, sql, type SQL } from 'drizzle-orm';
import {
  CLOSING_SOON_DAYS,
  type OwnKind,
  type RecruitmentState,
} from '@ieum/contract/hiring/recruitments/enums.ts';
import type { Db } from '#kit/context.ts';
import { seoulDay, startOfSeoulDay } from '#kit/dates.ts';
import { readPage, type PageRequest } from '#kit/db/pagination.ts';
import { containing } from '#kit/db/text-pattern.ts';
import { fold } from '#kit/search/ngrams.ts';
import type { Sort } from './search/list-query.ts';
import { rowColumns, rowOrder } from './search/management-list.ts';
import { recruitments } from './tables.ts';

const selectOwn = (db: Db) => db.select(rowColumns).from(recruitments).$dynamic();
export type OwnListRow = Awaited<ReturnType<typeof selectOwn>>[number];

interface OwnPart extends PageRequest {
  companyId: string;
  state?: RecruitmentState | undefined;
  only?: OwnKind | undefined;
  now: Date;
  searchValue?: string | undefined;
  sort: Sort;
}

/** A company's own recruitments in every state, with the number of each. */
export async function listOwn(db: Db, part: OwnPart) {
  const { companyId, state, only, now, searchValue, sort } = part;
  const isFound = searchValue
    ? sql`lower(${recruitments.subject}) like ${containing(fold(searchValue))}`
    : undefined;
  const isTheirs = and(eq(recruitments.companyId, companyId), isFound);
  const isOfState = state ? eq(recruitments.state, state) : undefined;
  const isOfKind = only && kinds[only](now);
  const where = and(isTheirs, isOfState, isOfKind);
  const page = await readPage(selectOwn(db), { where, columns: rowOrder(sort), part });
  const counts = await countByState(db, isTheirs);
  const found = state ? counts[state] : counts.all;
  return { ...page, counts, count: isOfKind ? await db.$count(recruitments, where) : found };
}

const kinds: Record<OwnKind, (now: Date) => SQL | undefined> = {
  DRAFTS: () => and(eq(recruitments.state, 'NO_SHOWN'), isNull(recruitments.publishedAt)),
  CLOSING_SOON: (now) => {
    const today = seoulDay(now);
    return and(
      eq(recruitments.state, 'ON_GOING'),
      eq(recruitments.isOpenHiring, false),
      gte(recruitments.endsAt, startOfSeoulDay(today)),
      lt(recruitments.endsAt, startOfSeoulDay(today, CLOSING_SOON_DAYS + 1)),
    );
  },
};

async function countByState(db: Db, isTheirs: ReturnType<typeof and>) {
  const groups = await db
    .select({ state: recruitments.state, n: count() })
    .from(recruitments)
    .where(isTheirs)
    .groupBy(recruitments.state);
  const of = (state: RecruitmentState) => groups.find((group) => group.state === state)?.n ?? 0;
  return {
    all: groups.reduce((sum, { n }) => sum + n, 0),
    ON_GOING: of('ON_GOING'),
    FINISHED: of('FINISHED'),
    NO_SHOWN: of('NO_SHOWN'),
    CANCELED: of('CANCELED'),
  };
}
