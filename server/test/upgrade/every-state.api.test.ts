import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseUrl } from '../prepare-database.ts';
import { fillPostgres, landedTags, migrateUntil } from './earlier-database.ts';
import { changesOf, readRows, type Rows } from './rows.ts';

/**
 * The intended changes of stored rows by migrations: a table from which they delete, or a column. The server
 * fills the search index of recruitments again when it starts.
 */
const INTENDED: Readonly<Record<string, readonly string[]>> = {
  '0001_hiring_finished': ['recruitment_texts.grams'],
  '0004_search_finds_labels': ['recruitment_grams'],
  '0008_search_finds_pay_and_irrelevant': ['recruitment_grams'],
  '0010_search_finds_addresses_abroad': ['recruitment_grams'],
  '0049_narrow_search_of_members': ['member_grams'],
};

const testUrl = process.env['TEST_DATABASE_URL'] ?? '';
const name = `ieum_states_${process.pid}`;
const url = databaseUrl(testUrl, name);
let admin: pg.Client;
let before: Rows = new Map();

beforeAll(async () => {
  admin = new pg.Client({ connectionString: testUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
});

afterAll(async () => {
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
});

async function rowsNow(): Promise<Rows> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return readRows((sql) => client.query(sql)).finally(() => client.end());
}

describe('one database that passes through every landed state, with rows in every table at each', () => {
  test.each(landedTags())(
    '%s keeps the rows of the states before it, and its new tables get rows',
    async (tag) => {
      await migrateUntil(url, tag);
      expect(changesOf(before, await rowsNow())).toEqual(INTENDED[tag] ?? []);
      await fillPostgres(url, tag);
      before = await rowsNow();
      // A new table needs rows in a file of this folder, named by the migration.
      expect([...before].flatMap(([table, rows]) => (rows.size === 0 ? [table] : []))).toEqual([]);
    },
  );

  test('a row that is deleted and a value that is changed would be found', async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query("delete from visit_days; update notices set subject = subject || '!'");
    await client.end();
    expect(changesOf(before, await rowsNow())).toEqual(['notices.subject', 'visit_days']);
  });
});
