import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  BoardReaders,
  BoardWriters,
  HourlyKind,
  ReportState,
} from '@ieum/contract/content/boards/enums.ts';
import type { Locale } from '@ieum/contract/common/text.ts';
import { users } from '#account/users/tables.ts';
import { files } from '#foundation/files/tables.ts';
import { publicationColumns } from '#foundation/publishing/public.ts';
import { id, instant } from '#kit/db/columns.ts';
import { textTables } from '#kit/search/text-tables.ts';

export const boards = pgTable(
  'boards',
  {
    id: id(),
    code: text('code').notNull(),
    nameKo: text('name_ko').notNull(),
    /** Empty: the Korean name. */
    nameEn: text('name_en').notNull().default(''),
    nameCn: text('name_cn').notNull().default(''),
    readers: text('readers').$type<BoardReaders>().notNull(),
    writers: text('writers').$type<BoardWriters>().notNull(),
    levelIds: uuid('level_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    allowsComments: boolean('allows_comments').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    version: integer('version').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('boards_code').on(table.code),
    check('boards_levels', sql`(readers <> 'LEVELS' and writers <> 'LEVELS') or cardinality(level_ids) > 0`),
  ],
);
export type BoardRow = typeof boards.$inferSelect;

export const posts = pgTable(
  'posts',
  {
    id: id(),
    boardId: uuid('board_id')
      .notNull()
      .references(() => boards.id),
    /** Null for the posts of an administrator who was erased. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    subject: text('subject').notNull(),
    /** Cleaned HTML. */
    content: text('content').notNull(),
    language: text('language').$type<Locale>(),
    isPinned: boolean('is_pinned').notNull().default(false),
    ...publicationColumns(),
    /** The start of its period, or when it was written: its date for readers. */
    shownAt: instant('shown_at').notNull(),
    thumbId: uuid('thumb_id').references(() => files.id, { onDelete: 'set null' }),
    fileIds: uuid('file_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** A digest of a member's text, so that nobody posts the same twice; null for administrators. */
    digest: text('digest'),
    /** Counted again with each write of a comment or report, under the lock of this row. */
    commentCount: integer('comment_count').notNull().default(0),
    openReports: integer('open_reports').notNull().default(0),
    hits: integer('hits').notNull().default(0),
    version: integer('version').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('posts_order').on(
      table.boardId,
      table.isPinned.desc().nullsFirst(),
      table.shownAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('posts_shown').on(
      table.isPinned.desc().nullsFirst(),
      table.shownAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('posts_date').on(table.shownAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('posts_created').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('posts_user').on(table.userId),
    index('posts_thumb').on(table.thumbId),
    index('posts_reported')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`open_reports > 0`),
    uniqueIndex('posts_same').on(table.boardId, table.userId, table.digest),
  ],
);
export type PostRow = typeof posts.$inferSelect;

/** By which posts are found: subject and content. */
export const searchedPosts = textTables('post', () => posts.id);
export const { texts: postTexts, ngrams: postNgrams } = searchedPosts;

export const postComments = pgTable(
  'post_comments',
  {
    id: id(),
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** The comment that begins its thread: itself, unless it is a reply. Ids are in the order of writing. */
    threadId: uuid('thread_id').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    content: text('content').notNull(),
    /** A digest of the text while it is shown, so that nobody writes the same twice under a post. */
    digest: text('digest'),
    removedAt: instant('removed_at'),
    editedAt: instant('edited_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('post_comments_order').on(table.postId, table.threadId, table.id),
    index('post_comments_user').on(table.userId),
    uniqueIndex('post_comments_same').on(table.postId, table.userId, table.digest),
    check('post_comments_removed', sql`removed_at is null or (content = '' and digest is null)`),
  ],
);
export type CommentRow = typeof postComments.$inferSelect;

/** Comments that members reported, each member once. */
export const commentReports = pgTable(
  'comment_reports',
  {
    id: id(),
    commentId: uuid('comment_id')
      .notNull()
      .references(() => postComments.id, { onDelete: 'cascade' }),
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason').notNull(),
    state: text('state').$type<ReportState>().notNull().default('OPEN'),
    createdAt: instant('created_at').notNull().defaultNow(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    uniqueIndex('comment_reports_once').on(table.commentId, table.userId),
    index('comment_reports_user').on(table.userId),
    index('comment_reports_open')
      .on(table.postId, table.commentId)
      .where(sql`state = 'OPEN'`),
    check('comment_reports_settled', sql`(state = 'OPEN') = (settled_at is null)`),
  ],
);
export type ReportRow = typeof commentReports.$inferSelect;

/** How much of a kind a member wrote within the latest hour in which there was some. */
export const boardQuotas = pgTable(
  'board_quotas',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<HourlyKind>().notNull(),
    hour: instant('hour').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
