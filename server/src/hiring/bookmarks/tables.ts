import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { BookmarkType } from '@ieum/contract/hiring/bookmarks/enums.ts';
import { id, instant } from '#kit/db/columns.ts';
import { applications } from '#hiring/applications/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import { users } from '#account/users/tables.ts';

/**
 * Members' bookmarks of recruitments and companies, and companies' bookmarks: people, applications and
 * the blacklist.
 */
export const bookmarks = pgTable(
  'likes',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type').$type<BookmarkType>().notNull(),
    recruitmentId: uuid('recruitment_id').references(() => recruitments.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    /** For USER_PERSON and BLACKLISTED, which may both exist for one person. */
    personId: uuid('person_id').references(() => users.id, { onDelete: 'cascade' }),
    applicationId: uuid('application_id').references(() => applications.id, { onDelete: 'cascade' }),
    memo: text('memo').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('likes_recruitment').on(table.userId, table.recruitmentId),
    uniqueIndex('likes_company').on(table.userId, table.companyId),
    uniqueIndex('likes_person').on(table.userId, table.personId, table.type),
    uniqueIndex('likes_application').on(table.userId, table.applicationId),
    index('likes_about_person').on(table.personId, table.type),
    index('likes_about_application').on(table.applicationId),
    index('likes_user').on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    check('likes_one_target', sql`num_nonnulls(recruitment_id, company_id, person_id, application_id) = 1`),
  ],
);
export type BookmarkRow = typeof bookmarks.$inferSelect;
