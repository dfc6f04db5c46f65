import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '@ieum/contract/common/text.ts';
import type { InquiryState } from '@ieum/contract/content/questions/enums.ts';
import type { MessageChannel } from '@ieum/contract/foundation/messages/enums.ts';
import { users } from '#account/users/tables.ts';
import { id, instant } from '#kit/db/columns.ts';

/** Inquiries of companies about recruitment support, with or without an account. */
export const serviceInquiries = pgTable(
  'service_inquiries',
  {
    id: id(),
    /** The number on the receipt. */
    number: integer('number').generatedAlwaysAsIdentity(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    companyName: text('company_name').notNull(),
    name: text('name').notNull(),
    /** Digits. */
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    content: text('content').notNull(),
    fileIds: uuid('file_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The language of the answer's frame. */
    locale: text('locale').$type<Locale>().notNull(),
    agreedAt: instant('agreed_at').notNull(),
    state: text('state').$type<InquiryState>().notNull().default('ANSWER_AWAITING'),
    /** The time of sending while it waits, the negative time of the answer after that, as in `questions`. */
    position: bigint('position', { mode: 'number' }).notNull(),
    reply: text('reply'),
    repliedBy: text('replied_by').$type<MessageChannel>(),
    replierId: uuid('replier_id').references(() => users.id, { onDelete: 'set null' }),
    repliedAt: instant('replied_at'),
    /** The messages that carried the answers; they are erased with the inquiry. */
    messageIds: uuid('message_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    version: integer('version').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('service_inquiries_number').on(table.number),
    index('service_inquiries_order').on(table.state, table.position, table.id),
    index('service_inquiries_created').on(table.createdAt),
    index('service_inquiries_user').on(table.userId),
    index('service_inquiries_replier').on(table.replierId),
  ],
);
export type InquiryRow = typeof serviceInquiries.$inferSelect;
