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
 * The searched texts of members. Triggers keep them, because accounts and companies are written by modules below this
 * one. Telephone numbers and e-mail addresses are not in them, so that masked data cannot be found out part by part.
 * The n-grams are in the index alone: beside the texts they would make the rows four times as long, so that thousands
 * of candidates could not be counted and sorted quickly.
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
