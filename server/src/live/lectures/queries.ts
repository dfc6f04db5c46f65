import type { SelectedFields } from 'drizzle-orm/pg-core';
import { and, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { files } from '#foundation/files/tables.ts';
import { hashTagsOf } from '#foundation/hash-tags/public.ts';
import { isShown, ongoingCount } from '#hiring/companies/public.ts';
import { companies } from '#hiring/companies/tables.ts';
import type { Db } from '#kit/context.ts';
import {
  byCreationOf,
  countUpToCap,
  readPage,
  readSort,
  type PageColumn,
  type PageRequest,
} from '#kit/db/pagination.ts';
import { findWords } from '#kit/search/find-texts.ts';
import { idsBelow, readTree } from './categories/tree.ts';
import { lectureCategories, lectures, searchedLectures, type LectureRow } from './tables.ts';

const counts = {
  linkCount: sql<number>`jsonb_array_length(${lectures.links})`,
  fileCount: sql<number>`cardinality(${lectures.fileIds})`,
};
const listed = {
  id: lectures.id,
  categoryId: lectures.categoryId,
  subject: lectures.subject,
  hasCode: lectures.hasCode,
  isActive: lectures.isActive,
  isPublic: lectures.isPublic,
  isStream: lectures.isStream,
  isMiceNow: lectures.isMiceNow,
  startsAt: lectures.startsAt,
  minutes: lectures.minutes,
  hits: lectures.hits,
  createdAt: lectures.createdAt,
  shownAt: lectures.shownAt,
  ...counts,
};
/** What decides who may watch a lecture and moderate its chat. */
const watched = {
  id: lectures.id,
  companyId: lectures.companyId,
  hasCode: lectures.hasCode,
  code: lectures.code,
};
/** Of a picture, what its reference on the wire consists of. */
const thumb = {
  id: files.id,
  name: files.name,
  mimeType: files.mimeType,
  size: files.size,
  isPublic: files.isPublic,
};
/** The columns beside a lecture wherever it is shown. */
const beside = {
  company: { id: companies.id, name: companies.name, logoFileId: companies.logoFileId },
  categoryName: lectureCategories.name,
  thumb,
};

/** The statement of every list and page: lectures with what belongs to them. */
const selectWith = <F extends SelectedFields>(db: Db, fields: F) =>
  db
    .select({ ...beside, ...fields })
    .from(lectures)
    .innerJoin(companies, eq(companies.id, lectures.companyId))
    .leftJoin(lectureCategories, eq(lectureCategories.id, lectures.categoryId))
    .leftJoin(files, eq(files.id, lectures.thumbId))
    .$dynamic();

const select = (db: Db) => selectWith(db, { lecture: listed });
/** A lecture as lists show it. */
export type ListedLecture = Awaited<ReturnType<typeof select>>[number];

const latestFirst: PageColumn<ListedLecture>[] = [
  {
    by: sql`${lectures.shownAt}`,
    direction: -1,
    cast: 'timestamptz',
    read: ({ lecture }) => lecture.shownAt.toISOString(),
  },
  { by: sql`${lectures.id}`, direction: -1, cast: 'uuid', read: ({ lecture }) => lecture.id },
];
const liveFirst: PageColumn<ListedLecture>[] = [
  {
    by: sql`${lectures.isStream}`,
    direction: -1,
    cast: 'boolean',
    read: ({ lecture }) => String(lecture.isStream),
  },
  ...latestFirst,
];

interface Filter extends PageRequest {
  searchValue?: string | undefined;
  category?: string | undefined;
  isMiceNow?: boolean | undefined;
}

interface ListParams {
  where: SQL | undefined;
  columns: PageColumn<ListedLecture>[];
  filter: Filter;
}

async function readList(db: Db, { where, columns, filter }: ListParams) {
  const [found, inCategory] = await Promise.all([
    findWords(db, { tables: searchedLectures, id: lectures.id }, filter.searchValue),
    filter.category === undefined ? undefined : isBelow(db, filter.category),
  ]);
  const isMice = filter.isMiceNow === undefined ? undefined : eq(lectures.isMiceNow, filter.isMiceNow);
  const all = and(where, inCategory, isMice);
  const from = sql`${lectures} join ${companies} on ${companies.id} = ${lectures.companyId}`;
  const [page, counted] = await Promise.all([
    readPage(select(db), { where: and(all, found?.page), columns, part: filter }),
    countUpToCap(db, sql`select 1 from ${from} where ${and(all, found?.count) ?? sql`true`}`),
  ]);
  return { ...page, ...counted };
}

/** In a category or in one below it. */
async function isBelow(db: Db, category: string): Promise<SQL> {
  const ids = idsBelow(await readTree(db), category);
  return ids.length === 0 ? sql`false` : inArray(lectures.categoryId, ids);
}

/** The lectures that visitors find: active, public, of a company that is public. */
export const isListed = and(eq(lectures.isActive, true), eq(lectures.isPublic, true), isShown);

const SORTS = ['createdAt'] as const;
const byDirection = (direction?: 1 | -1) =>
  byCreationOf(lectures, ({ lecture }: ListedLecture) => lecture, direction);
const readOrder = (sort: string | undefined) => byDirection(readSort(SORTS, sort)[0]?.direction);

/**
 * A page of the public lectures, those that are live first, then the latest, unless the `sort` header says
 * otherwise.
 */
export function listPublished(db: Db, filter: Filter, sort?: string) {
  const [key] = readSort(SORTS, sort);
  const columns = key ? byDirection(key.direction) : liveFirst;
  return readList(db, { where: isListed, columns, filter });
}

/** A page of the lectures of a company, the newest first unless the `sort` header says otherwise. */
export const listOfCompany = (
  db: Db,
  companyId: string,
  { filter, sort }: { filter: Filter; sort: string | undefined },
) => readList(db, { where: eq(lectures.companyId, companyId), columns: readOrder(sort), filter });

interface ConsoleFilter extends Filter {
  isPublic?: boolean | undefined;
  isActive?: boolean | undefined;
  isStream?: boolean | undefined;
}

/** A page of all lectures, the newest first unless the `sort` header says otherwise. */
export function listEvery(
  db: Db,
  { isPublic, isActive, isStream, ...filter }: ConsoleFilter,
  sort: string | undefined,
) {
  const where = and(
    isPublic === undefined ? undefined : eq(lectures.isPublic, isPublic),
    isActive === undefined ? undefined : eq(lectures.isActive, isActive),
    isStream === undefined ? undefined : eq(lectures.isStream, isStream),
  );
  return readList(db, { where, columns: readOrder(sort), filter });
}

/** What else visitors find of the company of a lecture. */
const companyCounts = {
  lectures: sql<number>`(select count(*)::int from ${lectures} l
    where l.company_id = ${companies}.id and l.is_active and l.is_public)`,
  recruitments: ongoingCount,
};

/** One lecture with all that its page shows; `isListed` where visitors find it. */
export async function findLecture(db: Db, id: string) {
  const [found] = await selectWith(db, {
    lecture: { ...getTableColumns(lectures), ...counts },
    companyUserId: companies.userId,
    companyCounts,
    isListed: sql<boolean>`(${isListed})`,
    tags: hashTagsOf('lecture', lectures.id),
  }).where(eq(lectures.id, id));
  return found;
}
export type FoundLecture = NonNullable<Awaited<ReturnType<typeof findLecture>>>;

/** A lecture as its watchers need it; `isListed` where visitors find it. */
export async function findWatched(db: Db, id: string) {
  const [found] = await db
    .select({ lecture: watched, isListed: sql<boolean>`(${isListed})` })
    .from(lectures)
    .innerJoin(companies, eq(companies.id, lectures.companyId))
    .where(eq(lectures.id, id));
  return found;
}
export type WatchedLecture = NonNullable<Awaited<ReturnType<typeof findWatched>>>;

/** A lecture, locked for a write. */
export async function findLectureForUpdate(db: Db, id: string): Promise<LectureRow | undefined> {
  const [row] = await db.select().from(lectures).where(eq(lectures.id, id)).for('update');
  return row;
}
