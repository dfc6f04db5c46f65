import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { openPostgres, type Database } from '#platform/database/database.ts';
import { embeddedOn } from '#platform/database/embedded.ts';
import { databaseUrl, TEMPLATE } from './prepare-database.ts';

/** Whether this run is on a real PostgreSQL, where races can be shown. */
export const isOnPostgres = process.env['TEST_DATABASE_URL'] !== undefined;

/** A migrated database of this worker's own. */
export async function openTestDatabase(): Promise<Database> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) return openPostgres(await copyTemplate(url), 20);
  const dump = process.env['IEUM_TEST_DUMP'];
  if (!dump) throw new Error('the test database was not prepared');
  const client = await PGlite.create({ loadDataDir: new Blob([await readFile(dump)]) });
  return embeddedOn(client);
}

let copies = 0;

async function copyTemplate(url: string): Promise<string> {
  copies += 1;
  const name = `ieum_test_${process.pid}_${copies}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name} template ${TEMPLATE}`);
  await client.end();
  return databaseUrl(url, name);
}
