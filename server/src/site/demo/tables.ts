import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#kit/db/columns.ts';
import { users } from '#account/users/tables.ts';

/** The accounts that the demonstration made, so that an installation can close them when it leaves it. */
export const demoAccounts = pgTable('demo_accounts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** When leaving the demonstration blocked the account; null while it is open or was blocked by an administrator. */
  closedAt: instant('closed_at'),
});
