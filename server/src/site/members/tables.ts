import { sql } from 'drizzle-orm';
import { index, pgTable, pgView, text, uuid } from 'drizzle-orm/pg-core';
import { users, type UserRow } from '#account/users/tables.ts';
import { instant } from '#kit/db/columns.ts';

const columns = {
  /** By which a member is found: username and name, and the name and representative of a company; normalized. */
  haystack: text('haystack').notNull(),
  /** These are copied from the account, so that lists are counted and sorted without it. */
  status: text('status').$type<UserRow['status']>().notNull(),
  userType: text('user_type').$type<'PERSON' | 'COMPANY'>(),
  name: text('name').notNull(),
  createdAt: instant('created_at').notNull(),
};

/**
 * The searched text of each member. Triggers write it, because modules below this one write accounts and companies.
 * It has no telephone number and no e-mail address; else a search could reveal masked data part by part. The n-grams
 * are only in the index: as a column they would make rows four times as long, and counting and sorting thousands of
 * candidates slow.
 */
export const memberTexts = pgTable(
  'member_texts',
  {
    rowId: uuid('row_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...columns,
  },
  (table) => [
    index('member_texts_grams')
      .using('gin', sql`text_grams(${table.haystack})`)
      .with({ fastupdate: false }),
  ],
);

/** The searched texts with their n-grams, which are computed; a condition on these reads the index. */
export const memberNgrams = pgView('member_grams', {
  rowId: uuid('row_id').notNull(),
  ...columns,
  ngrams: text('grams').array().notNull(),
}).as(sql`
  select row_id, haystack, status, user_type, name, created_at, text_grams(haystack) as grams from member_texts`);

export const searchedMembers = { table: memberTexts, view: memberNgrams };
