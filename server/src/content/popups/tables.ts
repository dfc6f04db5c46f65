import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { publicationColumns } from '#foundation/publishing/public.ts';
import { id, instant } from '#kit/db/columns.ts';

export const popups = pgTable(
  'popups',
  {
    id: id(),
    subject: text('subject').notNull(),
    imageId: uuid('image_id'),
    alt: text('alt').notNull().default(''),
    /** Cleaned HTML. */
    content: text('content').notNull().default(''),
    url: text('url'),
    device: text('device').notNull().default('ALL'),
    pages: text('pages').notNull().default('HOME'),
    /** Its place among the popups, from the first; of equal ones the newest is first. */
    position: integer('position').notNull().default(0),
    ...publicationColumns(),
    /** Every picture that some version shows; they stay until the popup is deleted. */
    fileIds: uuid('file_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    version: integer('version').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('popups_order').on(table.position, table.createdAt.desc(), table.id.desc())],
);
export type PopupRow = typeof popups.$inferSelect;
