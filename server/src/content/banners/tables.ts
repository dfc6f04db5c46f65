import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { publicationColumns } from '#foundation/publishing/public.ts';
import { id, instant } from '#kit/db/columns.ts';

export const banners = pgTable(
  'banners',
  {
    id: id(),
    /** The place where it is shown; several banners of one place follow each other. */
    code: text('code').notNull(),
    name: text('name').notNull(),
    ...publicationColumns(),
    /** The start of its period, or when it was written: the latest published one is shown. */
    shownAt: instant('shown_at').notNull(),
    /** Every picture that some version shows; they stay until the banner is deleted. */
    fileIds: uuid('file_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    version: integer('version').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('banners_shown').on(table.code, table.shownAt.desc(), table.id.desc()),
    index('banners_created').on(table.createdAt.desc(), table.id.desc()),
  ],
);
export type BannerRow = typeof banners.$inferSelect;

export const bannerSlides = pgTable(
  'banner_slides',
  {
    bannerId: uuid('banner_id')
      .notNull()
      .references(() => banners.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    imageId: uuid('image_id').notNull(),
    alt: text('alt').notNull(),
    url: text('url'),
    isOuterLink: boolean('is_outer_link').notNull().default(false),
    target: text('target'),
  },
  (table) => [primaryKey({ columns: [table.bannerId, table.position] })],
);
export type SlideRow = typeof bannerSlides.$inferSelect;
