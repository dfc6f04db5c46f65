import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { commonTexts as m } from '@ieum/contract/common/texts.ts';
import type { Db } from '../context.ts';
import { invalidAt } from '../errors.ts';

export interface SortKey<K extends string = string> {
  field: K;
  direction: 1 | -1;
}

/** Lists are counted exactly up to this number; beyond it, the response says `isCapped`. */
export const COUNT_CAP = 10_000;

/** Parses the `sort` header, a JSON object of one or two known fields to 1 or -1; 400 for anything else. */
export function readSort<K extends string>(allowed: readonly K[], header: string | undefined): SortKey<K>[] {
  if (header === undefined || header === '') return [];
  const parsed = parseObject(header);
  const keys = Object.entries(parsed).map(([field, direction]) => ({ field, direction }));
  const isKnown = (key: { field: string; direction: unknown }): key is SortKey<K> =>
    (allowed as readonly string[]).includes(key.field) && (key.direction === 1 || key.direction === -1);
  const known = keys.filter(isKnown);
  if (known.length !== keys.length || keys.length === 0 || keys.length > 2)
    throw invalidAt('sort', m.unknownValue);
  return known;
}

/** Rejects the `sort` header of a list that has only one order: 400. */
export function rejectSort(header: string | undefined): void {
  readSort([], header);
}

function parseObject(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    if (value && typeof value === 'object' && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Malformed JSON is rejected below.
  }
  throw invalidAt('sort', m.unknownValue);
}

/** The `limit` of a list, 1 to 100; the header takes precedence over the query. */
export function readLimit(query: number, header: string | undefined): number {
  const requested = Number(header);
  return Number.isInteger(requested) && requested >= 1 ? Math.min(requested, 100) : query;
}

/** Packs a row's values in the sort columns into an opaque cursor. */
export const packCursor = (values: readonly (string | number | null)[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

/** Unpacks a cursor of `length` values; 400 for an invalid one. */
export function unpackCursor(cursor: string, length: number): (string | number | null)[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const isPlain = (value: unknown) => value === null || ['string', 'number'].includes(typeof value);
    if (Array.isArray(values) && values.length === length && values.every(isPlain)) return values;
  } catch {
    // Malformed JSON is rejected below.
  }
  throw invalidAt('after', m.unknownValue);
}

/** One sort column: its expression and direction; `cast` names the SQL type of its cursor value. */
export interface OrderColumn {
  by: SQL;
  direction: 1 | -1;
  cast: string;
}

/** The ORDER BY of columns; `isReversed` reverses it for the last page. */
export const orderBy = (columns: readonly OrderColumn[], isReversed = false): SQL[] =>
  columns.map(({ by, direction }) => ((direction === 1) === !isReversed ? sql`${by} asc` : sql`${by} desc`));

/** The condition "after this cursor" for columns that are never null and end with the unique id. */
export function afterCursor(
  columns: readonly OrderColumn[],
  values: readonly (string | number | null)[],
): SQL {
  // Passed as text, so that the database decides what is a valid number or instant.
  const texts = values.map((value) => (value === null ? null : String(value)));
  const steps = columns.map(({ by, direction, cast }, position) => {
    const equals = columns
      .slice(0, position)
      .map((column, i) => sql`${column.by} = ${texts[i]}::${sql.raw(column.cast)}`);
    const value = sql`${texts[position]}::${sql.raw(cast)}`;
    return sql`(${sql.join([...equals, direction === 1 ? sql`${by} > ${value}` : sql`${by} < ${value}`], sql` and `)})`;
  });
  return sql`(${sql.join(steps, sql` or `)})`;
}

/** Removes the one extra row of a page; `next` is the cursor of the last remaining row. */
export function pageOf<T>(
  rows: T[],
  limit: number,
  cursorOf: (row: T) => string,
): { rows: T[]; next: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, next: rows.length > limit && last !== undefined ? cursorOf(last) : null };
}

/**
 * A sort column with the function that reads its value from a row; the values of all sort columns make the
 * cursor.
 */
export interface PageColumn<Row> extends OrderColumn {
  read: (row: Row) => string | number;
}

/** The order of a table by creation, newest first by default. */
export const byCreation = (
  table: { createdAt: PgColumn; id: PgColumn },
  direction: 1 | -1 = -1,
): PageColumn<{ createdAt: Date; id: string }>[] => [
  {
    by: sql`${table.createdAt}`,
    direction,
    cast: 'timestamptz',
    read: ({ createdAt }) => createdAt.toISOString(),
  },
  { by: sql`${table.id}`, direction, cast: 'uuid', read: ({ id }) => id },
];

/** The order by creation that the `sort` header names, newest first by default; 400 for another order. */
export const creationOrder = (table: Parameters<typeof byCreation>[0], header: string | undefined) =>
  byCreation(table, readSort(['createdAt'], header)[0]?.direction);

/** The same order for rows that have the columns of the table below a name, which `read` reads. */
export const byCreationOf = <Row>(
  table: Parameters<typeof byCreation>[0],
  read: (row: Row) => { createdAt: Date; id: string },
  direction?: 1 | -1,
): PageColumn<Row>[] =>
  byCreation(table, direction).map((column) => ({ ...column, read: (row) => column.read(read(row)) }));

/** A row's values in the sort columns. */
export const valuesOf = <Row>(columns: readonly PageColumn<Row>[], row: Row): (string | number)[] =>
  columns.map(({ read }) => read(row));

/** The condition "after this row" in an order. */
export const afterRow = <Row>(columns: readonly PageColumn<Row>[], row: Row): SQL =>
  afterCursor(columns, valuesOf(columns, row));

/** The requested page of a list: the one after a cursor, after `skip` rows, or the last. */
export interface PageRequest {
  limit: number;
  skip: number;
  after?: string | undefined;
  before?: 'end' | undefined;
}

/** A `$dynamic()` selection. */
interface Selection<Row> extends PromiseLike<Row[]> {
  where: (condition: SQL | undefined) => Selection<Row>;
  orderBy: (...columns: SQL[]) => Selection<Row>;
  limit: (limit: number) => Selection<Row>;
  offset: (offset: number) => Selection<Row>;
}

interface ReadPageParams<Row> {
  where: SQL | undefined;
  columns: readonly PageColumn<Row>[];
  part: PageRequest;
}

/**
 * Reads one page of a selection in the order of the columns; `next` is the cursor of the following page, null
 * when there is none.
 */
export async function readPage<Row>(
  selection: Selection<Row>,
  { where, columns, part }: ReadPageParams<Row>,
): Promise<{ rows: Row[]; next: string | null }> {
  const { limit, skip, after, before } = part;
  const isLast = before === 'end';
  const isAfter = after ? afterCursor(columns, unpackCursor(after, columns.length)) : undefined;
  const rows = await selection
    .where(and(where, isAfter))
    .orderBy(...orderBy(columns, isLast))
    .limit(limit + 1)
    .offset(isLast ? 0 : skip);
  if (isLast) return { rows: rows.slice(0, limit).toReversed(), next: null };
  return pageOf(rows, limit, (row) => packCursor(valuesOf(columns, row)));
}

/** Counts the rows of a `select 1 from … where …` up to the cap. */
export async function countUpToCap(db: Db, selection: SQL): Promise<{ count: number; isCapped?: true }> {
  const answer = await db.execute(
    sql`select count(*)::int as n from (${selection} limit ${COUNT_CAP + 1}) as capped`,
  );
  const n = Number(answer.rows[0]?.['n'] ?? 0);
  return n > COUNT_CAP ? { count: COUNT_CAP, isCapped: true } : { count: n };
}
