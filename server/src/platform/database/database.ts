import { fileURLToPath } from 'node:url';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Db } from './db.ts';
import { openPool } from './query-pipelining.ts';

/** The open database with everything that depends on its kind. */
export interface Database {
  kind: 'embedded' | 'postgres';
  db: Db;
  /** A job queue on the same database; not yet started. */
  boss: () => PgBoss;
  /** Notifies every process; `payload` is at most 8,000 bytes. */
  notify: (channel: string, payload: string) => Promise<void>;
  /** Subscribes to what any process, this one included, sends to the channel. */
  listen: (channel: string, listener: (payload: string) => void) => Promise<void>;
  /** Resolves when the database answers within a second. */
  ping: () => Promise<void>;
  pool: () => { total: number; idle: number; waiting: number };
  close: () => Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
const MIGRATION_LOCK = 7_240_117;

interface PoolLimits {
  /** The most connections. */
  poolSize?: number;
  /** How long a call waits for a connection, in milliseconds. */
  connectionTimeoutMs?: number;
  /** How long a call waits for a statement, in milliseconds. */
  statementTimeoutMs?: number;
}

/** Opens PostgreSQL by its URL, migrated under an advisory lock. */
export async function openPostgres(
  url: string,
  { poolSize = 10, connectionTimeoutMs = 1000, statementTimeoutMs = 1500 }: PoolLimits = {},
): Promise<Database> {
  await migratePostgres(url);
  const pool = await openPool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectionTimeoutMs,
    query_timeout: statementTimeoutMs,
    keepAlive: true,
  });
  const listener = createListener(url);
  return {
    kind: 'postgres',
    db: drizzleNode(pool),
    boss: () => new PgBoss({ connectionString: url, max: 2, application_name: 'ieum-jobs' }),
    notify: async (channel, payload) =>
      void (await pool.query('select pg_notify($1, $2)', [channel, payload])),
    listen: listener.listen,
    ping: async () => void (await pool.query('select 1')),
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}

/** Runs the migrations on their own connection; a second process waits for the first. */
export async function migratePostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrateNode(drizzleNode(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}

/** One connection that listens, opened for the first channel and reopened after it was lost. */
function createListener(url: string) {
  const channels = new Map<string, Set<(payload: string) => void>>();
  let client: pg.Client | undefined;
  let connecting: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function connect() {
    const fresh = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000, keepAlive: true });
    fresh.on('notification', ({ channel, payload }) =>
      channels.get(channel)?.forEach((listener) => listener(payload ?? '')),
    );
    fresh.on('error', reconnectLater);
    fresh.on('end', reconnectLater);
    await fresh.connect();
    for (const channel of channels.keys()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = fresh;
  }

  /** Channels that are requested while the connection is being opened are listened to on it. */
  function connectOnce(): Promise<void> {
    connecting ??= connect().finally(() => {
      connecting = undefined;
    });
    return connecting;
  }

  function reconnectLater() {
    client = undefined;
    if (isClosed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      connectOnce().catch(reconnectLater);
    }, 1000).unref();
  }

  return {
    listen: async (channel: string, listener: (payload: string) => void) => {
      const listeners = channels.get(channel) ?? new Set();
      channels.set(channel, listeners.add(listener));
      if (client) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      else await connectOnce();
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}

export { migrationsFolder };
