import { and, count, eq, sql } from 'drizzle-orm';
import type { RecruitmentState } from '@ieum/contract/recruitments.enums.ts';
import type { Db } from '#kit/context.ts';
import { readPage, type PageColumn, type PagePart } from '#kit/listing.ts';
import { containing, fold } from './grams.ts';
import type { Sort, SortField } from './list-query.ts';
import { recruitments } from './tables.ts';

const FAR = '9999-12-31T00:00:00.000Z';

const sorted: Record<SortField, Omit<PageColumn<OwnListRow>, 'direction'>> = {
  createdAt: {
    by: sql`${recruitments.createdAt}`,
    cast: 'timestamptz',
    read: ({ createdAt }) => createdAt.toISOString(),
  },
  hitCounts: { by: sql`${recruitments.hits}`, cast: 'integer', read: ({ hits }) => hits },
  'application.endsAt': {
    by: sql`coalesce(${recruitments.endsAt}, ${FAR}::timestamptz)`,
    cast: 'timestamptz',
    read: ({ endsAt }) => endsAt?.toISOString() ?? FAR,
  },
};

const ownColumns = {
  id: recruitments.id,
  state: recruitments.state,
  subject: recruitments.subject,
  startsAt: recruitments.startsAt,
  endsAt: recruitments.endsAt,
  isOpenHiring: recruitments.isOpenHiring,
  closesOnHiring: recruitments.closesOnHiring,
  types: recruitments.types,
  hits: recruitments.hits,
  closedReason: recruitments.closedReason,
  version: recruitments.version,
  publishedAt: recruitments.publishedAt,
  createdAt: recruitments.createdAt,
  updatedAt: recruitments.updatedAt,
};
const selectOwn = (db: Db) => db.select(ownColumns).from(recruitments).$dynamic();
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
  const last = sort.at(-1)?.direction ?? -1;
  const columns: PageColumn<OwnListRow>[] = [
    ...sort.map(({ field, direction }) => ({ ...sorted[field], direction })),
    { by: sql`${recruitments.id}`, direction: last, cast: 'uuid', read: ({ id }) => id },
  ];
  const isFound = searchValue
    ? sql`lower(${recruitments.subject}) like ${containing(fold(searchValue))}`
    : undefined;
  const isTheirs = and(eq(recruitments.companyId, companyId), isFound);
  const where = and(isTheirs, state ? eq(recruitments.state, state) : undefined);
  const page = await readPage(selectOwn(db), { where, columns, part });
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
