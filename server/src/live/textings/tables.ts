import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AddresseeProblem, TextingState } from '@ieum/contract/live/textings/enums.ts';
import { textingBounds } from '@ieum/contract/live/textings/enums.ts';
import { users } from '#account/users/tables.ts';
import { messages } from '#foundation/messages/tables.ts';
import { applications } from '#hiring/applications/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import { recruitments } from '#hiring/recruitments/tables.ts';
import { id, instant } from '#kit/db/columns.ts';
import { meetings } from '#live/meetings/tables.ts';

/** A text message of a company to applicants of one recruitment, as it was written, with its placeholders. */
export const textings = pgTable(
  'textings',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    recruitmentId: uuid('recruitment_id')
      .notNull()
      .references(() => recruitments.id, { onDelete: 'cascade' }),
    /** The meeting whose link the text message may contain. */
    meetingId: uuid('meeting_id').references(() => meetings.id, { onDelete: 'set null' }),
    /** The account that wrote it, and who is named as its sender. */
    senderId: uuid('sender_id').references(() => users.id, { onDelete: 'set null' }),
    senderName: text('sender_name').notNull(),
    senderPhone: text('sender_phone').notNull(),
    senderEmail: text('sender_email').notNull(),
    message: text('message').notNull(),
    state: text('state').$type<TextingState>().notNull(),
    /** Each draft of a company takes one of fifty places, so that concurrent calls cannot keep more. */
    place: smallint('place'),
    /** Identifies the request to send it, so that it is not sent again. */
    fingerprint: text('fingerprint'),
    /** Counts the changes of a draft. */
    version: integer('version').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('textings_company').on(
      table.companyId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    uniqueIndex('textings_place').on(table.companyId, table.place),
    uniqueIndex('textings_fingerprint').on(table.fingerprint),
    index('textings_recruitment').on(table.recruitmentId),
    index('textings_meeting').on(table.meetingId),
    index('textings_sender').on(table.senderId),
    index('textings_sent')
      .on(table.sentAt)
      .where(sql`sent_at is not null`),
    check('textings_state', sql`state in ('DRAFT', 'WAITING', 'SENT', 'UNDONE')`),
    check('textings_sent_at', sql`(state = 'DRAFT') = (sent_at is null)`),
    check('textings_draft', sql`(state = 'DRAFT') = (place is not null)`),
    check('textings_places', sql.raw(`place between 1 and ${textingBounds.drafts}`)),
  ],
);
export type TextingRow = typeof textings.$inferSelect;

/** The applicants whom a text message is for, and the message that each of them got. */
export const textingAddressees = pgTable(
  'texting_addressees',
  {
    textingId: uuid('texting_id')
      .notNull()
      .references(() => textings.id, { onDelete: 'cascade' }),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null until it is written, and where there is a problem. */
    messageId: uuid('message_id').references(() => messages.id, { onDelete: 'set null' }),
    /** Why none was written. */
    problem: text('problem').$type<AddresseeProblem>(),
  },
  (table) => [
    primaryKey({ name: 'texting_addressees_pkey', columns: [table.textingId, table.applicationId] }),
    index('texting_addressees_application').on(table.applicationId),
    index('texting_addressees_person').on(table.personId),
    index('texting_addressees_message').on(table.messageId),
  ],
);

/** How many text messages a company sent on the last day on which it sent some. */
export const textingQuotas = pgTable(
  'texting_quotas',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    count: integer('count').notNull(),
  },
  () => [check('texting_quotas_count', sql.raw(`count between 0 and ${textingBounds.day}`))],
);
