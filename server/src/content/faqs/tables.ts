import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { FaqCategory } from '@ieum/contract/content/faqs/enums.ts';
import { users } from '#account/users/tables.ts';
import { publicationColumns } from '#foundation/publishing/public.ts';
import { id, instant } from '#kit/db/columns.ts';
import { textTables } from '#kit/search/text-tables.ts';

export const faqs = pgTable(
  'faqs',
  {
    id: id(),
    category: text('category').$type<FaqCategory>().notNull(),
    question: text('question').notNull(),
    /** Cleaned HTML. */
    answer: text('answer').notNull(),
    /** Its place in its category; equal places are in the order of writing. */
    position: integer('position').notNull().default(0),
    ...publicationColumns(),
    /** Counts of the votes, changed in the transaction of each vote. */
    helpful: integer('helpful').notNull().default(0),
    unhelpful: integer('unhelpful').notNull().default(0),
    version: integer('version').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('faqs_order').on(table.category, table.position, table.id),
    check('faqs_votes_counted', sql`${table.helpful} >= 0 and ${table.unhelpful} >= 0`),
  ],
);
export type FaqRow = typeof faqs.$inferSelect;

/** By which FAQs are found: question and answer. */
export const searchedFaqs = textTables('faq', () => faqs.id);
export const { texts: faqTexts, ngrams: faqNgrams } = searchedFaqs;

/** Whether an answer helped a reader: a member, or the session of a visitor. */
export const faqVotes = pgTable(
  'faq_votes',
  {
    id: id(),
    faqId: uuid('faq_id')
      .notNull()
      .references(() => faqs.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id),
    session: text('session'),
    isHelpful: boolean('is_helpful').notNull(),
    /** Empty unless the answer did not help and the reader wrote why. */
    reason: text('reason').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('faq_votes_user').on(table.faqId, table.userId),
    uniqueIndex('faq_votes_session').on(table.faqId, table.session),
    index('faq_votes_of_user').on(table.userId),
    index('faq_votes_reasons')
      .on(table.faqId, table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`reason <> ''`),
  ],
);
export type FaqVoteRow = typeof faqVotes.$inferSelect;
