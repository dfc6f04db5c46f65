import { sql } from 'drizzle-orm';
import type { PageColumn } from '#kit/db/pagination.ts';
import type { Sort, SortField } from './list-query.ts';
import { recruitments, type RecruitmentRow } from '../tables.ts';

/** The columns of lists for those who manage recruitments. */
export const rowColumns = {
  id: recruitments.id,
  state: recruitments.state,
  publicState: recruitments.publicState,
  isCompanyHidden: recruitments.isCompanyHidden,
  blockedAt: recruitments.blockedAt,
  blockedReason: recruitments.blockedReason,
  blockReply: recruitments.blockReply,
  blockRepliedAt: recruitments.blockRepliedAt,
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

type Row = Pick<RecruitmentRow, keyof typeof rowColumns>;

const FAR = '9999-12-31T00:00:00.000Z';

const sorted: Record<SortField, Omit<PageColumn<Row>, 'direction'>> = {
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

/** The order of such rows, completed by the id in the direction of the last key. */
export const rowOrder = (sort: Sort): PageColumn<Row>[] => [
  ...sort.map(({ field, direction }) => ({ ...sorted[field], direction })),
  {
    by: sql`${recruitments.id}`,
    direction: sort.at(-1)?.direction ?? -1,
    cast: 'uuid',
    read: ({ id }) => id,
  },
];
