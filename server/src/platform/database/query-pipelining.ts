import type { Duplex } from 'node:stream';
import type { PoolClient } from 'pg';

const nothing = { rows: [], fields: [], rowCount: 0, command: 'BEGIN', oid: 0 };

/**
 * Has a connection of a pool with `pipeline` send all statements of one moment in one packet: those that a verb asks
 * for at once, and the opening of a transaction with its first statement. PostgreSQL takes them one after the other.
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
    // Nobody waits for it: one that fails fails the transaction's first statement too.
    (answer as Promise<unknown>).catch(() => undefined);
    return Promise.resolve(nothing);
  };
  client.query = gather as PoolClient['query'];
}

/** The pool asks one statement of a connection with a callback and gives it back: there is nothing to gather. */
const isAlone = (statement: readonly unknown[]): boolean => typeof statement.at(-1) === 'function';

const isOpening = (statement: unknown): boolean =>
  typeof statement === 'object' && statement !== null && 'text' in statement && statement.text === 'begin';
