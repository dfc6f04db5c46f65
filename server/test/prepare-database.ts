import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPglite } from '#platform/database/pglite.ts';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migratePostgres, migrationsFolder } from '#platform/database/database.ts';

export const TEMPLATE = 'ieum_test_template';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file with a migrated embedded database. */
    migratedDump: string;
  }
}

/**
 * Migrates once: an embedded dump that every worker loads, or a template database that every worker copies.
 */
export default async function prepareDatabase(project: TestProject) {
  const url = project.config.env['TEST_DATABASE_URL'] ?? process.env['TEST_DATABASE_URL'];
  if (url) await makeTemplate(url);
  else project.provide('migratedDump', await makeDump());
}

async function makeDump(): Promise<string> {
  const client = await openPglite();
  await migrate(drizzle(client), { migrationsFolder });
  const dump = await client.dumpDataDir('none');
  await client.close();
  const file = join(await mkdtemp(join(tmpdir(), 'ieum-test-')), 'migrated.tar');
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  return file;
}

async function makeTemplate(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${TEMPLATE} with (force)`);
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  await migratePostgres(databaseUrl(url, TEMPLATE));
}

/** The same server, another database. */
export function databaseUrl(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}
