import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { openPglite } from './pglite.ts';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite, PgBoss } from 'pg-boss';
import type { Db } from './db.ts';
import { migrationsFolder, type Database } from './database.ts';
import type { FolderLock } from './folder-lock.ts';
import { closeToOthers } from './private-folder.ts';

/** An empty database that the build made (`scripts/build.mjs`): copying and opening it takes a fifth of the time of creating one. */
export const emptyDatabase = fileURLToPath(new URL('../../../empty-database/data', import.meta.url));

/**
 * Opens the embedded database in a folder that this process has locked; closing it frees the folder. A new
 * one is a copy of `template`, or created where there is no such folder.
 */
export async function openEmbedded(
  dataDir: string,
  lock: FolderLock,
  template: string = emptyDatabase,
): Promise<Database> {
  const folder = join(dataDir, 'database');
  const begun = join(dataDir, 'database.begun');
  const isNew = prepareFolder(folder, begun);
  if (isNew && existsSync(template)) cpSync(template, folder, { recursive: true });
  const client = await openPglite({ dataDir: folder });
  await migrate(drizzle(client), { migrationsFolder });
  rmSync(begun, { force: true });
  // The database sets the modes of some of its files itself, ignoring the process's umask.
  closeToOthers(dataDir);
  return embeddedOn(client, () => {
    closeToOthers(dataDir);
    lock.release();
  });
}

/** The data folder contains a database that cannot be opened; the message says what to do. */
export class DamagedFolderError extends Error {
  override name = 'DamagedFolderError';
  constructor(folder: string) {
    super(
      `The database in ${folder} is incomplete: its file PG_VERSION is missing while other files are there. ` +
        'Nothing was changed. Put the whole folder back from a copy, or, to begin with an empty database, move it ' +
        `away first: mv '${folder}' '${folder}.old'`,
    );
  }
}

/**
 * Returns whether the database is new. Rejects a folder in which a new database would be created over the remains of another. A first start that
 * was interrupted left a mark: there was no data yet, so it starts again.
 */
function prepareFolder(folder: string, begun: string): boolean {
  if (existsSync(begun)) rmSync(folder, { recursive: true, force: true });
  if (existsSync(join(folder, 'PG_VERSION'))) return false;
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new DamagedFolderError(folder);
  writeFileSync(begun, '');
  return true;
}

/** Wraps a PGlite instance that already has the tables. */
export function embeddedOn(client: PGlite, release: () => void = () => undefined): Database {
  return {
    kind: 'embedded',
    // Both drivers build the same query objects; only the result's wrapper class differs, and both have
    // `rows`.
    db: drizzle(client) as unknown as Db,
    boss: () => new PgBoss({ db: fromPglite(client), backend: 'pglite' }),
    notify: async (channel, payload) =>
      void (await client.query('select pg_notify($1, $2)', [channel, payload])),
    listen: async (channel, listener) => void (await client.listen(channel, listener)),
    ping: async () => void (await client.query('select 1')),
    pool: () => ({ total: 1, idle: 0, waiting: 0 }),
    close: async () => {
      await client.close();
      release();
    },
  };
}
