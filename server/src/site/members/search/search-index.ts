import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#kit/context.ts';
import { COUNT_CAP, countUpToCap, readPage, type PageColumn, type SortKey } from '#kit/db/pagination.ts';
import type { MemberFilter } from '../filter.ts';
import type { FoundMembers } from './find-by-text.ts';
import { memberNgrams } from '../tables.ts';

/** A search that the index decides without the accounts. */
type FoundInIndex = FoundMembers & { ofNgrams: SQL };

/** Whether a filter has no condition beside the search, status and kind of account. */
export function isOfIndex(filter: MemberFilter, found: FoundMembers): found is FoundInIndex {
  const { approval, isConsole, levelId, userIds, joinedFrom, joinedTo } = filter;
  const isNarrow = [approval, isConsole, levelId, userIds, joinedFrom, joinedTo].every((value) => !value);
  return isNarrow && found.ofNgrams !== undefined;
}

const conditionOf = ({ status, userType }: MemberFilter, { ofNgrams }: FoundInIndex) =>
  and(
    status ? eq(memberNgrams.status, status) : ne(memberNgrams.status, 'WITHDRAWN'),
    userType && eq(memberNgrams.userType, userType),
    ofNgrams,
  );

/** Counts the members of a search; what is certainly far above the cap is not counted. */
export async function countInIndex(db: Db, filter: MemberFilter, found: FoundInIndex) {
  const isWhole = !filter.status && !filter.userType;
  if (found.isBeyondCount && isWhole) return { count: COUNT_CAP, isCapped: true as const };
  return countUpToCap(db, sql`select 1 from ${memberNgrams} where ${conditionOf(filter, found)}`);
}

interface FoundRow {
  user: { id: string; name: string; createdAt: Date };
}
type Column = PageColumn<FoundRow>;

const sortable = {
  createdAt: {
    by: sql`${memberNgrams.createdAt}`,
    cast: 'timestamptz',
    read: ({ user }) => user.createdAt.toISOString(),
  },
  name: { by: sql`${memberNgrams.name} collate "C"`, cast: 'text', read: ({ user }) => user.name },
} satisfies Record<string, Omit<Column, 'direction'>>;
const byId: Omit<Column, 'direction'> = {
  by: sql`${memberNgrams.rowId}`,
  cast: 'uuid',
  read: ({ user }) => user.id,
};
type Order = readonly SortKey<keyof typeof sortable>[];

/** Whether the index has all that an order compares. */
export const isOrderOfIndex = (order: readonly SortKey[]): order is Order =>
  order.every(({ field }) => field in sortable);

interface PageInIndex {
  filter: MemberFilter;
  found: FoundInIndex;
  order: Order;
}

/** A page of the members of a search, the newest first where no order is given. */
export function readInIndex(db: Db, { filter, found, order }: PageInIndex) {
  const keys: Order = order.length > 0 ? order : [{ field: 'createdAt', direction: -1 }];
  const columns: Column[] = keys.map(({ field, direction }) => ({ ...sortable[field], direction }));
  const last = { ...byId, direction: keys.at(-1)?.direction ?? -1 };
  const { rowId, name, createdAt } = memberNgrams;
  const selection = db
    .select({ user: { id: rowId, name, createdAt } })
    .from(memberNgrams)
    .$dynamic();
  const where = conditionOf(filter, found);
  return readPage<FoundRow>(selection, { where, columns: [...columns, last], part: filter });
}
