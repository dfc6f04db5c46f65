import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { WithdrawalReason } from '@ieum/contract/site/withdrawals/enums.ts';
import { instant } from '#kit/db/columns.ts';
import { users } from '#account/users/tables.ts';

/** The withdrawals with time and reason; after the erasure the row identifies nobody. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    /** The username's keyed hash under SECRET, so that nobody can take the name afterwards. */
    usernameHash: text('username_hash').notNull(),
    userType: text('user_type').$type<'PERSON' | 'COMPANY'>().notNull(),
    reasons: text('reasons').array().$type<WithdrawalReason[]>().notNull().default([]),
    /** In their own words; erased with the rest. */
    reason: text('reason').notNull().default(''),
    withdrawnAt: instant('withdrawn_at').notNull(),
    /** When their personal data is due to be erased. */
    eraseAt: instant('erase_at').notNull(),
    erasedAt: instant('erased_at'),
  },
  (table) => [
    index('withdrawals_due')
      .on(table.eraseAt)
      .where(sql`erased_at is null`),
    index('withdrawals_newest').on(table.withdrawnAt.desc().nullsFirst(), table.userId),
    index('withdrawals_username').on(table.usernameHash),
  ],
);
export type WithdrawalRow = typeof withdrawals.$inferSelect;
