import type { Duplex } from 'node:stream';
import pg, { type Pool, type PoolClient, type PoolConfig } from 'pg';

const nothing = { rows: [], fields: [], rowCount: 0, command: 'BEGIN', oid: 0 };

/**
 * Makes a connection of a pool with `pipeline` send all statements of the same tick in one packet: the
 * parallel statements of a verb, and the BEGIN of a transaction with its first statement. PostgreSQL executes
 * them one after the other.
 */
export function pipelineQueries(client: PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
  const send = client.query.bind(client) as (...statement: unknown[]) => unknown;
  const pipelined = (...statement: unknown[]): unknown => {
    if (isAlone(statement)) return send(...statement);
    stream.cork();
    process.nextTick(() => stream.uncork());
    const answer = send(...statement);
    if (!isOpening(statement[0])) return answer;
    // Nothing awaits it: if it fails, the transaction's first statement fails too.
    (answer as Promise<unknown>).catch(() => undefined);
    return Promise.resolve(nothing);
  };
  client.query = pipelined as PoolClient['query'];
}

/**
 * The pool issues a single statement with a callback and then releases the connection: there is nothing to
 * combine.
 */
const isAlone = (statement: readonly unknown[]): boolean => typeof statement.at(-1) === 'function';

const isOpening = (statement: unknown): boolean =>
  typeof statement === 'object' && statement !== null && 'text' in statement && statement.text === 'begin';

/**
 * A pool whose connections pipeline, or a plain one where the driver or what is between it and PostgreSQL does
 * not answer statements sent together as it should.
 */
export async function openPool(config: PoolConfig, check = answersTogether): Promise<Pool> {
  const pipelining = poolOf({ ...config, pipeline: true });
  pipelining.on('connect', (client) => {
    try {
      pipelineQueries(client);
    } catch {
      // A driver without this stream; the check below sees that statements are not combined.
    }
  });
  // Without a connection there is nothing to check; the first statement reports it.
  if (await check(pipelining).catch(() => true)) return pipelining;
  process.emitWarning('PostgreSQL: statements are sent one by one, because the driver does not combine them');
  await pipelining.end();
  return poolOf(config);
}

function poolOf(config: PoolConfig): Pool {
  const pool = new pg.Pool(config);
  pool.on('error', () => undefined); // An idle connection that was lost is replaced on next use.
  // Without a listener, the loss of a connection between two statements of a transaction would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * Whether a transaction's statements, sent together with its BEGIN, get their own answers and are rolled back.
 * Rejects where there is no connection.
 */
export async function answersTogether(pool: Pick<Pool, 'connect'>): Promise<boolean> {
  const client = await pool.connect();
  try {
    const number = (value: number) => client.query<{ value: number }>('select $1::int as value', [value]);
    const [, first, between, second] = await Promise.all([
      client.query({ text: 'begin' }),
      number(1),
      client.query('savepoint nothing'),
      number(2),
    ]);
    await client.query('rollback');
    return first.rows[0]?.value === 1 && between.rows.length === 0 && second.rows[0]?.value === 2;
  } catch {
    return false;
  } finally {
    client.release();
  }
}
