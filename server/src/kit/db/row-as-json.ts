import { sql, type Column, type SQL } from 'drizzle-orm';

type Columns = Record<string, Column>;

/** The values of columns by their names, as a select of them returns. */
export type RowOf<T extends Columns> = {
  [K in keyof T]: T[K]['_']['notNull'] extends true ? T[K]['_']['data'] : T[K]['_']['data'] | null;
};

/**
 * Selects columns as one JSON array, read back as the row that a select of the columns returns; for lists that
 * many visitors read. Columns may be text, numbers below 2^53, booleans, uuids, times, JSON, and lists of
 * text.
 */
export function rowAsJson<T extends Columns>(columns: T): SQL<RowOf<T>> {
  const named = Object.entries(columns);
  const values = sql.join(
    named.map(([, column]) => sql`${column}`),
    sql`, `,
  );
  const empty: Record<string, unknown> = Object.fromEntries(named.map(([name]) => [name, null]));
  const read = (cells: readonly unknown[]) => {
    // A copy has all its properties from the start; adding them one by one reallocates the row several times.
    const row = { ...empty };
    named.forEach(([name, column], index) => {
      const cell = cells[index];
      if (cell !== null) row[name] = column.mapFromDriverValue(cell);
    });
    return row as RowOf<T>;
  };
  return sql`json_build_array(${values})`.mapWith(read) as SQL<RowOf<T>>;
}
