import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { publicationColumns } from '#foundation/publishing/public.ts';
import { id, instant } from '#kit/db/columns.ts';
import { textTables } from '#kit/search/text-tables.ts';

export const notices = pgTable(
  'notices',
  {
    id: id(),
    subject: text('subject').notNull(),
    /** Cleaned HTML. */
    content: text('content').notNull(),
    isPinned: boolean('is_pinned').notNull().default(false),
    ...publicationColumns(),
    /** The start of its period, or when it was written: its date for visitors. */
    shownAt: instant('shown_at').notNull(),
    fileIds: uuid('file_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    hits: integer('hits').notNull().default(0),
    version: integer('version').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('notices_order').on(
      table.isPinned.desc().nullsFirst(),
      table.shownAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('notices_created').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);
export type NoticeRow = typeof notices.$inferSelect;

/** By which notices are found: subject and content. */
export const searchedNotices = textTables('notice', () => notices.id);
export const { texts: noticeTexts, ngrams: noticeNgrams } = searchedNotices;
