import { and, sql, type SQL } from 'drizzle-orm';
import { applications } from '#hiring/applications/tables.ts';
import type { Db } from '#kit/context.ts';
import { afterCursor, COUNT_CAP, orderBy, type OrderColumn } from '#kit/db/pagination.ts';
import { matching, type ApplicantFilter } from '../list/filter.ts';

/** An applicant's position: an order and the applicant's values in it. */
export interface CardPosition {
  columns: readonly OrderColumn[];
  values: readonly (string | number | null)[];
}

export interface Neighbours {
  previous: string | null;
  next: string | null;
  /** The number of applicants before, from 0. */
  index: number;
  count: number;
}

/**
 * The applicants before and after a position of a filtered list, whether or not the list contains an
 * applicant there.
 */
export async function findNeighbours(
  db: Db,
  filter: ApplicantFilter,
  { columns, values }: CardPosition,
): Promise<Neighbours> {
  const backwards = columns.map(
    (column) => ({ ...column, direction: column.direction === 1 ? -1 : 1 }) as const,
  );
  const [isAfter, isBefore] = [afterCursor(columns, values), afterCursor(backwards, values)];
  const isWanted = matching(filter);
  const nearest = async (side: SQL, order: readonly OrderColumn[]) => {
    const [row] = await db
      .select({ id: applications.id })
      .from(applications)
      .where(and(isWanted, side))
      .orderBy(...orderBy(order))
      .limit(1);
    return row?.id ?? null;
  };
  const previous = await nearest(isBefore, backwards);
  const next = await nearest(isAfter, columns);
  const counted = await db.execute(sql`
    select count(*)::int as count, (count(*) filter (where is_before))::int as index
    from (select ${isBefore} as is_before from ${applications} where ${isWanted} limit ${COUNT_CAP}) as listed`);
  const { count, index } = counted.rows[0] ?? {};
  return { previous, next, index: Number(index ?? 0), count: Number(count ?? 0) };
}
