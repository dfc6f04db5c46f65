import { and, asc, eq, getTableColumns, inArray, isNull, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { pageCodes } from '@ieum/contract/content/boards/enums.ts';
import type { Locale } from '@ieum/contract/common/text.ts';
import type { PublicationState } from '@ieum/contract/foundation/publishing/enums.ts';
import { users } from '#account/users/tables.ts';
import { isInState, isPublishedAt } from '#foundation/publishing/public.ts';
import { hashTagsOf } from '#foundation/hash-tags/public.ts';
import type { Actor, Db } from '#kit/context.ts';
import {
  countUpToCap,
  creationOrder,
  readPage,
  readSort,
  type PageColumn,
  type PageRequest,
} from '#kit/db/pagination.ts';
import { findWords } from '#kit/search/find-texts.ts';
import { mayRead, mayWrite } from './rights.ts';
import { boards, posts, searchedPosts } from './tables.ts';

const { content: _content, ...listed } = getTableColumns(posts);
const writer = { name: users.name, isConsole: users.isConsole };

const selectListed = (db: Db) =>
  db
    .select({ ...listed, code: boards.code, writer })
    .from(posts)
    .innerJoin(boards, eq(boards.id, posts.boardId))
    .leftJoin(users, eq(users.id, posts.userId))
    .$dynamic();
/** A post without its content, with the code of its board and its writer. */
export type ListedPost = Awaited<ReturnType<typeof selectListed>>[number];

/** By the date that readers see. */
export const byDate = (direction: 1 | -1): PageColumn<ListedPost>[] => [
  {
    by: sql`${posts.shownAt}`,
    direction,
    cast: 'timestamptz',
    read: ({ shownAt }) => shownAt.toISOString(),
  },
  { by: sql`${posts.id}`, direction, cast: 'uuid', read: ({ id }) => id },
];
/** The order of the posts for readers. */
export const pinnedFirst: PageColumn<ListedPost>[] = [
  { by: sql`${posts.isPinned}`, direction: -1, cast: 'boolean', read: ({ isPinned }) => String(isPinned) },
  ...byDate(-1),
];

interface Filter extends PageRequest {
  code?: string | undefined;
  searchValue?: string | undefined;
}

interface ListParams {
  where: SQL | undefined;
  columns: PageColumn<ListedPost>[];
  filter: Filter;
}

async function readList(db: Db, { where, columns, filter }: ListParams) {
  const found = await findWords(db, { tables: searchedPosts, id: posts.id }, filter.searchValue);
  const isOfBoard = filter.code === undefined ? undefined : eq(boards.code, filter.code);
  const counted = sql`select 1 from ${posts} inner join ${boards} on ${boards.id} = ${posts.boardId}
    where ${and(where, isOfBoard, found?.count) ?? sql`true`}`;
  const [page, count] = await Promise.all([
    readPage(selectListed(db), { where: and(where, isOfBoard, found?.page), columns, part: filter }),
    countUpToCap(db, counted),
  ]);
  return { ...page, ...count };
}

/** The reader with time and language, on which the visible posts depend. */
export interface Reader {
  actor: Actor | undefined;
  locale: Locale;
  now: Date;
}

/** The posts that a reader may see now. */
export const isShownTo = ({ actor, now }: Reader) => and(isPublishedAt(posts, now), mayRead(actor));
const isIn = (locale: Locale) => or(isNull(posts.language), eq(posts.language, locale));

/** The texts of the pages are listed only by the code of their board. */
const isNoPage = ({ code }: Filter) =>
  code === undefined ? notInArray(boards.code, [...pageCodes]) : undefined;

/**
 * A page of the posts that a reader may see, in the reader's language; the pinned ones first, unless the
 * `sort` header says otherwise.
 */
export function listPublished(
  db: Db,
  filter: Filter,
  { reader, sort }: { reader: Reader; sort?: string | undefined },
) {
  const [key] = readSort(['createdAt'], sort);
  return readList(db, {
    where: and(isShownTo(reader), isIn(reader.locale), isNoPage(filter)),
    columns: key ? byDate(key.direction) : pinnedFirst,
    filter,
  });
}

interface ConsoleFilter extends Filter {
  state?: readonly PublicationState[] | undefined;
  reported?: boolean | undefined;
}

/** A page of the posts in any state; the newest first unless the `sort` header says otherwise. */
export function listEvery(
  db: Db,
  filter: ConsoleFilter,
  { now, sort }: { now: Date; sort: string | undefined },
) {
  const { state, reported } = filter;
  const isReported = reported ? sql`${posts.openReports} > 0` : sql`${posts.openReports} = 0`;
  const where = and(
    state && or(...state.map((one) => isInState(posts, one, now))),
    reported === undefined ? undefined : isReported,
  );
  return readList(db, { where, columns: creationOrder(posts, sort), filter });
}

const selectWhole = (db: Db) =>
  db
    .select({ post: posts, board: boards, writer, hashTags: hashTagsOf('board', posts.id) })
    .from(posts)
    .innerJoin(boards, eq(boards.id, posts.boardId))
    .leftJoin(users, eq(users.id, posts.userId));
/** A post with its board and its writer. */
export type WholePost = Awaited<ReturnType<typeof selectWhole>>[number];

/** A post that a reader may see, in any language. */
export async function findPublished(db: Db, id: string, reader: Reader): Promise<WholePost | undefined> {
  const [row] = await selectWhole(db).where(and(eq(posts.id, id), isShownTo(reader)));
  return row;
}

/** A post in any state. */
export async function findPost(db: Db, id: string): Promise<WholePost | undefined> {
  const [row] = await selectWhole(db).where(eq(posts.id, id));
  return row;
}

/** Reads the same row and locks it for a write. */
export async function findPostForUpdate(db: Db, id: string): Promise<WholePost | undefined> {
  const [row] = await selectWhole(db).where(eq(posts.id, id)).for('update', { of: posts });
  return row;
}

/** Posts in any state, locked for a write in one order, so that two calls do not wait for each other. */
export const findPostsForUpdate = (db: Db, ids: readonly string[]) =>
  db
    .select({ post: posts, board: boards })
    .from(posts)
    .innerJoin(boards, eq(boards.id, posts.boardId))
    .where(inArray(posts.id, [...ids]))
    .orderBy(asc(posts.id))
    .for('update', { of: posts });

/** A post that an actor may read, locked for a write, with what the actor may write on its board. */
export async function findReadableForUpdate(db: Db, id: string, { actor, now }: { actor: Actor; now: Date }) {
  const [row] = await db
    .select({ post: posts, board: boards, isWriter: mayWrite(actor) })
    .from(posts)
    .innerJoin(boards, eq(boards.id, posts.boardId))
    .where(
      and(eq(posts.id, id), actor.isConsole ? undefined : and(isPublishedAt(posts, now), mayRead(actor))),
    )
    .for('update', { of: posts });
  return row;
}

/** A board that an actor may read, kept from being deleted, and whether the actor may write posts. */
export async function findBoardByCode(db: Db, code: string, actor: Actor) {
  const [row] = await db
    .select({ board: boards, isWriter: mayWrite(actor) })
    .from(boards)
    .where(and(eq(boards.code, code), actor.isConsole ? undefined : mayRead(actor)))
    .for('share');
  return row;
}

/** The boards that somebody may read, without those of the pages. */
export const listReadableBoards = (db: Db, actor: Actor | undefined, limit: number) =>
  db
    .select({ board: boards, isWriter: mayWrite(actor) })
    .from(boards)
    .where(and(mayRead(actor), notInArray(boards.code, [...pageCodes])))
    .orderBy(asc(boards.createdAt), asc(boards.id))
    .limit(limit);
