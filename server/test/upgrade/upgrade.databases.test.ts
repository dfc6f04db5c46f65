import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPglite } from '#platform/database/pglite.ts';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { start, type Started } from '../faults/process.ts';
import { databaseUrl } from '../prepare-database.ts';
import { countRows, fillEmbedded, fillPostgres, migrateUntil } from './earlier-database.ts';
import { wholeTags } from './rows.ts';

/** The keys among the rows are encrypted under this secret. */
const SECRET = '1NxrzmXWUovfZXUefCucKjzGXs9R36uRPK0owLnIeydJhPzk37BW-hJgwMlJzBMA';
const PASSWORD = 'Upgrade!2026';
/** Tables from which nothing is deleted in the first minutes; an earlier database has not all of them. */
const STABLE = [
  'users',
  'companies',
  'recruitments',
  'resumes',
  'applications',
  'terms_agreements',
  'appointments',
  'meetings',
  'meeting_slots',
  'textings',
  'interviews',
  'interview_memos',
  'lectures',
  'lecture_messages',
  'lecture_attendances',
  'lecture_mutes',
  'lecture_attendance_codes',
  'lecture_attendance_entries',
  'chat_rooms',
  'chat_messages',
];
const testUrl = process.env['TEST_DATABASE_URL']; // Empty for the embedded database.
const tokenCommand = fileURLToPath(new URL('../../src/cli/token.ts', import.meta.url));

const cleanups: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
});

/** A database as `tag` left it: what a server needs to open it, and how to count its rows. */
async function earlierDatabase(tag: string) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'ieum-upgrade-'));
  cleanups.push(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  if (!testUrl) {
    const folder = join(DATA_DIR, 'database');
    await fillEmbedded(folder, tag);
    const count = async () => {
      const client = await openPglite({ dataDir: folder });
      return countRows((sql) => client.query(sql)).finally(() => client.close());
    };
    return { env: { DATA_DIR, SECRET }, count };
  }
  const name = `ieum_upgrade_${process.pid}_${tag}`;
  const admin = new pg.Client({ connectionString: testUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  cleanups.push(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  const DATABASE_URL = databaseUrl(testUrl, name);
  await migrateUntil(DATABASE_URL, tag);
  await fillPostgres(DATABASE_URL, tag);
  const count = async () => {
    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    return countRows((sql) => client.query(sql)).finally(() => client.end());
  };
  return { env: { DATA_DIR, SECRET, DATABASE_URL }, count };
}

async function stop({ process: child, ended }: Started) {
  child.kill('SIGTERM');
  await ended;
}

function tokenOf(server: Started, username: string): string {
  const env = { ...process.env, PUBLIC_URL: server.url };
  return execFileSync(process.execPath, [tokenCommand, username, PASSWORD], { env }).toString().trim();
}

async function ask(server: Started, path: string, token?: string) {
  const response = await fetch(`${server.url}/api${path}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  expect(response.status, `${path}: ${await response.clone().text()}`).toBe(200);
  return (await response.json()) as Record<string, unknown>;
}

/** All on PostgreSQL; of the embedded database, which takes seconds to open, the oldest and the newest. */
const openedTags = wholeTags().filter((_, at, all) => testUrl || at === 0 || at === all.length - 1);

describe.each(openedTags)('a database as migration %s left it', (tag) => {
  test('is opened by the present server without losing data, and its members find theirs', async () => {
    const { env, count } = await earlierDatabase(tag);
    const before = await count();
    expect(Object.entries(before).filter(([, rows]) => rows === 0)).toEqual([]);

    const server = await start({ ...env });
    try {
      const seeker = tokenOf(server, 'seeker');
      expect(await ask(server, '/v1/me', seeker)).toMatchObject({ user: { username: 'seeker' } });
      expect(await ask(server, '/v1/person/resume', seeker)).toHaveProperty('resume');
      expect(await ask(server, '/v1/person/recruitment-applications', seeker)).toMatchObject({ count: 1 });
      const maker = tokenOf(server, 'maker');
      expect(await ask(server, '/v1/company', maker)).toHaveProperty('company');
      const lectures = before['lectures'] ?? 0;
      expect(await ask(server, '/v1/company/lectures', maker)).toMatchObject({ count: lectures });
      expect(await ask(server, '/console/users', tokenOf(server, 'keeper'))).toHaveProperty('users');
      expect(await ask(server, '/v1/recruitments')).toHaveProperty('recruitments');
    } finally {
      await stop(server);
    }

    const after = await count();
    for (const table of STABLE.filter((name) => name in before))
      expect({ table, rows: after[table] }).toEqual({ table, rows: before[table] });
  }, 120_000);
});
