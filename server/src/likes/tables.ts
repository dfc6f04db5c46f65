import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { LikeType } from '@ieum/contract/likes.enums.ts';
import { id, instant } from '#kit/columns.ts';
import { companies } from '#companies/tables.ts';
import { recruitments } from '#recruitments/tables.ts';
import { users } from '#users/tables.ts';

/** A member's heart on a recruitment or a company. */
export const likes = pgTable(
  'likes',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type').$type<LikeType>().notNull(),
    recruitmentId: uuid('recruitment_id').references(() => recruitments.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('likes_recruitment').on(table.userId, table.recruitmentId),
    uniqueIndex('likes_company').on(table.userId, table.companyId),
    index('likes_user').on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    check('likes_one_target', sql`num_nonnulls(recruitment_id, company_id) = 1`),
  ],
);
export type LikeRow = typeof likes.$inferSelect;
