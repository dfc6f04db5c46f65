import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { SlotCanceler, SlotState } from '@ieum/contract/live/meetings/enums.ts';
import { meetingBounds } from '@ieum/contract/live/meetings/enums.ts';
import { users } from '#account/users/tables.ts';
import { applications } from '#hiring/applications/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import { id, instant } from '#kit/db/columns.ts';

/**
 * The meetings that a company proposes to applicants of one recruitment; the progress is computed when it is
 * read.
 */
export const meetings = pgTable(
  'meetings',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    recruitmentId: uuid('recruitment_id')
      .notNull()
      .references(() => recruitments.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    /** The period in which applicants pick a time. */
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    minutes: smallint('minutes').notNull(),
    /** Where it takes place, as the company wrote it; empty where it did not. */
    place: text('place').notNull().default(''),
    /** When the company ended the picking, and the whole meeting. */
    closedAt: instant('closed_at'),
    completedAt: instant('completed_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('meetings_company').on(
      table.companyId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('meetings_recruitment').on(table.recruitmentId),
    check('meetings_window', sql`starts_at < ends_at`),
    check(
      'meetings_minutes',
      sql.raw(`minutes between ${meetingBounds.minutes.min} and ${meetingBounds.minutes.max}`),
    ),
    check('meetings_closed', sql`completed_at is null or closed_at is not null`),
  ],
);
export type MeetingRow = typeof meetings.$inferSelect;

export const meetingTimes = pgTable(
  'meeting_times',
  {
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    date: instant('date').notNull(),
  },
  (table) => [primaryKey({ name: 'meeting_times_pkey', columns: [table.meetingId, table.date] })],
);

/** The applicants who are invited to a meeting. */
export const meetingInvitations = pgTable(
  'meeting_invitations',
  {
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whether the company chose to notify the applicant. */
    notice: text('notice').$type<'SEND' | 'NONE'>().notNull(),
    invitedAt: instant('invited_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'meeting_invitations_pkey', columns: [table.meetingId, table.applicationId] }),
    index('meeting_invitations_person').on(
      table.personId,
      table.invitedAt.desc().nullsFirst(),
      table.meetingId.desc().nullsFirst(),
    ),
    index('meeting_invitations_application').on(table.applicationId),
  ],
);
export type InvitationRow = typeof meetingInvitations.$inferSelect;

/**
 * A time that an applicant picked. While it is not cancelled it holds its time of the meeting and is the
 * applicant's only one; two partial unique indexes see to both.
 */
export const meetingSlots = pgTable(
  'meeting_slots',
  {
    id: id(),
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    recruitmentId: uuid('recruitment_id')
      .notNull()
      .references(() => recruitments.id, { onDelete: 'cascade' }),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    date: instant('date').notNull(),
    state: text('state').$type<SlotState>().notNull().default('AWAITING'),
    approvedAt: instant('approved_at'),
    canceledAt: instant('canceled_at'),
    canceledBy: text('canceled_by').$type<SlotCanceler>(),
    reason: text('reason').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('meeting_slots_time')
      .on(table.meetingId, table.date)
      .where(sql`state <> 'CANCELED'`),
    uniqueIndex('meeting_slots_applicant')
      .on(table.meetingId, table.applicationId)
      .where(sql`state <> 'CANCELED'`),
    index('meeting_slots_meeting').on(table.meetingId, table.createdAt),
    index('meeting_slots_company').on(table.companyId, table.date, table.id),
    index('meeting_slots_person').on(table.personId, table.meetingId, table.createdAt),
    index('meeting_slots_application').on(table.applicationId),
    index('meeting_slots_recruitment').on(table.recruitmentId),
    check('meeting_slots_state', sql`state in ('AWAITING', 'CANCELED', 'APPROVED')`),
    check('meeting_slots_canceled', sql`(state = 'CANCELED') = (num_nulls(canceled_at, canceled_by) = 0)`),
    check('meeting_slots_approved', sql`state <> 'APPROVED' or approved_at is not null`),
  ],
);
export type SlotRow = typeof meetingSlots.$inferSelect;
