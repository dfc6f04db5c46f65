import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { KeyedText } from '@ieum/contract/common/text.ts';
import type { Db } from '../context.ts';
import { AppError } from '../errors.ts';

/** The numbered places of an owner's rows. A unique index over the owner and the place keeps their number in bounds. */
interface Places<Row> {
  /** The column with the number of the place. */
  column: PgColumn;
  /** The condition that selects the owner's rows. */
  isOwned: SQL;
  max: number;
  /** Inserts the row in a place; returns no row where the place is taken. */
  insert: (place: number) => PromiseLike<Row[]>;
  /** The text of the error when no place is free. */
  full: KeyedText;
}

/** Inserts a row in the owner's first free place; 409 when none is free. */
export async function insertInFreePlace<Row>(db: Db, places: Places<Row>): Promise<Row> {
  // A concurrent call may take the place that was free, but each takes one of the places that are left.
  for (let attempt = 0; attempt < places.max; attempt += 1) {
    const place = await findFreePlace(db, places);
    if (place === undefined) break;
    const [row] = await places.insert(place);
    if (row) return row;
  }
  throw new AppError('conflict', places.full);
}

/** The first place that none of the owner's rows has. */
async function findFreePlace(
  db: Db,
  { column, isOwned, max }: Pick<Places<unknown>, 'column' | 'isOwned' | 'max'>,
): Promise<number | undefined> {
  const isTaken = sql`exists (select 1 from ${column.table} where ${isOwned} and ${column} = places.place)`;
  const [row] = await db
    .select({ place: sql<number | null>`min(places.place)::int` })
    .from(sql`generate_series(1, ${max}::int) as places(place)`)
    .where(sql`not ${isTaken}`);
  return row?.place ?? undefined;
}
