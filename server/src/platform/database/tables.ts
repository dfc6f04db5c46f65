import { sql } from 'drizzle-orm';
import { bigserial, customType, index, pgTable, timestamp } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * Socket messages too long for NOTIFY, on their way to other processes; the adapter writes and deletes them.
 */
export const socketAttachments = pgTable(
  'socket_io_attachments',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date', precision: 3 }).default(
      sql`now()`,
    ),
    payload: bytes('payload'),
  },
  (table) => [index('socket_io_attachments_created').on(table.createdAt)],
);
