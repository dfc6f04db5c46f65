import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyDatabase } from '#platform/database/embedded.ts';
import { openPglite } from '#platform/database/pglite.ts';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { migrationsFolder } from '#platform/database/database.ts';
import { insertRows, type Query } from './rows.ts';

interface Journal {
  entries: { tag: string }[];
}

/** Makes an embedded database in `folder` as the migration `tag` left it, with rows in every table. */
export async function fillEmbedded(folder: string, tag: string): Promise<void> {
  if (existsSync(emptyDatabase)) cpSync(emptyDatabase, folder, { recursive: true });
  const client = await openPglite({ dataDir: folder });
  await withMigrationsUntil(tag, (migrations) =>
    migrateEmbedded(drizzleEmbedded(client), { migrationsFolder: migrations }),
  );
  await insertRows((sql, params) => client.query<Record<string, unknown>>(sql, params), tag);
  await client.close();
}

/** Makes the tables of the migration `tag` in a PostgreSQL database of an earlier one, or an empty one. */
export async function migrateUntil(url: string, tag: string): Promise<void> {
  await withMigrationsUntil(tag, (migrations) =>
    connected(url, (client) => migrateNode(drizzleNode(client), { migrationsFolder: migrations })),
  );
}

/** Writes rows into every table of a PostgreSQL database as the migration `tag` left it. */
export const fillPostgres = (url: string, tag: string): Promise<void> =>
  connected(url, (client) => insertRows((sql, params) => client.query(sql, params), tag));

async function connected(url: string, use: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await use(client).finally(() => client.end());
}

const readJournal = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as Journal;

/** All landed migrations in their order. */
export const landedTags = (): string[] => readJournal(migrationsFolder).entries.map(({ tag }) => tag);

/** Every table of the product with the number of its rows. */
export async function countRows(query: Query): Promise<Record<string, number>> {
  const { rows } = await query("select tablename from pg_tables where schemaname = 'public' order by 1");
  const counts: Record<string, number> = {};
  for (const { tablename } of rows) {
    const counted = await query(`select count(*)::int as count from "${String(tablename)}"`);
    counts[String(tablename)] = Number(counted.rows[0]?.['count']);
  }
  return counts;
}

async function withMigrationsUntil(tag: string, use: (folder: string) => Promise<unknown>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ieum-migrations-'));
  try {
    cpSync(migrationsFolder, folder, { recursive: true });
    const journal = readJournal(folder);
    const last = journal.entries.findIndex((entry) => entry.tag === tag);
    writeFileSync(
      join(folder, 'meta', '_journal.json'),
      JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }),
    );
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
