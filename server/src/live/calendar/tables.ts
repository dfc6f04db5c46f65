import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AppointmentKind, AppointmentState } from '@ieum/contract/live/calendar/enums.ts';
import { id, instant } from '#kit/db/columns.ts';
import { users } from '#account/users/tables.ts';
import { companies } from '#hiring/companies/tables.ts';

/** When something takes place; its module decides that, and the calendar alone writes it. */
export const appointments = pgTable(
  'appointments',
  {
    id: id(),
    kind: text('kind').$type<AppointmentKind>().notNull(),
    /** The row of the kind's module. */
    sourceId: uuid('source_id').notNull(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    place: text('place').notNull().default(''),
    /** The path of its page for all its parties. */
    link: text('link').notNull(),
    state: text('state').$type<AppointmentState>().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Rises with each change, so that calendars elsewhere replace what they have. */
    sequence: integer('sequence').notNull().default(0),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('appointments_source').on(table.kind, table.sourceId),
    index('appointments_company').on(table.companyId),
    index('appointments_coming')
      .on(table.startsAt)
      .where(sql`state = 'CONFIRMED'`),
    check('appointments_span', sql`starts_at < ends_at`),
  ],
);
export type AppointmentRow = typeof appointments.$inferSelect;

/**
 * The parties of an appointment, with a copy of its time for the exclusion constraint
 * `appointment_parties_free`: no party has two busy spans at once in one lane. A person has one lane; a company
 * has as many as it has places.
 */
export const appointmentParties = pgTable(
  'appointment_parties',
  {
    id: id(),
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    lane: smallint('lane').notNull().default(1),
    isBusy: boolean('is_busy').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [
    uniqueIndex('appointment_parties_once').on(
      table.appointmentId,
      sql`coalesce(${table.userId}, ${table.companyId})`,
    ),
    index('appointment_parties_user').on(table.userId, table.startsAt),
    index('appointment_parties_company').on(table.companyId, table.startsAt),
    check('appointment_parties_one', sql`num_nonnulls(user_id, company_id) = 1`),
    check('appointment_parties_lane', sql`lane between 1 and 20 and (lane = 1 or user_id is null)`),
  ],
);

/** The number of appointments that a company can have at once; without a row it is one. */
export const calendarPlaces = pgTable(
  'calendar_places',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    places: smallint('places').notNull(),
  },
  () => [check('calendar_places_bounds', sql`places between 1 and 20`)],
);

/** The secret address at which a member's calendar elsewhere reads the appointments. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The secret of the address, encrypted, to show it again; and its fingerprint, to find it. */
    encrypted: text('encrypted').notNull(),
    fingerprint: text('fingerprint').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('calendar_feeds_fingerprint').on(table.fingerprint)],
);
