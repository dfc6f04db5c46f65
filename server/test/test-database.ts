import { readFile } from 'node:fs/promises';
import { openPglite } from '#platform/database/pglite.ts';
import pg from 'pg';
import { inject } from 'vitest';
import { openPostgres, type Database } from '#platform/database/database.ts';
import { embeddedOn } from '#platform/database/embedded.ts';
import { databaseUrl, TEMPLATE } from './prepare-database.ts';

const url = process.env['TEST_DATABASE_URL'];
/** Whether this run uses a real PostgreSQL, where races can be shown. */
export const isOnPostgres = Boolean(url);

/** Tests that write much at once prove what is written on a slow machine, too. */
const PATIENT = { poolSize: 20, connectionTimeoutMs: 20_000, statementTimeoutMs: 20_000 };

/** A migrated database for this worker only. */
export async function openTestDatabase(): Promise<Database> {
  if (url) return openPostgres(await copyTemplate(url), PATIENT);
  const dump = inject('migratedDump');
  if (!dump) throw new Error('a test with a database is named *.api.test.ts or *.databases.test.ts');
  const client = await openPglite({ loadDataDir: new Blob([await readFile(dump)]) });
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
