import { integer, jsonb, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ResumeContent } from '@ieum/contract/hiring/resumes/schemas.ts';
import { id, instant } from '#kit/db/columns.ts';
import { files } from '#foundation/files/tables.ts';
import { users } from '#account/users/tables.ts';

/** The one reusable resume of a person; applications contain frozen copies. */
export const resumes = pgTable(
  'resumes',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    content: jsonb('content').$type<ResumeContent>().notNull(),
    profileFileId: uuid('profile_file_id').references(() => files.id, { onDelete: 'set null' }),
    /** Increases with every save; 0 before the first. */
    version: integer('version').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [uniqueIndex('resumes_user').on(table.userId)],
);
export type ResumeRow = typeof resumes.$inferSelect;
