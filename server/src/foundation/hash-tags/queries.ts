import { and, asc, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#kit/context.ts';
import {
  byCreation,
  COUNT_CAP,
  countUpToCap,
  readPage,
  readSort,
  type PageColumn,
  type PageRequest,
} from '#kit/db/pagination.ts';
import { findWords } from '#kit/search/find-texts.ts';
import { containing } from '#kit/db/text-pattern.ts';
import { keyOf, lettersOf } from './hangul-letters.ts';
import type { Taggable, Visit } from './taggable.ts';
import { formerHashTags, hashTags, searchedHashTags, taggings, type HashTagRow } from './tables.ts';

const uses = sql<number>`(select count(*)::int from (
  select 1 from ${taggings} where ${taggings.tagId} = ${hashTags.id} limit ${sql.raw(String(COUNT_CAP))}) u)`;

const selectListed = (db: Db) => db.select({ tag: hashTags, uses }).from(hashTags).$dynamic();
/** A tag with the number of rows that have it. */
export type ListedTag = Awaited<ReturnType<typeof selectListed>>[number];

const inOrder: PageColumn<ListedTag>[] = [
  { by: sql`${hashTags.position}`, direction: 1, cast: 'integer', read: ({ tag }) => tag.position },
  { by: sql`${hashTags.key}`, direction: 1, cast: 'text', read: ({ tag }) => tag.key },
  { by: sql`${hashTags.id}`, direction: 1, cast: 'uuid', read: ({ tag }) => tag.id },
];
const byAge = (direction: 1 | -1): PageColumn<ListedTag>[] =>
  byCreation(hashTags, direction).map((column) => ({ ...column, read: ({ tag }) => column.read(tag) }));
const byName = (direction: 1 | -1): PageColumn<ListedTag>[] =>
  inOrder.slice(1).map((column) => ({ ...column, direction }));

const SORTS = ['createdAt', 'name', 'index'] as const;

function orderOf(header: string | undefined): PageColumn<ListedTag>[] {
  const [key] = readSort(SORTS, header);
  if (key?.field === 'createdAt') return byAge(key.direction);
  if (key?.field === 'name') return byName(key.direction);
  return inOrder.map((column) => ({ ...column, direction: key?.direction ?? 1 }));
}

interface ConsoleFilter extends PageRequest {
  searchValue?: string | undefined;
  active?: boolean | undefined;
}

/** A page of tags; in their order unless the `sort` header says otherwise. */
export async function listEvery(db: Db, filter: ConsoleFilter, sort: string | undefined) {
  const found = await findWords(db, { tables: searchedHashTags, id: hashTags.id }, filter.searchValue);
  const isActive = filter.active === undefined ? undefined : eq(hashTags.isActive, filter.active);
  const counted = sql`select 1 from ${hashTags} where ${and(isActive, found?.count) ?? sql`true`}`;
  const [page, count] = await Promise.all([
    readPage(selectListed(db), { where: and(isActive, found?.page), columns: orderOf(sort), part: filter }),
    countUpToCap(db, counted),
  ]);
  return { ...page, ...count };
}

/** One tag with the number of its rows. */
export async function findListed(db: Db, id: string): Promise<ListedTag | undefined> {
  const [row] = await selectListed(db).where(eq(hashTags.id, id));
  return row;
}

/** Tags locked for a write, in one order for all writes. */
export const findForUpdate = (db: Db, ids: readonly string[]): Promise<HashTagRow[]> =>
  db
    .select()
    .from(hashTags)
    .where(inArray(hashTags.id, [...ids]))
    .orderBy(asc(hashTags.id))
    .for('update');

/** The tags of these ids, in any state. */
export const findByIds = (db: Db, ids: readonly string[]): Promise<HashTagRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(hashTags)
        .where(inArray(hashTags.id, [...ids]));

/** The active tag of a name; without one, the tag that had this name before. */
export async function findByName(db: Db, name: string): Promise<HashTagRow | undefined> {
  const key = keyOf(name);
  const isNamed = eq(hashTags.key, key);
  const wasNamed = db
    .select({ id: formerHashTags.tagId })
    .from(formerHashTags)
    .where(eq(formerHashTags.key, key));
  const rows = await db
    .select()
    .from(hashTags)
    .where(or(isNamed, inArray(hashTags.id, wasNamed)))
    .orderBy(desc(isNamed))
    .limit(1);
  return rows.find(({ isActive }) => isActive);
}

/** Active tags for a text that is being typed: those that begin with it, then those that contain it. */
export async function suggest(db: Db, typed: string, limit: number): Promise<HashTagRow[]> {
  const inSuggestedOrder = [asc(hashTags.position), asc(hashTags.key)];
  const select = db.select().from(hashTags).$dynamic();
  const text = typed.replace(/^[#＃\s]+/u, '');
  if (text === '')
    return select
      .where(eq(hashTags.isActive, true))
      .orderBy(...inSuggestedOrder)
      .limit(limit);
  const begins = sql<boolean>`${hashTags.letters} like ${containing(lettersOf(text)).slice(1)}`;
  const found = await findWords(db, { tables: searchedHashTags, id: hashTags.id }, text);
  return select
    .where(and(eq(hashTags.isActive, true), or(begins, found?.page)))
    .orderBy(desc(begins), ...inSuggestedOrder)
    .limit(limit);
}

interface TaggedPage {
  tagId: string;
  limit: number;
  skip: number;
}

const isTagged = ({ kind, columns, isPublic }: Taggable, tagId: string, visit: Visit): SQL =>
  sql`${and(eq(taggings.tagId, tagId), eq(taggings.kind, kind), eq(columns.id, taggings.rowId), isPublic(visit))}`;

/** The ids of the public rows of one kind with a tag, the newest first; none are read with a limit of 0. */
export async function listRowIds(
  db: Db,
  taggable: Taggable,
  { tagId, limit, skip, visit }: TaggedPage & { visit: Visit },
): Promise<string[]> {
  if (limit === 0) return [];
  const { table, columns } = taggable;
  const rows = await db
    .select({ id: sql<string>`${columns.id}` })
    .from(table)
    .innerJoin(taggings, isTagged(taggable, tagId, visit))
    .orderBy(desc(columns.shownAt), desc(columns.id))
    .limit(limit)
    .offset(skip);
  return rows.map(({ id }) => id);
}

/** How many public rows of one kind have a tag. */
export const countRows = (db: Db, taggable: Taggable, tagId: string, visit: Visit) =>
  countUpToCap(
    db,
    sql`select 1 from ${taggable.table} inner join ${taggings} on ${isTagged(taggable, tagId, visit)}`,
  );

/** Counts the rows that merging a tag into another would change. */
export async function countMerge(db: Db, from: string, into: string) {
  const other = sql`exists (select 1 from ${taggings} other where other.kind = ${taggings.kind}
    and other.row_id = ${taggings.rowId} and other.tag_id = ${into})`;
  const [row] = await db
    .select({
      moved: sql<number>`(count(*) filter (where not ${other}))::int`,
      already: sql<number>`(count(*) filter (where ${other}))::int`,
    })
    .from(taggings)
    .where(eq(taggings.tagId, from));
  return { moved: row?.moved ?? 0, already: row?.already ?? 0 };
}
