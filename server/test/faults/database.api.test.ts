import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCluster, type Cluster } from '../../../scripts/lib/cluster.ts';
import { openPostgres } from '#platform/database/database.ts';
import { isOnPostgres } from '../test-database.ts';
import { start, type Started } from './process.ts';

const reason = isOnPostgres ? '' : ' (skipped: the embedded database cannot stop by itself)';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe.runIf(isOnPostgres)(`a database that is killed${reason}`, () => {
  test('in the middle of transactions fails those, ends no process, and is used again once it is back', async () => {
    const cluster = await startCluster();
    const { db, close } = await openPostgres(cluster.url);
    const dying = Array.from({ length: 8 }, () =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        await wait(1000);
        await tx.execute(sql`select 1`);
      }),
    );
    const outcomes = Promise.allSettled(dying);
    await wait(300);
    cluster.kill();
    for (const { status } of await outcomes) expect(status).toBe('rejected');
    await cluster.revive();
    const again = Array.from({ length: 20 }, () => db.execute(sql`select 1 as one`));
    for (const { rows } of await Promise.all(again)) expect(rows).toEqual([{ one: 1 }]);
    await close();
    cluster.stop();
  }, 60_000);
});

const HALT_MS = 6000;
describe.runIf(isOnPostgres)(`a database that stops for a while${reason}`, () => {
  let cluster: Cluster;
  let server: Started;
  const folder = mkdtempSync(join(tmpdir(), 'ieum-fault-'));

  beforeAll(async () => {
    cluster = await startCluster();
    server = await start({ DATA_DIR: folder, DATABASE_URL: cluster.url, SECRET: 'x'.repeat(40) });
  }, 60_000);
  afterAll(async () => {
    server.process.kill('SIGTERM');
    await server.ended;
    cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function ask(path: string) {
    const begun = performance.now();
    const response = await fetch(`${server.url}${path}`);
    return {
      status: response.status,
      body: await response.text(),
      milliseconds: performance.now() - begun,
      response,
    };
  }

  test('calls are answered 503 within two seconds, liveness stays, and everything works afterwards', async () => {
    expect((await ask('/api/v1/terms')).status).toBe(200);
    cluster.halt();
    const until = performance.now() + HALT_MS;
    while (performance.now() < until) {
      const { status, body, milliseconds, response } = await ask('/api/v1/terms');
      expect(status).toBe(503);
      expect(milliseconds).toBeLessThan(2000);
      expect(response.headers.get('retry-after')).toBe('2');
      expect(JSON.parse(body)).toMatchObject({ code: 'unavailable' });
      expect((await ask('/api/health/live')).status).toBe(200);
      expect((await ask('/api/health/ready')).status).toBe(503);
      await wait(1000);
    }
    cluster.resume();
    await wait(500);
    expect((await ask('/api/v1/terms')).status).toBe(200);
    expect((await ask('/api/health/ready')).status).toBe(200);
  }, 60_000);
});
