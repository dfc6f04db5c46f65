import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPglite } from '#platform/database/pglite.ts';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { migrationsFolder } from '#platform/database/database.ts';

interface Journal {
  entries: { tag: string }[];
}
type Query = (sql: string, params?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

/** Makes an embedded database in `folder` as the migration `tag` left it, with rows in every table. */
export async function fillEmbedded(folder: string, tag: string): Promise<void> {
  const client = await openPglite({ dataDir: folder });
  await withMigrationsUntil(tag, (migrations) =>
    migrateEmbedded(drizzleEmbedded(client), { migrationsFolder: migrations }),
  );
  await insertRows((sql, params) => client.query<Record<string, unknown>>(sql, params), tag);
  await client.close();
}

/** Makes the tables of the migration `tag` in an empty PostgreSQL database, with rows in every table. */
export async function fillPostgres(url: string, tag: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await withMigrationsUntil(tag, (migrations) =>
    migrateNode(drizzleNode(client), { migrationsFolder: migrations }),
  );
  await insertRows((sql, params) => client.query<Record<string, unknown>>(sql, params), tag);
  await client.end();
}

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
    const file = join(folder, 'meta', '_journal.json');
    const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
    const last = journal.entries.findIndex((entry) => entry.tag === tag);
    writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function insertRows(query: Query, tag: string): Promise<void> {
  const lines = readFileSync(fileURLToPath(new URL(`${tag}.jsonl`, import.meta.url)), 'utf8');
  const columns = await writableColumns(query);
  for (const line of lines.trim().split('\n')) {
    const [table, row] = JSON.parse(line) as [string, unknown];
    const names = columns.get(table) ?? '';
    await query(
      `insert into "${table}" (${names}) select ${names} from jsonb_populate_record(null::"${table}", $1::jsonb)`,
      [JSON.stringify(row)],
    );
  }
}

/** The columns of each table except those that the database computes itself. */
async function writableColumns(query: Query): Promise<Map<string, string>> {
  const { rows } = await query(
    `select table_name, string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_schema = 'public' and is_generated = 'NEVER' and identity_generation is distinct from 'ALWAYS'
     group by 1`,
  );
  return new Map(rows.map((row) => [String(row['table_name']), String(row['columns'])]));
}
