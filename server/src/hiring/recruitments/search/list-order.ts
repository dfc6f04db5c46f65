import { sql, type SQL } from 'drizzle-orm';
import { toIso } from '#kit/dates.ts';
import type { OrderColumn } from '#kit/db/pagination.ts';
import type { Sort, SortField } from './list-query.ts';
import { recruitments, type RecruitmentRow } from '../tables.ts';

/** The columns that determine a card's position in the list. */
type PositionColumns = Pick<RecruitmentRow, 'id' | 'publishedAt' | 'hits' | 'endsAt'>;

const sorted: Record<
  SortField,
  { by: SQL; cast: string; read: (row: PositionColumns) => string | number | null }
> = {
  createdAt: {
    by: sql`${recruitments.publishedAt}`,
    cast: 'timestamptz',
    read: ({ publishedAt }) => toIso(publishedAt),
  },
  hitCounts: { by: sql`${recruitments.hits}`, cast: 'integer', read: ({ hits }) => hits },
  'application.endsAt': {
    by: sql`${recruitments.endsAt}`,
    cast: 'timestamptz',
    read: ({ endsAt }) => toIso(endsAt),
  },
};

/** Copies of those columns in another table, for the newest first. */
export interface Copies {
  publishedAt: SQL;
  id: SQL;
}

/** Whether an order uses the day of publication only. */
export const isByPublication = (sort: Sort): boolean => sort.every(({ field }) => field === 'createdAt');

/** The columns of an order, completed by the id in the direction of the last key. */
export function columnsOf(sort: Sort, copies?: Copies): OrderColumn[] {
  const last = sort.at(-1)?.direction ?? -1;
  const keys = sort.map(({ field, direction }) => ({
    by: copies?.publishedAt ?? sorted[field].by,
    direction,
    cast: sorted[field].cast,
  }));
  return [...keys, { by: copies?.id ?? sql`${recruitments.id}`, direction: last, cast: 'uuid' }];
}

/** The values of the row at which the next page begins. */
export const cursorOf = (sort: Sort, row: PositionColumns) => [
  ...sort.map(({ field }) => sorted[field].read(row)),
  row.id,
];

const place = (index: number, cast: string) => sql`${sql.placeholder(`cursor${index}`)}::${sql.raw(cast)}`;

/**
 * The condition "after the cursor"; with one direction throughout it is a comparison of rows, which an index
 * can answer.
 */
export function isAfterCursor(columns: readonly OrderColumn[]): SQL {
  const isUniform = columns.every(({ direction }) => direction === columns[0]?.direction);
  return isUniform ? isAfterRow(columns) : isAfterStepwise(columns);
}

function isAfterRow(columns: readonly OrderColumn[]): SQL {
  const columnValues = sql.join(
    columns.map(({ by }) => by),
    sql`, `,
  );
  const cursorValues = sql.join(
    columns.map(({ cast }, index) => place(index, cast)),
    sql`, `,
  );
  return columns[0]?.direction === 1
    ? sql`(${columnValues}) > (${cursorValues})`
    : sql`(${columnValues}) < (${cursorValues})`;
}

function isAfterStepwise(columns: readonly OrderColumn[]): SQL {
  const steps = columns.map(({ by, direction, cast }, position) => {
    const equals = columns
      .slice(0, position)
      .map((column, index) => sql`${column.by} = ${place(index, column.cast)}`);
    const value = place(position, cast);
    return sql`(${sql.join([...equals, direction === 1 ? sql`${by} > ${value}` : sql`${by} < ${value}`], sql` and `)})`;
  });
  return sql`(${sql.join(steps, sql` or `)})`;
}

/** The cursor's values under the names of their placeholders. */
export const placesOfCursor = (
  columns: readonly OrderColumn[],
  values: readonly (string | number | null)[],
) => Object.fromEntries(columns.map((_, index) => [`cursor${index}`, values[index]]));
