import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users, type UserRow } from '#account/users/tables.ts';
import { textTables } from '#kit/search/text-tables.ts';

/**
 * By which members are found: username and name, and the name and representative of a company. Triggers keep it,
 * because accounts and companies are written by modules below this one. Telephone numbers and e-mail addresses are
 * not in it, so that masked data cannot be found out part by part.
 */
export const { texts: memberTexts } = textTables('member', () => users.id);

/** The search index; narrow, so that thousands of candidates are counted quickly. */
export const memberGrams = pgTable(
  'member_grams',
  {
    rowId: uuid('row_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Both copied from the account. */
    status: text('status').$type<UserRow['status']>().notNull(),
    userType: text('user_type').$type<'PERSON' | 'COMPANY'>(),
    grams: text('grams').array().notNull(),
  },
  (table) => [index('member_grams_grams').using('gin', table.grams).with({ fastupdate: false })],
);

export const searchedMembers = { texts: memberTexts, grams: memberGrams };
