import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
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
/** What the reference to a file on the wire is made of. */
export type ReferredFile = Pick<FileRow, 'id' | 'name' | 'size' | 'mimeType' | 'isPublic'>;

/** The editor photos of each content that its own writers uploaded, also those of its earlier versions. */
export const contentPhotos = pgTable(
  'content_photos',
  {
    /** The notice, FAQ, popup or post. */
    contentId: uuid('content_id').notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.contentId, table.fileId] }),
    index('content_photos_file').on(table.fileId),
  ],
);
