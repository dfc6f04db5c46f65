import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '#kit/db/columns.ts';
import { users } from '#account/users/tables.ts';

export const terms = pgTable(
  'terms',
  {
    id: id(),
    code: text('code').notNull(),
    /** The kind of account that must read them at sign-up; null means everyone. */
    userType: text('user_type').$type<'PERSON' | 'COMPANY'>(),
    subject: text('subject').notNull(),
    content: text('content').notNull(),
    isNecessary: boolean('is_necessary').notNull(),
    /** Listed in the sign-up form; the two policies that have pages of their own may be listed too. */
    isListed: boolean('is_listed').notNull().default(true),
    position: integer('position').notNull().default(0),
    version: integer('version').notNull().default(1),
    /** Counts every change of the row; `version` counts wordings only. */
    revision: integer('revision').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('terms_code').on(table.code)],
);
export type TermsRow = typeof terms.$inferSelect;

/** Which version of which terms a user agreed to, and when. */
export const termsAgreements = pgTable(
  'terms_agreements',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    termsId: uuid('terms_id')
      .notNull()
      .references(() => terms.id),
    version: integer('version').notNull(),
    agreedAt: instant('agreed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.termsId, table.version] }),
    index('terms_agreements_terms').on(table.termsId, table.version),
  ],
);

/** Every wording of the terms, including the present one. */
export const termsVersions = pgTable(
  'terms_versions',
  {
    termsId: uuid('terms_id')
      .notNull()
      .references(() => terms.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    subject: text('subject').notNull(),
    content: text('content').notNull(),
    isNecessary: boolean('is_necessary').notNull(),
    /** Null for the initial terms of an installation. */
    writerName: text('writer_name'),
    createdAt: instant('created_at').notNull(),
    /** Null: in force since it was saved. */
    effectiveAt: instant('effective_at'),
    /** The differences from the version before, and their reason. */
    note: text('note').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.termsId, table.version] })],
);
