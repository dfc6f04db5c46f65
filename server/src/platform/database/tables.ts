import { sql } from 'drizzle-orm';
import { bigserial, customType, index, pgTable } from 'drizzle-orm/pg-core';
import { instant } from '#kit/db/columns.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * Socket messages too long for NOTIFY, on their way to other processes; the adapter writes and deletes them.
 */
export const socketAttachments = pgTable(
  'socket_io_attachments',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    createdAt: instant('created_at').default(sql`now()`),
    payload: bytes('payload'),
  },
  (table) => [index('socket_io_attachments_created').on(table.createdAt)],
);
