import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite, PgBoss } from 'pg-boss';
import type { Db } from '#kit/context.ts';
import { migrationsFolder, type Database } from './database.ts';
import type { FolderLock } from './folder-lock.ts';

/** Opens the embedded database in a folder that this process has locked; closing it frees the folder. */
export async function openEmbedded(dataDir: string, lock: FolderLock): Promise<Database> {
  const client = await PGlite.create({ dataDir: join(dataDir, 'database') });
  await migrate(drizzle(client), { migrationsFolder });
  return embeddedOn(client, lock.release);
}

/** Wraps a PGlite instance that already has the tables. */
export function embeddedOn(client: PGlite, release: () => void = () => undefined): Database {
  return {
    kind: 'embedded',
    // Both drivers build the same query objects; only the result's wrapper class differs, and both carry `rows`.
    db: drizzle(client) as unknown as Db,
    boss: () => new PgBoss({ db: fromPglite(client), backend: 'pglite' }),
    notify: async (channel, payload) =>
      void (await client.query('select pg_notify($1, $2)', [channel, payload])),
    listen: async (channel, hear) => void (await client.listen(channel, hear)),
    ping: async () => void (await client.query('select 1')),
    pool: () => ({ total: 1, idle: 0, waiting: 0 }),
    close: async () => {
      await client.close();
      release();
    },
  };
}
