import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { mayUse, roles, type Right } from '@ieum/contract/common/rights.ts';
import type { Db } from '#kit/context.ts';
import { users } from './tables.ts';

const LISTED = 200;

const rolesWith = (right: Right) => roles.filter((role) => mayUse(role, right));

const select = (db: Db, right: Right, condition?: SQL) =>
  db
    .select({ id: users.id, name: users.name, username: users.username })
    .from(users)
    .where(
      and(
        eq(users.isConsole, true),
        eq(users.status, 'ACTIVE'),
        inArray(users.role, rolesWith(right)),
        condition,
      ),
    )
    .orderBy(sql`${users.name} collate "C"`, asc(users.id))
    .limit(LISTED);

/** The active administrators whose role has a right, by name, 200 at most. */
export const listAdministratorsWith = (db: Db, right: Right) => select(db, right);

/** Whether someone is an active administrator whose role has a right. */
export async function isAdministratorWith(db: Db, id: string, right: Right): Promise<boolean> {
  return (await select(db, right, eq(users.id, id))).length > 0;
}
