import { PassThrough } from 'node:stream';
import type { PoolClient } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { pipelineQueries } from './query-pipelining.ts';

/** A connection that never answers, over a stream that counts its packets. */
function connection() {
  const stream = new PassThrough();
  const packets: string[] = [];
  vi.spyOn(stream, '_write').mockImplementation((chunk: Buffer, _encoding, done) => {
    packets.push(chunk.toString());
    done();
  });
  stream._writev = (chunks, done) => {
    packets.push(chunks.map(({ chunk }) => String(chunk)).join('+'));
    done();
  };
  const client = {
    connection: { stream },
    query: (statement: string | { text: string }, callback?: () => void) => {
      stream.write(typeof statement === 'string' ? statement : statement.text);
      callback?.();
      return new Promise<never>(() => undefined);
    },
  };
  pipelineQueries(client as unknown as PoolClient);
  return { query: client.query as (...statement: unknown[]) => Promise<unknown>, packets };
}

const moment = () => new Promise((resolve) => setImmediate(resolve));

describe('statements issued at the same time', () => {
  it('are sent in one packet', async () => {
    const { query, packets } = connection();
    void query('select 1');
    void query('select 2');
    await moment();
    expect(packets).toEqual(['select 1+select 2']);
    void query('select 3');
    await moment();
    expect(packets).toEqual(['select 1+select 2', 'select 3']);
  });

  it('are sent together with the BEGIN of their transaction', async () => {
    const { query, packets } = connection();
    await query({ text: 'begin' });
    void query('insert');
    await moment();
    expect(packets).toEqual(['begin+insert']);
  });

  it('are not delayed when there is only one, as the pool issues it', () => {
    const { query, packets } = connection();
    void query('select 1', () => undefined);
    expect(packets).toEqual(['select 1']);
  });
});
