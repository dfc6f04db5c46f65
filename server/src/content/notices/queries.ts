import { and, eq, getTableColumns, gt, ilike, lt, or, sql, type SQL } from 'drizzle-orm';
import type { PublicationState } from '@ieum/contract/foundation/publishing/enums.ts';
import { isInState, isPublishedAt } from '#foundation/publishing/public.ts';
import type { Db } from '#kit/context.ts';
import {
  byCreation,
  countUpToCap,
  readPage,
  readSort,
  type PageColumn,
  type PageRequest,
} from '#kit/db/pagination.ts';
import { notices, type NoticeRow } from './tables.ts';

const { content: _content, ...listed } = getTableColumns(notices);
/** A row without its content. */
export type ListedNotice = Omit<NoticeRow, 'content'>;

const select = (db: Db) => db.select(listed).from(notices).$dynamic();

const newestFirst: PageColumn<ListedNotice>[] = [
  {
    by: sql`${notices.shownAt}`,
    direction: -1,
    cast: 'timestamptz',
    read: ({ shownAt }) => shownAt.toISOString(),
  },
  { by: sql`${notices.id}`, direction: -1, cast: 'uuid', read: ({ id }) => id },
];
const pinnedFirst: PageColumn<ListedNotice>[] = [
  { by: sql`${notices.isPinned}`, direction: -1, cast: 'boolean', read: ({ isPinned }) => String(isPinned) },
  ...newestFirst,
];

const contains = (searchValue: string | undefined): SQL | undefined => {
  if (!searchValue) return undefined;
  const pattern = `%${searchValue.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(notices.subject, pattern), ilike(notices.content, pattern));
};

async function readList(
  db: Db,
  {
    where,
    columns,
    part,
  }: { where: SQL | undefined; columns: PageColumn<ListedNotice>[]; part: PageRequest },
) {
  const page = await readPage(select(db), { where, columns, part });
  return { ...page, ...(await countUpToCap(db, sql`select 1 from ${notices} where ${where ?? sql`true`}`)) };
}

interface Filter extends PageRequest {
  searchValue?: string | undefined;
}

/** A page of the notices that visitors see at a moment. */
export const listPublished = (db: Db, filter: Filter, now: Date) =>
  readList(db, {
    where: and(isPublishedAt(notices, now), contains(filter.searchValue)),
    columns: pinnedFirst,
    part: filter,
  });

interface ConsoleFilter extends Filter {
  state?: readonly PublicationState[] | undefined;
  pinned?: boolean | undefined;
}

const SORTS = ['createdAt'] as const;

/** A page of the notices in any state; the newest first unless the `sort` header says otherwise. */
export function listEvery(
  db: Db,
  filter: ConsoleFilter,
  { now, sort }: { now: Date; sort: string | undefined },
) {
  const { state, pinned, searchValue } = filter;
  const where = and(
    state && or(...state.map((one) => isInState(notices, one, now))),
    pinned === undefined ? undefined : eq(notices.isPinned, pinned),
    contains(searchValue),
  );
  const [key] = readSort(SORTS, sort);
  return readList(db, { where, columns: byCreation(notices, key?.direction), part: filter });
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

/** The same, locked for a write. */
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
