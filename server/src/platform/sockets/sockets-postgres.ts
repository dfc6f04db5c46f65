import { createAdapter } from '@socket.io/postgres-adapter';
import pg from 'pg';
import type { FanOut } from './sockets.ts';
import type { Log } from '../logging/logging.ts';

/** The table for messages too long for NOTIFY (tables.ts). */
const TABLE = 'socket_io_attachments';
const LONG_MESSAGES_LIVE_MS = 60_000;

/**
 * Sends to other processes by NOTIFY, on two connections apart from those of the calls: one listens, one
 * sends.
 */
export function postgresFanOut(url: string, log: Log): FanOut {
  const pool = new pg.Pool({
    connectionString: url,
    max: 2,
    connectionTimeoutMillis: 1000,
    keepAlive: true,
    application_name: 'ieum-sockets',
  });
  // A connection that is lost while it listens has no error listener of its own; the error would end the
  // process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  const adapter = createAdapter(pool, {
    tableName: TABLE,
    cleanupInterval: LONG_MESSAGES_LIVE_MS,
    errorHandler: (error) => log.warn({ err: error }, 'sockets of other processes cannot be reached'),
  });
  return { adapter, close: () => pool.end() };
}
