import { and, eq, getTableColumns, gt, lt, or, sql, type SQL } from 'drizzle-orm';
import type { PublicationState } from '@ieum/contract/foundation/publishing/enums.ts';
import { isInState, isPublishedAt } from '#foundation/publishing/public.ts';
import type { Db } from '#kit/context.ts';
import {
  countUpToCap,
  creationOrder,
  readPage,
  readSort,
  type PageColumn,
  type PageRequest,
} from '#kit/db/pagination.ts';
import { findWords } from '#kit/search/find-texts.ts';
import { notices, searchedNotices, type NoticeRow } from './tables.ts';

const { content: _content, ...listed } = getTableColumns(notices);
/** A row without its content. */
export type ListedNotice = Omit<NoticeRow, 'content'>;

const select = (db: Db) => db.select(listed).from(notices).$dynamic();

/** By the date that visitors see. */
const byDate = (direction: 1 | -1): PageColumn<ListedNotice>[] => [
  {
    by: sql`${notices.shownAt}`,
    direction,
    cast: 'timestamptz',
    read: ({ shownAt }) => shownAt.toISOString(),
  },
  { by: sql`${notices.id}`, direction, cast: 'uuid', read: ({ id }) => id },
];
const pinnedFirst: PageColumn<ListedNotice>[] = [
  { by: sql`${notices.isPinned}`, direction: -1, cast: 'boolean', read: ({ isPinned }) => String(isPinned) },
  ...byDate(-1),
];

const search = (db: Db, searchValue: string | undefined) =>
  findWords(db, { tables: searchedNotices, id: notices.id }, searchValue);

interface Filter extends PageRequest {
  searchValue?: string | undefined;
}

interface ListParams {
  where: SQL | undefined;
  columns: PageColumn<ListedNotice>[];
  filter: Filter;
}

async function readRows(db: Db, { where, columns, filter }: ListParams) {
  const found = await search(db, filter.searchValue);
  return readPage(select(db), { where: and(where, found?.page), columns, part: filter });
}

async function count(db: Db, { where, filter }: Pick<ListParams, 'where' | 'filter'>) {
  const found = await search(db, filter.searchValue);
  return countUpToCap(db, sql`select 1 from ${notices} where ${and(where, found?.count) ?? sql`true`}`);
}

async function readList(db: Db, list: ListParams) {
  const [page, counted] = await Promise.all([readRows(db, list), count(db, list)]);
  return { ...page, ...counted };
}

const published = (filter: Filter, now: Date): ListParams => ({
  where: isPublishedAt(notices, now),
  columns: pinnedFirst,
  filter,
});

/** A page of the notices that visitors see at a moment. */
export const readPublished = (db: Db, filter: Filter, now: Date) => readRows(db, published(filter, now));

/** How many of them there are, up to the cap. */
export const countPublished = (db: Db, filter: Filter, now: Date) => count(db, published(filter, now));

/** The page with the count; the pinned ones first, unless the `sort` header says otherwise. */
export function listPublished(
  db: Db,
  filter: Filter,
  { now, sort }: { now: Date; sort?: string | undefined },
) {
  const [key] = readSort(['createdAt'], sort);
  const list = published(filter, now);
  return readList(db, key ? { ...list, columns: byDate(key.direction) } : list);
}

interface ConsoleFilter extends Filter {
  state?: readonly PublicationState[] | undefined;
  pinned?: boolean | undefined;
}

/** A page of the notices in any state; the newest first unless the `sort` header says otherwise. */
export function listEvery(
  db: Db,
  filter: ConsoleFilter,
  { now, sort }: { now: Date; sort: string | undefined },
) {
  const { state, pinned } = filter;
  const where = and(
    state && or(...state.map((one) => isInState(notices, one, now))),
    pinned === undefined ? undefined : eq(notices.isPinned, pinned),
  );
  return readList(db, { where, columns: creationOrder(notices, sort), filter });
}

/** A notice that visitors see at a moment. */
export async function findPublished(db: Db, id: string, now: Date): Promise<NoticeRow | undefined> {
  const [row] = await db
    .select()
    .from(notices)
    .where(and(eq(notices.id, id), isPublishedAt(notices, now)));
  return row;
}

export async function findNotice(db: Db, id: string): Promise<NoticeRow | undefined> {
  const [row] = await db.select().from(notices).where(eq(notices.id, id));
  return row;
}

/** Reads the same row and locks it for a write. */
export async function findNoticeForUpdate(db: Db, id: string): Promise<NoticeRow | undefined> {
  const [row] = await db.select().from(notices).where(eq(notices.id, id)).for('update');
  return row;
}

/** The published notices next to one in the order of their dates. */
export async function findNeighbours(db: Db, { shownAt, id }: NoticeRow, now: Date) {
  const neighbour = async (direction: 1 | -1) => {
    const compare = direction === 1 ? gt : lt;
    const beside = or(
      compare(notices.shownAt, shownAt),
      and(eq(notices.shownAt, shownAt), compare(notices.id, id)),
    );
    const order = direction === 1 ? sql`asc` : sql`desc`;
    const [row] = await db
      .select({ id: notices.id, subject: notices.subject })
      .from(notices)
      .where(and(isPublishedAt(notices, now), beside))
      .orderBy(sql`${notices.shownAt} ${order}`, sql`${notices.id} ${order}`)
      .limit(1);
    return row;
  };
  const [newer, older] = await Promise.all([neighbour(1), neighbour(-1)]);
  return { newer, older };
}
