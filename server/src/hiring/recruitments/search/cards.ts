import { and, eq, inArray, isNotNull, ne, sql, type SQL } from 'drizzle-orm';
import { companies } from '#hiring/companies/tables.ts';
import type { Db } from '#kit/context.ts';
import { rowAsJson, type RowOf } from '#kit/db/row-as-json.ts';
import { orderBy, packCursor, pageOf, unpackCursor, type OrderColumn } from '#kit/db/pagination.ts';
import {
  conditionsOf,
  containsAll,
  containsUnsettled,
  isCandidate,
  isInState,
  shapeOf,
  valuesOf,
} from './conditions.ts';
import { findFrequencies } from './recruitment-frequencies.ts';
import type { Filter, Part } from './list-query.ts';
import { columnsOf, cursorOf, isAfterCursor, isByPublication, placesOfCursor } from './list-order.ts';
import { recruitmentNgrams, recruitments } from '../tables.ts';
import { scanLimitOf } from './scan-limit.ts';

/** The columns of a card; nothing else is read. */
const cardColumns = {
  id: recruitments.id,
  companyId: recruitments.companyId,
  state: recruitments.publicState,
  subject: recruitments.subject,
  startsAt: recruitments.startsAt,
  endsAt: recruitments.endsAt,
  isOpenHiring: recruitments.isOpenHiring,
  closesOnHiring: recruitments.closesOnHiring,
  types: recruitments.types,
  wageType: recruitments.wageType,
  wageMin: recruitments.wageMin,
  wageMax: recruitments.wageMax,
  isAbroad: recruitments.isAbroad,
  address1: recruitments.address1,
  regions: recruitments.regions,
  careers: recruitments.careers,
  careerYears: recruitments.careerYears,
  careerMonths: recruitments.careerMonths,
  isCareerIrrelevant: recruitments.isCareerIrrelevant,
  hits: recruitments.hits,
  publishedAt: recruitments.publishedAt,
  createdAt: recruitments.createdAt,
  companyName: companies.name,
  logoFileId: companies.logoFileId,
};

const selectCards = (db: Db) =>
  db
    .select({ card: rowAsJson(cardColumns) })
    .from(recruitments)
    .innerJoin(companies, eq(companies.id, recruitments.companyId))
    .$dynamic();
export type CardRow = RowOf<typeof cardColumns>;

/**
 * How the rows of a page are found: `list` in the order of the list without words, `scan` in that order with each
 * text compared, `index` by the n-grams of the words.
 */
type Strategy = 'list' | 'scan' | 'index';

interface Statement {
  execute: (values: Record<string, unknown>) => Promise<{ card: CardRow }[]>;
}
const prepared = new WeakMap<Db, Map<string, Statement>>();
const MAX_SHAPES = 500;

/** One statement for each shape of query, built once; the values come with each call. */
function statementFor(db: Db, filter: Filter, part: Part, strategy: Strategy): Statement {
  const shape = `${strategy} ${shapeOf(filter)} ${orderShape(part)}`;
  const known = prepared.get(db) ?? new Map<string, Statement>();
  prepared.set(db, known);
  const statement = known.get(shape) ?? prepare(db, filter, part, strategy);
  if (known.size < MAX_SHAPES) known.set(shape, statement);
  return statement;
}

const orderShape = ({ sort, after, isLast }: Part) =>
  `${sort.map(({ field, direction }) => `${field}${direction}`).join()} ${after ? 'after' : ''} ${isLast ? 'last' : ''}`;

let statements = 0;

function prepare(db: Db, filter: Filter, part: Part, strategy: Strategy): Statement {
  const select =
    strategy === 'index' ? selectCandidates(db, filter, part) : selectInOrder(db, filter, part, strategy);
  return select
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('skip'))
    .prepare(needsOwnPlan(filter) ? '' : `cards_${(statements += 1)}`);
}

function selectInOrder(db: Db, filter: Filter, part: Part, strategy: Strategy) {
  const columns = columnsOf(part.sort);
  const isNext = part.after ? isAfterCursor(columns) : undefined;
  const containsWords = strategy === 'scan' && filter.needle ? containsAll(filter.needle) : [];
  const bound = strategy === 'scan' ? isWithinScan(columns, part, isNext) : undefined;
  return selectCards(db)
    .where(and(isInState(), ...conditionsOf(filter), isNext, bound, ...containsWords))
    .orderBy(...orderBy(columns, part.isLast));
}

const ends: Record<string, { first: string; last: string }> = {
  timestamptz: { first: `'-infinity'::timestamptz`, last: `'infinity'::timestamptz` },
  integer: { first: '-2147483648', last: '2147483647' },
};

/**
 * Limited to this many recruitments of the list, so that a word rarer than expected does not scan all of
 * them.
 */
function isWithinScan(columns: readonly OrderColumn[], { isLast }: Part, isNext: SQL | undefined) {
  const [first] = columns;
  const end = first && ends[first.cast];
  if (!first || !end) return undefined;
  const rises = (first.direction === 1) !== isLast;
  const order = sql.join(orderBy(columns, isLast), sql`, `);
  const bound = sql`coalesce((select ${first.by} from ${recruitments} where ${and(isInState(), isNext)}
    order by ${order} offset ${sql.placeholder('scan')} limit 1), ${sql.raw(rises ? end.last : end.first)})`;
  return rises ? sql`${first.by} <= ${bound}` : sql`${first.by} >= ${bound}`;
}

/**
 * The candidates are sorted by the columns stored beside their n-grams; only then their rows are read, until
 * the page is full.
 */
function selectCandidates(db: Db, filter: Filter, part: Part) {
  const isOrdered = isByPublication(part.sort);
  const indexed = {
    publishedAt: sql`${recruitmentNgrams.publishedAt}`,
    id: sql`${recruitmentNgrams.recruitmentId}`,
  };
  const indexColumns = columnsOf(part.sort, indexed);
  const found = db
    .select({ candidateId: recruitmentNgrams.recruitmentId, shownAt: recruitmentNgrams.publishedAt })
    .from(recruitmentNgrams)
    .$dynamic();
  const candidates = (
    isOrdered
      ? found
          .where(and(isCandidate(), part.after ? isAfterCursor(indexColumns) : undefined))
          .orderBy(...orderBy(indexColumns, part.isLast))
      : // The offset keeps the planner from merging this query with the one around it.
        found.where(isCandidate()).offset(sql`0` as unknown as number)
  ).as('candidates');
  const copies = { publishedAt: sql`${candidates.shownAt}`, id: sql`${candidates.candidateId}` };
  const columns = columnsOf(part.sort, isOrdered ? copies : undefined);
  const isNext = !isOrdered && part.after ? isAfterCursor(columns) : undefined;
  const unsettled = filter.needle ? containsUnsettled(filter.needle) : [];
  return db
    .select({ card: rowAsJson(cardColumns) })
    .from(candidates)
    .innerJoin(recruitments, eq(recruitments.id, candidates.candidateId))
    .innerJoin(companies, eq(companies.id, recruitments.companyId))
    .$dynamic()
    .where(and(...conditionsOf(filter), isNext, ...unsettled))
    .orderBy(...orderBy(columns, part.isLast));
}

/** The best plan depends on how rare a filter's values are, so such a statement is planned at each call. */
const needsOwnPlan = ({ facets, needle }: Filter) => facets.length > 0 || needle !== undefined;

const EVERYTHING = 1_000_000_000;

async function scanLengthFor(db: Db, { needle }: Filter, part: Part): Promise<number | undefined> {
  if (!needle || part.strategy === 'index') return undefined;
  if (part.strategy === 'scan') return EVERYTHING;
  return scanLimitOf(needle, await findFrequencies(db), part.skip + part.limit);
}

/** One page of cards; `next` is the cursor of the page after it. */
export async function listCards(db: Db, filter: Filter, part: Part, now: Date) {
  const columns = columnsOf(part.sort);
  const cursor = part.after ? placesOfCursor(columns, unpackCursor(part.after, columns.length)) : {};
  const values = {
    ...valuesOf(filter, now),
    ...cursor,
    limit: part.limit + 1,
    skip: part.isLast ? 0 : part.skip,
  };
  const rows = (await findRows(db, filter, part, values)).map(({ card }) => card);
  if (part.isLast) return { rows: rows.slice(0, part.limit).toReversed(), next: null };
  return pageOf(rows, part.limit, (row) => packCursor(cursorOf(part.sort, row)));
}

async function findRows(db: Db, filter: Filter, part: Part, values: Record<string, unknown>) {
  if (!filter.needle) return statementFor(db, filter, part, 'list').execute(values);
  const scan = await scanLengthFor(db, filter, part);
  if (scan !== undefined) {
    const rows = await statementFor(db, filter, part, 'scan').execute({ ...values, scan });
    if (rows.length > part.limit || scan === EVERYTHING) return rows;
  }
  return statementFor(db, filter, part, 'index').execute(values);
}

/** Those of the recruitments that are public, in no order; for modules that store ids. */
export async function findPublicCards(db: Db, ids: readonly string[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const isReadable = and(ne(recruitments.publicState, 'NO_SHOWN'), isNotNull(recruitments.publishedAt));
  const rows = await selectCards(db).where(and(inArray(recruitments.id, [...ids]), isReadable));
  return rows.map(({ card }) => card);
}
