import { sql } from 'drizzle-orm';
import { boolean, index, integer, json, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#account/users/tables.ts';
import { id, instant } from '#kit/db/columns.ts';

/** Forms that were submitted to the centre, or that it keeps to send them out. */
export const serviceForms = pgTable(
  'service_forms',
  {
    id: id(),
    /** The member who submitted it while logged in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    type: text('type').notNull(),
    name: text('name').notNull(),
    content: text('content').notNull(),
    /** The values by their fields, in an order that `jsonb` would lose. */
    fields: json('fields').$type<Record<string, string>>().notNull(),
    /** Submitted without a login: erased when its retention period is over. */
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    thumbId: uuid('thumb_id'),
    fileIds: uuid('file_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    emailedAt: instant('emailed_at'),
    version: integer('version').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('service_forms_created').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('service_forms_user').on(table.userId),
    index('service_forms_anonymous')
      .on(table.createdAt)
      .where(sql`is_anonymous`),
  ],
);
export type FormRow = typeof serviceForms.$inferSelect;

/** Each sending of a form by e-mail; its addresses are stored in its messages only. */
export const formSendings = pgTable(
  'form_sendings',
  {
    id: id(),
    formId: uuid('form_id')
      .notNull()
      .references(() => serviceForms.id, { onDelete: 'cascade' }),
    senderId: uuid('sender_id').references(() => users.id, { onDelete: 'set null' }),
    senderName: text('sender_name').notNull(),
    messageIds: uuid('message_ids').array().notNull(),
    /** Identifies the request, so that it is not sent again. */
    fingerprint: text('fingerprint').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('form_sendings_fingerprint').on(table.fingerprint),
    index('form_sendings_form').on(table.formId, table.createdAt.desc()),
    index('form_sendings_sender').on(table.senderId),
  ],
);
export type SendingRow = typeof formSendings.$inferSelect;
