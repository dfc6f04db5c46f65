import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { TaggedKind } from '@ieum/contract/foundation/hash-tags/enums.ts';
import { id, instant } from '#kit/db/columns.ts';
import { textTables } from '#kit/search/text-tables.ts';

export const hashTags = pgTable(
  'hash_tags',
  {
    id: id(),
    name: text('name').notNull(),
    /** The name without case and spaces, by which tags are the same. */
    key: text('key').notNull(),
    /** The name as it is typed, letter by letter; see hangul-letters.ts. */
    letters: text('letters').notNull(),
    position: integer('position').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    version: integer('version').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('hash_tags_key').on(table.key),
    index('hash_tags_letters').on(table.letters.op('text_pattern_ops')),
    index('hash_tags_order').on(table.position, table.key, table.id),
    index('hash_tags_suggested')
      .on(table.position, table.key)
      .where(sql`is_active`),
    index('hash_tags_created').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);
export type HashTagRow = typeof hashTags.$inferSelect;

/** Names that tags had before they were renamed or merged into others; an address with one leads to the tag. */
export const formerHashTags = pgTable(
  'former_hash_tags',
  {
    key: text('key').primaryKey(),
    tagId: uuid('tag_id')
      .notNull()
      .references(() => hashTags.id, { onDelete: 'cascade' }),
  },
  (table) => [index('former_hash_tags_tag').on(table.tagId)],
);

/** By which hashtags are found in the console: any part of the name. */
export const searchedHashTags = textTables('hash_tag', () => hashTags.id);
export const { texts: hashTagTexts, ngrams: hashTagNgrams } = searchedHashTags;

/** Which rows of which module have a tag, in the order of the row's tags. */
export const taggings = pgTable(
  'taggings',
  {
    kind: text('kind').$type<TaggedKind>().notNull(),
    rowId: uuid('row_id').notNull(),
    tagId: uuid('tag_id')
      .notNull()
      .references(() => hashTags.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.rowId, table.tagId] }),
    index('taggings_tag').on(table.tagId, table.kind, table.rowId),
  ],
);
