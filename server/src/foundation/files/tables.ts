import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '#kit/db/columns.ts';

export const files = pgTable(
  'files',
  {
    id: id(),
    /** The user who uploaded it; null for files that the system made. */
    ownerId: uuid('owner_id'),
    /** LOGO, PROFILE, BUSINESS_REGISTRATION, or null for attachments and editor photos. */
    type: text('type'),
    name: text('name').notNull(),
    mimeType: text('mime_type').notNull(),
    size: integer('size').notNull(),
    storageKey: text('storage_key').notNull(),
    /** Public files are served by id only; private ones need a signed link. */
    isPublic: boolean('is_public').notNull().default(false),
    /** Re-encoded by us, so that browsers may show it inline. */
    isImage: boolean('is_image').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Unattached uploads are deleted after a day. */
    attachedAt: instant('attached_at'),
  },
  (table) => [
    index('files_owner').on(table.ownerId, table.createdAt),
    index('files_unattached')
      .on(table.createdAt)
      .where(sql`attached_at is null`),
  ],
);
export type FileRow = typeof files.$inferSelect;
