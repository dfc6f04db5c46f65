import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { mayUse, roles, type Right } from '@ieum/contract/common/rights.ts';
import type { Db } from '#kit/context.ts';
import { users } from './tables.ts';

const LISTED = 200;

const select = (db: Db, condition?: SQL) =>
  db
    .select({ id: users.id, name: users.name, username: users.username })
    .from(users)
    .where(and(eq(users.isConsole, true), eq(users.status, 'ACTIVE'), condition))
    .limit(LISTED);

/** The active administrators, 200 at most. */
export const listAdministrators = (db: Db) => select(db);

/** Those of them whose role has a right. */
export const listAdministratorsWith = (db: Db, right: Right) =>
  select(
    db,
    inArray(
      users.role,
      roles.filter((role) => mayUse(role, right)),
    ),
  );
