import { Writable } from 'node:stream';
import { PGlite } from '@electric-sql/pglite';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { loggerOptions } from './logging.ts';

test('an error of the embedded database, which includes its query, is logged without a parameter', async () => {
  const client = await PGlite.create();
  await client.query('create table people (name text unique)');
  await client.query('insert into people values ($1)', ['secret-value']);
  const failure = await client
    .query('insert into people values ($1)', ['secret-value'])
    .catch((error: unknown) => error);
  await client.close();
  let line = '';
  const stream = new Writable({
    write: (chunk, _encoding, next) => {
      line += String(chunk);
      next();
    },
  });
  pino(loggerOptions({ logLevel: 'info' }), stream).info({ err: failure }, 'done');
  expect(line).not.toContain('secret-value');
  expect(line).toContain('people_name_key');
}, 60_000);
