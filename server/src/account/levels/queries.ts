import { asc, eq, sql } from 'drizzle-orm';
import { users } from '#account/users/tables.ts';
import type { Db } from '#kit/context.ts';
import { countUpToCap, readPage, readSort, type PageColumn, type PageRequest } from '#kit/db/pagination.ts';
import { userLevels, type LevelRow } from './tables.ts';

const inOrder = (direction: 1 | -1 = 1): PageColumn<LevelRow>[] => [
  { by: sql`${userLevels.position}`, direction, cast: 'integer', read: ({ position }) => position },
  { by: sql`${userLevels.id}`, direction, cast: 'uuid', read: ({ id }) => id },
];

/** A page of levels, the lowest first unless the `sort` header says otherwise. */
export async function listLevels(db: Db, part: PageRequest, sort: string | undefined) {
  const selection = db.select().from(userLevels).$dynamic();
  const page = await readPage(selection, {
    where: undefined,
    columns: inOrder(readSort(['index'], sort)[0]?.direction),
    part,
  });
  return { ...page, ...(await countUpToCap(db, sql`select 1 from ${userLevels}`)) };
}

export const listAllLevels = (db: Db): Promise<LevelRow[]> =>
  db.select().from(userLevels).orderBy(asc(userLevels.position), asc(userLevels.id));

export async function findLevel(db: Db, id: string): Promise<LevelRow | undefined> {
  const [row] = await db.select().from(userLevels).where(eq(userLevels.id, id));
  return row;
}

/** The same, locked for a write, so that nobody is given this level meanwhile. */
export async function findLevelForUpdate(db: Db, id: string): Promise<LevelRow | undefined> {
  const [row] = await db.select().from(userLevels).where(eq(userLevels.id, id)).for('update');
  return row;
}

/** The number of members of each level; members without one count for the default. */
export async function countMembersByLevel(db: Db): Promise<ReadonlyMap<string, number>> {
  const level = sql<string>`coalesce(${users.levelId}, (select ${userLevels.id} from ${userLevels} where ${userLevels.isDefault}))`;
  const rows = await db
    .select({ level, n: sql<number>`count(*)::int` })
    .from(users)
    .where(sql`${users.status} <> 'WITHDRAWN' and ${users.userType} is not null`)
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.level, row.n]));
}
