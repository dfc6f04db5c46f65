import type { Duplex } from 'node:stream';
import type { Pool, PoolClient } from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answersTogether, openPool } from './query-pipelining.ts';

const connectionString = process.env['TEST_DATABASE_URL'] ?? '';
const config = { connectionString, max: 1, connectionTimeoutMillis: 1000, query_timeout: 1500 };

let open: Pool[] = [];
afterEach(async () => {
  for (const pool of open) await pool.end();
  open = [];
});
async function aPool(check?: typeof answersTogether) {
  const pool = await openPool(config, check);
  open.push(pool);
  return pool;
}

/** The packets that a connection of the driver itself writes while something runs. */
async function packetsOf(client: PoolClient, run: () => Promise<unknown>): Promise<number> {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
  const written = [vi.spyOn(stream, '_write'), vi.spyOn(stream as Required<Duplex>, '_writev')];
  await run();
  const packets = written.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
  written.forEach((spy) => spy.mockRestore());
  return packets;
}
const three = (client: PoolClient) => async () => {
  const answers = await Promise.all(
    [1, 2, 3].map((value) => client.query('select $1::int as value', [value])),
  );
  expect(answers.map(({ rows: [row] }) => row)).toEqual([{ value: 1 }, { value: 2 }, { value: 3 }]);
};

describe.runIf(connectionString)('the PostgreSQL driver (skipped on the embedded database)', () => {
  test('sends the statements of one tick in one packet and gives each its own answer', async () => {
    const client = await (await aPool()).connect();
    expect(await packetsOf(client, three(client))).toBe(1);
    client.release();
  });

  test('fails the statements after a failed one of the same transaction, and only those', async () => {
    const client = await (await aPool()).connect();
    const [, first, failed, last] = await Promise.allSettled([
      client.query({ text: 'begin' }),
      client.query('select 1'),
      client.query('select 1 / 0'),
      client.query('select 2'),
    ]);
    await client.query('rollback');
    expect([first, failed, last].map((one) => one?.status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    await three(client)();
    client.release();
  });

  test('is used plainly where the check fails, with a warning', async () => {
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    const client = await (await aPool(async () => false)).connect();
    expect(warn).toHaveBeenCalledOnce();
    expect(await packetsOf(client, three(client))).toBeGreaterThan(1);
    client.release();
    warn.mockRestore();
  });

  test('stays where the check had no connection', async () => {
    const client = await (await aPool(() => Promise.reject(new Error('ECONNREFUSED')))).connect();
    expect(await packetsOf(client, three(client))).toBe(1);
    client.release();
  });
});

describe('the check', () => {
  const poolThat = (query: (statement: unknown, values?: number[]) => Promise<unknown>) =>
    ({ connect: async () => ({ query, release: () => undefined }) }) as unknown as Pick<Pool, 'connect'>;

  test('accepts answers in their order', async () => {
    const honest = poolThat(async (_, values) => ({ rows: values ? [{ value: values[0] }] : [] }));
    expect(await answersTogether(honest)).toBe(true);
  });

  test('is false for mixed answers and failures, and rejects where there is no connection', async () => {
    const mixed = poolThat(async (_, values) => ({ rows: values ? [{ value: 3 - (values[0] ?? 0) }] : [] }));
    const failing = poolThat(() => Promise.reject(new Error('not supported')));
    const closed = { connect: () => Promise.reject(new Error('ECONNREFUSED')) } as unknown as Pool;
    for (const pool of [mixed, failing]) expect(await answersTogether(pool)).toBe(false);
    await expect(answersTogether(closed)).rejects.toThrow('ECONNREFUSED');
  });
});
