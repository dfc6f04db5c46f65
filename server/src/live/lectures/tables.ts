import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { VideoProvider } from '@ieum/contract/live/lectures/enums.ts';
import { files } from '#foundation/files/tables.ts';
import { users } from '#account/users/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import { id, instant } from '#kit/db/columns.ts';
import { textTables } from '#kit/search/text-tables.ts';

/** The tree of categories; small enough to be read as a whole. */
export const lectureCategories = pgTable(
  'lecture_categories',
  {
    id: id(),
    parentId: uuid('parent_id').references((): AnyPgColumn => lectureCategories.id),
    code: text('code').notNull(),
    name: text('name').notNull(),
    /** The order among the others. */
    index: integer('index').notNull().default(0),
    /** Whether it is on the first page of the lectures. */
    isMain: boolean('is_main').notNull().default(false),
    mainIndex: integer('main_index').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('lecture_categories_code').on(table.code),
    index('lecture_categories_parent').on(table.parentId),
  ],
);
export type CategoryRow = typeof lectureCategories.$inferSelect;

export interface LectureLink {
  name: string;
  href: string;
  isDownload: boolean;
}

export const lectures = pgTable(
  'lectures',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Each lecture of a company takes one of five hundred places, so that concurrent calls create no more. */
    place: smallint('place').notNull(),
    categoryId: uuid('category_id').references(() => lectureCategories.id, { onDelete: 'set null' }),
    subject: text('subject').notNull(),
    /** Cleaned HTML. */
    content: text('content').notNull().default(''),
    thumbId: uuid('thumb_id').references(() => files.id, { onDelete: 'set null' }),
    fileIds: uuid('file_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    videoType: text('video_type').$type<VideoProvider>().notNull().default('UTUBE'),
    /** As it was written; players are addressed by the checked id in it alone. */
    videoLink: text('video_link').notNull().default(''),
    links: jsonb('links').$type<LectureLink[]>().notNull().default([]),
    hasCode: boolean('has_code').notNull().default(false),
    code: text('code').notNull().default(''),
    isActive: boolean('is_active').notNull().default(true),
    isPublic: boolean('is_public').notNull().default(true),
    /** Live: its chat is open. */
    isStream: boolean('is_stream').notNull().default(false),
    isMiceNow: boolean('is_mice_now').notNull().default(false),
    startsAt: instant('starts_at'),
    minutes: smallint('minutes').notNull(),
    /** The start, or when it was created: its date in lists. */
    shownAt: instant('shown_at').notNull(),
    hits: integer('hits').notNull().default(0),
    version: integer('version').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('lectures_place').on(table.companyId, table.place),
    index('lectures_shown')
      .on(table.isStream.desc().nullsFirst(), table.shownAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`is_active and is_public`),
    index('lectures_category').on(table.categoryId),
    index('lectures_company').on(
      table.companyId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('lectures_created').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    check('lectures_places', sql`place between 1 and 500`),
    check('lectures_code', sql`not has_code or code <> ''`),
  ],
);
export type LectureRow = typeof lectures.$inferSelect;

/** The texts by which a lecture is found: subject, content and the company's name. */
export const searchedLectures = textTables('lecture', () => lectures.id);
export const { texts: lectureTexts, ngrams: lectureNgrams } = searchedLectures;

const ofLecture = () =>
  uuid('lecture_id')
    .notNull()
    .references(() => lectures.id, { onDelete: 'cascade' });

const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The sessions that viewed a lecture on a day, so that each counts once. */
export const lectureViews = pgTable(
  'lecture_views',
  {
    lectureId: ofLecture(),
    day: date('day', { mode: 'string' }).notNull(),
    session: text('session').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lectureId, table.day, table.session] }),
    index('lecture_views_day').on(table.day),
  ],
);

/** The chat of a lecture; its row is locked by each message, so that they are numbered without gaps. */
export const lectureChats = pgTable('lecture_chats', {
  lectureId: uuid('lecture_id')
    .primaryKey()
    .references(() => lectures.id, { onDelete: 'cascade' }),
  messageCount: integer('message_count').notNull().default(0),
  slowSeconds: smallint('slow_seconds').notNull().default(0),
  pinnedId: uuid('pinned_id'),
});
export type ChatRow = typeof lectureChats.$inferSelect;

export const lectureMessages = pgTable(
  'lecture_messages',
  {
    id: id(),
    lectureId: ofLecture(),
    number: integer('number').notNull(),
    /** Null once the account is erased. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    message: text('message').notNull(),
    isQuestion: boolean('is_question').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** When it was deleted; its text is then empty. */
    removedAt: instant('removed_at'),
    /** The written answer to a question. */
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    /** Whether an administrator answered, and not the company. */
    isAnsweredByConsole: boolean('is_answered_by_console').notNull().default(false),
  },
  (table) => [
    uniqueIndex('lecture_messages_number').on(table.lectureId, table.number),
    index('lecture_messages_user').on(table.userId, table.lectureId, table.createdAt),
    index('lecture_messages_questions')
      .on(table.lectureId, table.number)
      .where(sql`is_question and removed_at is null`),
    check('lecture_messages_removed', sql`removed_at is null or message = ''`),
    check(
      'lecture_messages_answer',
      sql`(answer is null) = (answered_at is null) and (answer is null or (is_question and removed_at is null))`,
    ),
  ],
);
export type MessageRow = typeof lectureMessages.$inferSelect;

/** The members who may not send messages in a lecture. */
export const lectureMutes = pgTable(
  'lecture_mutes',
  { lectureId: ofLecture(), userId: ofUser(), createdAt: instant('created_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.lectureId, table.userId] }),
    index('lecture_mutes_user').on(table.userId),
  ],
);

/** The readers who have entered the code of a lecture: members, or visitors' sessions by their digests. */
export const lectureGrants = pgTable(
  'lecture_grants',
  {
    id: id(),
    lectureId: ofLecture(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    sessionDigest: text('session_digest'),
    /** The digest of the code that was entered: another code ends the access. */
    codeDigest: text('code_digest').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('lecture_grants_user').on(table.userId, table.lectureId),
    uniqueIndex('lecture_grants_session').on(table.sessionDigest, table.lectureId),
    index('lecture_grants_created').on(table.createdAt),
  ],
);

/** The sockets on the page of a lecture, in all processes; those not seen for a while belong to a dead one. */
export const lectureConnections = pgTable(
  'lecture_connections',
  {
    socketId: text('socket_id').notNull(),
    lectureId: ofLecture(),
    /** Null for a visitor. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: instant('joined_at').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lectureId, table.socketId] }),
    index('lecture_connections_user').on(table.userId),
    index('lecture_connections_seen').on(table.seenAt),
  ],
);

/** How long a member watched a live lecture, in minutes of the clock; two tabs count once. */
export const lectureAttendances = pgTable(
  'lecture_attendances',
  {
    lectureId: ofLecture(),
    userId: ofUser(),
    firstAt: instant('first_at').notNull(),
    /** The last minute that is counted. */
    lastMinute: instant('last_minute').notNull(),
    minutes: smallint('minutes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lectureId, table.userId] }),
    index('lecture_attendances_user').on(table.userId),
  ],
);

/** The attendance codes of a lecture, each shown once; a place is the guard against a third one. */
export const lectureAttendanceCodes = pgTable(
  'lecture_attendance_codes',
  {
    lectureId: ofLecture(),
    number: smallint('number').notNull(),
    code: text('code').notNull(),
    shownAt: instant('shown_at').notNull(),
    /** Until when it can be entered. */
    until: instant('until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lectureId, table.number] }),
    check('lecture_attendance_codes_number', sql`number between 1 and 2`),
  ],
);
export type AttendanceCodeRow = typeof lectureAttendanceCodes.$inferSelect;

/** The entered attendance codes by member. */
export const lectureAttendanceEntries = pgTable(
  'lecture_attendance_entries',
  {
    lectureId: ofLecture(),
    number: smallint('number').notNull(),
    userId: ofUser(),
    enteredAt: instant('entered_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lectureId, table.userId, table.number] }),
    index('lecture_attendance_entries_user').on(table.userId),
  ],
);
