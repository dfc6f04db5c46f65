import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  interviewBounds,
  type EntranceType,
  type InterviewScheduleType,
  type InterviewState,
} from '@ieum/contract/live/interviews/enums.ts';
import { users } from '#account/users/tables.ts';
import { applications } from '#hiring/applications/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import { id, instant } from '#kit/db/columns.ts';

/** A room in which a company talks to applicants. */
export const interviews = pgTable(
  'interviews',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    recruitmentId: uuid('recruitment_id').references(() => recruitments.id, { onDelete: 'set null' }),
    /** The code in the link: 128 random bits. */
    code: text('code').notNull(),
    title: text('title').notNull(),
    state: text('state').$type<InterviewState>().notNull().default('AWAITING'),
    entranceType: text('entrance_type').$type<EntranceType>().notNull(),
    isEntranceDisabled: boolean('is_entrance_disabled').notNull().default(false),
    entranceMessage: text('entrance_message').notNull().default(''),
    isMessageDisabled: boolean('is_message_disabled').notNull().default(false),
    scheduleType: text('schedule_type').$type<InterviewScheduleType>().notNull(),
    /** Null for one that is open at once. */
    startsAt: instant('starts_at'),
    hour: smallint('hour').notNull(),
    minute: smallint('minute').notNull(),
    minutes: smallint('minutes').notNull(),
    startedAt: instant('started_at'),
    closedAt: instant('closed_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('interviews_code').on(table.code),
    index('interviews_company').on(
      table.companyId,
      sql`(state = 'COMPLETE')`,
      sql`coalesce(starts_at, created_at) desc`,
      table.id.desc().nullsFirst(),
    ),
    index('interviews_recruitment').on(table.recruitmentId),
    check('interviews_state', sql`state in ('AWAITING', 'PROGRESS', 'COMPLETE')`),
    check('interviews_started', sql`state = 'AWAITING' or started_at is not null`),
    check('interviews_closed', sql`(state = 'COMPLETE') = (closed_at is not null)`),
    check('interviews_schedule', sql`(schedule_type = 'ON_TIME') = (starts_at is not null)`),
  ],
);
export type InterviewRow = typeof interviews.$inferSelect;

/** The people invited to an interview, as interviewers or as interviewees. */
export const interviewPeople = pgTable(
  'interview_people',
  {
    interviewId: uuid('interview_id')
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').$type<'INTERVIEWER' | 'INTERVIEWEE'>().notNull(),
    applicationId: uuid('application_id').references(() => applications.id, { onDelete: 'set null' }),
    /** The order in which they were named. */
    position: smallint('position').notNull(),
    /** Whether the company chose to notify them. */
    notice: text('notice').$type<'SEND' | 'NONE'>().notNull(),
    invitedAt: instant('invited_at').notNull(),
    /** When they were notified, and of which time. */
    notifiedAt: instant('notified_at'),
    notifiedFor: instant('notified_for'),
    /** The turn of an interviewee: when they were called in, and when the next one was. */
    calledAt: instant('called_at'),
    doneAt: instant('done_at'),
  },
  (table) => [
    primaryKey({ name: 'interview_people_pkey', columns: [table.interviewId, table.userId] }),
    index('interview_people_user').on(table.userId, table.interviewId),
    index('interview_people_application').on(table.applicationId),
    check('interview_people_role', sql`role in ('INTERVIEWER', 'INTERVIEWEE')`),
  ],
);
export type InterviewPersonRow = typeof interviewPeople.$inferSelect;

/** The seekers, and the decision of a host, which is kept until the interview ends. */
export const interviewSeekers = pgTable(
  'interview_seekers',
  {
    id: id(),
    interviewId: uuid('interview_id')
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The account, or the fingerprint of the session by which a guest is known. */
    visitor: text('visitor').notNull(),
    name: text('name').notNull(),
    /** Null while the seeker is not connected. */
    socketId: text('socket_id'),
    state: text('state').$type<'WAITING' | 'APPROVED' | 'REJECTED'>().notNull(),
    soughtAt: instant('sought_at').notNull(),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    uniqueIndex('interview_seekers_once').on(table.interviewId, table.visitor),
    index('interview_seekers_user').on(table.userId),
    index('interview_seekers_socket').on(table.socketId),
    check('interview_seekers_state', sql`state in ('WAITING', 'APPROVED', 'REJECTED')`),
    check('interview_seekers_answered', sql`(state = 'WAITING') = (answered_at is null)`),
  ],
);
export type SeekerRow = typeof interviewSeekers.$inferSelect;

/** The participants of rooms; each has one of the numbered places. */
export const interviewParticipants = pgTable(
  'interview_participants',
  {
    id: id(),
    interviewId: uuid('interview_id')
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    visitor: text('visitor').notNull(),
    name: text('name').notNull(),
    socketId: text('socket_id').notNull(),
    hasAudio: boolean('has_audio').notNull(),
    hasVideo: boolean('has_video').notNull(),
    isHost: boolean('is_host').notNull(),
    place: smallint('place').notNull(),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [
    uniqueIndex('interview_participants_place').on(table.interviewId, table.place),
    uniqueIndex('interview_participants_once').on(table.interviewId, table.visitor),
    uniqueIndex('interview_participants_socket').on(table.socketId),
    index('interview_participants_user').on(table.userId),
    check('interview_participants_places', sql.raw(`place between 1 and ${interviewBounds.places}`)),
  ],
);
export type ParticipantRow = typeof interviewParticipants.$inferSelect;

/** The notes of hosts during an interview; each host has an own one. */
export const interviewMemos = pgTable(
  'interview_memos',
  {
    interviewId: uuid('interview_id')
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    memo: text('memo').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'interview_memos_pkey', columns: [table.interviewId, table.userId] }),
    index('interview_memos_user').on(table.userId),
  ],
);
