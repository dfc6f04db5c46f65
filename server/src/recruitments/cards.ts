import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { companies } from '#companies/tables.ts';
import type { Db } from '#kit/context.ts';
import { orderBy, packCursor, pageOf, unpackCursor } from '#kit/listing.ts';
import { conditionsOf, shapeOf, valuesOf } from './conditions.ts';
import { isCommon } from './frequencies.ts';
import type { Filter, Part } from './list-query.ts';
import { columnsOf, cursorOf, isAfterCursor, placesOfCursor } from './order.ts';
import { recruitments, recruitmentTexts } from './tables.ts';

/** What a card shows; nothing else is read. */
const cardColumns = {
  id: recruitments.id,
  companyId: recruitments.companyId,
  state: recruitments.state,
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

const selectCards = (db: Db, isSearch: boolean) => {
  const cards = db
    .select(cardColumns)
    .from(recruitments)
    .innerJoin(companies, eq(companies.id, recruitments.companyId))
    .$dynamic();
  return isSearch
    ? cards.innerJoin(recruitmentTexts, eq(recruitmentTexts.recruitmentId, recruitments.id))
    : cards;
};
export type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

interface Statement {
  execute: (values: Record<string, unknown>) => Promise<CardRow[]>;
}
const prepared = new WeakMap<Db, Map<string, Statement>>();
const MOST_SHAPES = 500;

/** One statement for each shape of question, built once; the values come with each call. */
function statementFor(db: Db, filter: Filter, part: Part): Statement {
  const shape = `${shapeOf(filter)} ${orderShape(part)}`;
  const known = prepared.get(db) ?? new Map<string, Statement>();
  prepared.set(db, known);
  const statement = known.get(shape) ?? prepare(db, filter, part);
  if (known.size < MOST_SHAPES) known.set(shape, statement);
  return statement;
}

const orderShape = ({ sort, after, isLast }: Part) =>
  `${sort.map(({ field, direction }) => `${field}${direction}`).join()} ${after ? 'after' : ''} ${isLast ? 'last' : ''}`;

let statements = 0;

function prepare(db: Db, filter: Filter, part: Part): Statement {
  const columns = columnsOf(part.sort);
  const isAfter = part.after ? isAfterCursor(columns) : undefined;
  return selectCards(db, filter.needle !== undefined && !filter.isWalked)
    .where(and(...conditionsOf(filter), isAfter))
    .orderBy(...orderBy(columns, part.isLast))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('skip'))
    .prepare(needsOwnPlan(filter) ? '' : `cards_${(statements += 1)}`);
}

/** How rare a filter's values are decides the plan, so such a statement is planned at each call. */
const needsOwnPlan = ({ facets, needle }: Filter) => facets.length > 0 || needle !== undefined;

/** Whether looking through the postings in order finds a page at once, because many match. */
const isWalkable = async (db: Db, { needle }: Filter) =>
  needle?.allPatterns !== undefined && (await isCommon(db, needle));

/** One page of cards; `next` is the cursor of the page after it. */
export async function listCards(db: Db, asked: Filter, part: Part, now: Date) {
  const filter = { ...asked, isWalked: asked.isWalked ?? (await isWalkable(db, asked)) };
  const columns = columnsOf(part.sort);
  const cursor = part.after ? placesOfCursor(columns, unpackCursor(part.after, columns.length)) : {};
  const values = {
    ...valuesOf(filter, now),
    ...cursor,
    limit: part.limit + 1,
    skip: part.isLast ? 0 : part.skip,
  };
  const rows = await statementFor(db, filter, part).execute(values);
  if (part.isLast) return { rows: rows.slice(0, part.limit).toReversed(), next: null };
  return pageOf(rows, part.limit, (row) => packCursor(cursorOf(part.sort, row)));
}

/** Those of the postings that everybody may read, in no order; for rooms that keep ids. */
export async function findPublicCards(db: Db, ids: readonly string[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const isReadable = and(ne(recruitments.state, 'NO_SHOWN'), isNotNull(recruitments.publishedAt));
  return selectCards(db, false).where(and(inArray(recruitments.id, [...ids]), isReadable));
}
