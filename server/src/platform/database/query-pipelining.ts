import type { Duplex } from 'node:stream';
import type { PoolClient } from 'pg';

const nothing = { rows: [], fields: [], rowCount: 0, command: 'BEGIN', oid: 0 };

/**
 * Makes a connection of a pool with `pipeline` send all statements of the same tick in one packet: the
 * parallel statements of a verb, and the BEGIN of a transaction with its first statement. PostgreSQL executes
 * them one after the other.
 */
export function pipelineQueries(client: PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
  const send = client.query.bind(client) as (...statement: unknown[]) => unknown;
  const gather = (...statement: unknown[]): unknown => {
    if (isAlone(statement)) return send(...statement);
    stream.cork();
    process.nextTick(() => stream.uncork());
    const answer = send(...statement);
    if (!isOpening(statement[0])) return answer;
    // Nothing awaits it: if it fails, the transaction's first statement fails too.
    (answer as Promise<unknown>).catch(() => undefined);
    return Promise.resolve(nothing);
  };
  client.query = gather as PoolClient['query'];
}

/**
 * The pool issues a single statement with a callback and then releases the connection: there is nothing to
 * combine.
 */
const isAlone = (statement: readonly unknown[]): boolean => typeof statement.at(-1) === 'function';

const isOpening = (statement: unknown): boolean =>
  typeof statement === 'object' && statement !== null && 'text' in statement && statement.text === 'begin';
