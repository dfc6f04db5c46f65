import { and, count, eq, sql } from 'drizzle-orm';
import type { RecruitmentState } from '@ieum/contract/recruitments.enums.ts';
import type { Db } from '#kit/context.ts';
import { readPage, type PagePart } from '#kit/listing.ts';
import { containing, fold } from './grams.ts';
import type { Sort } from './list-query.ts';
import { rowColumns, rowOrder } from './row-list.ts';
import { recruitments } from './tables.ts';

const selectOwn = (db: Db) => db.select(rowColumns).from(recruitments).$dynamic();
export type OwnListRow = Awaited<ReturnType<typeof selectOwn>>[number];

interface OwnPart extends PagePart {
  companyId: string;
  state?: RecruitmentState | undefined;
  searchValue?: string | undefined;
  sort: Sort;
}

/** A company's own postings in every state, with how many there are of each. */
export async function listOwn(db: Db, part: OwnPart) {
  const { companyId, state, searchValue, sort } = part;
  const isFound = searchValue
    ? sql`lower(${recruitments.subject}) like ${containing(fold(searchValue))}`
    : undefined;
  const isTheirs = and(eq(recruitments.companyId, companyId), isFound);
  const where = and(isTheirs, state ? eq(recruitments.state, state) : undefined);
  const page = await readPage(selectOwn(db), { where, columns: rowOrder(sort), part });
  const counts = await countByState(db, isTheirs);
  return { ...page, counts, count: state ? counts[state] : counts.all };
}

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
