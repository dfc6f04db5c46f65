import { and, eq } from 'drizzle-orm';
import type { Db } from '#kit/context.ts';
import { users } from './tables.ts';

const LISTED = 200;

/** The active administrators, 200 at most. */
export const listAdministrators = (db: Db) =>
  db
    .select({ id: users.id, name: users.name, username: users.username })
    .from(users)
    .where(and(eq(users.isConsole, true), eq(users.status, 'ACTIVE')))
    .limit(LISTED);
