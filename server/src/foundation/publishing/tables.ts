import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ContentKind } from '@ieum/contract/foundation/publishing/enums.ts';
import { instant } from '#kit/db/columns.ts';

/** Every saved wording of content, including the present one. */
export const contentVersions = pgTable(
  'content_versions',
  {
    kind: text('kind').$type<ContentKind>().notNull(),
    rowId: uuid('row_id').notNull(),
    version: integer('version').notNull(),
    /** The draft as the editor saved it. */
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    /** Null for the initial content of an installation. */
    writerName: text('writer_name'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.rowId, table.version] })],
);

/** Which session viewed which content on which Seoul day; old days are deleted. */
export const contentViews = pgTable(
  'content_views',
  {
    kind: text('kind').$type<ContentKind>().notNull(),
    rowId: uuid('row_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    session: text('session').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.rowId, table.day, table.session] }),
    index('content_views_day').on(table.day),
  ],
);
