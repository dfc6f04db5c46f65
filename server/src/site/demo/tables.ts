import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#kit/db/columns.ts';
import { users } from '#account/users/tables.ts';

/** The accounts that the demo created, so that an installation can close them when it is no longer a demo. */
export const demoAccounts = pgTable('demo_accounts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** When closing the demo blocked the account; null while it is open or was blocked by an administrator. */
  closedAt: instant('closed_at'),
});
