import type { AuditAction } from '@ieum/contract/foundation/audit/action-texts.ts';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '#kit/db/columns.ts';

/** Actions of administrators, with target, time and address; append-only: a trigger rejects changes. */
export const auditLogs = pgTable(
  'audit_logs',
  {
    id: id(),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: uuid('subject_id'),
    subjectName: text('subject_name').notNull().default(''),
    details: jsonb('details').$type<Record<string, string | number | boolean | null>>().notNull().default({}),
    address: text('address').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('audit_logs_created').on(table.createdAt.desc().nullsFirst(), table.id),
    index('audit_logs_action').on(sql`lower(${table.action}) text_pattern_ops`),
    index('audit_logs_address').on(table.address.op('text_pattern_ops')),
    index('audit_logs_subject').on(table.subjectType, table.subjectId),
    index('audit_logs_target').on(table.subjectId, table.createdAt.desc().nullsFirst()),
    index('audit_logs_actor').on(table.actorId, table.createdAt.desc().nullsFirst()),
  ],
);
export type AuditLogRow = typeof auditLogs.$inferSelect;

/** The readings of personal data; the person sees them as 열람 기록. Append-only. */
export const accessRecords = pgTable(
  'access_records',
  {
    id: id(),
    readerId: uuid('reader_id').notNull(),
    readerName: text('reader_name').notNull(),
    /** The person whose data was read. */
    personId: uuid('person_id').notNull(),
    /** The kind of data, for example RESUME, APPLICATION, CONTACT, BUSINESS_REGISTRATION. */
    what: text('what').notNull(),
    subjectId: uuid('subject_id'),
    reason: text('reason'),
    address: text('address').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('access_records_person').on(table.personId, table.createdAt.desc().nullsFirst()),
    index('access_records_reader').on(table.readerId, table.createdAt.desc().nullsFirst()),
    index('access_records_what').on(
      table.what,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('access_records_address').on(table.address.op('text_pattern_ops')),
    index('access_records_created').on(table.createdAt.desc().nullsFirst(), table.id),
  ],
);
