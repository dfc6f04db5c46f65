import { and, asc, eq, getTableColumns, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { faqCategories, type FaqCategory } from '@ieum/contract/content/faqs/enums.ts';
import type { Locale } from '@ieum/contract/common/text.ts';
import type { PublicationState } from '@ieum/contract/foundation/publishing/enums.ts';
import { isInState, isPublishedAt } from '#foundation/publishing/public.ts';
import type { Db } from '#kit/context.ts';
import { countUpToCap, readPage, readSort, type PageColumn, type PageRequest } from '#kit/db/pagination.ts';
import { ownLanguageFirst } from './languages.ts';
import { findWords } from '#kit/search/find-texts.ts';
import { faqs, faqVotes, searchedFaqs, type FaqRow, type FaqVoteRow } from './tables.ts';

const { answer: _answer, ...listed } = getTableColumns(faqs);
/** A row without its answer. */
export type ListedFaq = Omit<FaqRow, 'answer'>;

type OrderedFaq = Pick<FaqRow, 'id' | 'category' | 'position' | 'helpful' | 'question'>;

const categoryPlace = sql`array_position(${sql.param([...faqCategories])}::text[], ${faqs.category})`;
const byIndex = (direction: 1 | -1 = 1): PageColumn<OrderedFaq>[] => [
  {
    by: categoryPlace,
    direction,
    cast: 'integer',
    read: ({ category }) => faqCategories.indexOf(category) + 1,
  },
  { by: sql`${faqs.position}`, direction, cast: 'integer', read: ({ position }) => position },
  { by: sql`${faqs.id}`, direction, cast: 'uuid', read: ({ id }) => id },
];
const mostHelpfulFirst: PageColumn<OrderedFaq>[] = [
  { by: sql`${faqs.helpful}`, direction: -1, cast: 'integer', read: ({ helpful }) => helpful },
  ...byIndex(),
];

interface Filter extends PageRequest {
  category?: readonly FaqCategory[] | undefined;
  searchValue?: string | undefined;
}

const SORTS = ['index'] as const;
const readOrder = (sort: string | undefined) => byIndex(readSort(SORTS, sort)[0]?.direction);

interface ListParams<Row> {
  selection: Parameters<typeof readPage<Row>>[0];
  where: SQL | undefined;
  columns: PageColumn<OrderedFaq>[];
  filter: Filter;
}

async function readList<Row extends OrderedFaq>(
  db: Db,
  { selection, where, columns, filter }: ListParams<Row>,
) {
  const { category, searchValue } = filter;
  const found = await findWords(db, { tables: searchedFaqs, id: faqs.id }, searchValue);
  const filtered = and(where, category && inArray(faqs.category, [...category]));
  const counted = and(filtered, found?.count) ?? sql`true`;
  const [page, count] = await Promise.all([
    readPage(selection, { where: and(filtered, found?.page), columns, part: filter }),
    countUpToCap(db, sql`select 1 from ${faqs} where ${counted}`),
  ]);
  return { ...page, ...count };
}

/** The order of a list: the `sort` header goes before the query. */
interface Order {
  header?: string | undefined;
  isMostHelpfulFirst?: boolean;
  /** The reader's language: unless the order is named, FAQs in it come first. */
  locale?: Locale;
}

/** A page of the FAQs that visitors see at a moment, with their answers. */
export const listPublished = (
  db: Db,
  filter: Filter,
  { now, header, isMostHelpfulFirst = false, locale }: Order & { now: Date },
) =>
  readList(db, {
    selection: db.select().from(faqs).$dynamic(),
    where: isPublishedAt(faqs, now),
    columns: header
      ? readOrder(header)
      : [
          ...(locale ? [ownLanguageFirst(locale)] : []),
          ...(isMostHelpfulFirst ? mostHelpfulFirst : byIndex()),
        ],
    filter,
  });

interface ConsoleFilter extends Filter {
  state?: readonly PublicationState[] | undefined;
}

/** A page of the FAQs in any state, without their answers. */
export const listEvery = (
  db: Db,
  { state, ...filter }: ConsoleFilter,
  { now, header }: Order & { now: Date },
) =>
  readList(db, {
    selection: db.select(listed).from(faqs).$dynamic(),
    where: state && or(...state.map((one) => isInState(faqs, one, now))),
    columns: readOrder(header),
    filter,
  });

/** All FAQs of a category in their order. */
export const listOfCategory = (db: Db, category: FaqCategory): Promise<ListedFaq[]> =>
  db.select(listed).from(faqs).where(eq(faqs.category, category)).orderBy(asc(faqs.position), asc(faqs.id));

/** An FAQ that visitors see at a moment. */
export async function findPublished(db: Db, id: string, now: Date): Promise<FaqRow | undefined> {
  const [row] = await db
    .select()
    .from(faqs)
    .where(and(eq(faqs.id, id), isPublishedAt(faqs, now)));
  return row;
}

/** Reads the same row and locks it for a vote. */
export async function findPublishedForUpdate(db: Db, id: string, now: Date): Promise<FaqRow | undefined> {
  const [row] = await db
    .select()
    .from(faqs)
    .where(and(eq(faqs.id, id), isPublishedAt(faqs, now)))
    .for('update');
  return row;
}

export async function findFaq(db: Db, id: string): Promise<FaqRow | undefined> {
  const [row] = await db.select().from(faqs).where(eq(faqs.id, id));
  return row;
}

/** Reads the same row and locks it for a write. */
export async function findFaqForUpdate(db: Db, id: string): Promise<FaqRow | undefined> {
  const [row] = await db.select().from(faqs).where(eq(faqs.id, id)).for('update');
  return row;
}

const newestFirst: PageColumn<FaqVoteRow>[] = [
  {
    by: sql`${faqVotes.updatedAt}`,
    direction: -1,
    cast: 'timestamptz',
    read: ({ updatedAt }) => updatedAt.toISOString(),
  },
  { by: sql`${faqVotes.id}`, direction: -1, cast: 'uuid', read: ({ id }) => id },
];

/** The reasons why an answer did not help, the newest first. */
export async function listReasons(db: Db, faqId: string, part: PageRequest) {
  const where = and(eq(faqVotes.faqId, faqId), ne(faqVotes.reason, sql`''`));
  const [page, counted] = await Promise.all([
    readPage(db.select().from(faqVotes).$dynamic(), { where, columns: newestFirst, part }),
    countUpToCap(db, sql`select 1 from ${faqVotes} where ${where}`),
  ]);
  return { ...page, ...counted };
}
