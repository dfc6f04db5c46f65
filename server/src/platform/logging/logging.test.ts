import { Writable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { logOptions } from '#log-options.ts';
import { loggerOptions, redactLine, requestIdOf } from './logging.ts';

function logged(details: object, message = 'done'): string {
  let lines = '';
  const stream = new Writable({
    write: (chunk, _encoding, next) => {
      lines += String(chunk);
      next();
    },
  });
  pino(logOptions({ logLevel: 'info' }), stream).info(details, message);
  return lines;
}

describe('a line never shows', () => {
  test.each([
    ['a bearer', { req: { headers: { authorization: 'Bearer abc.def-ghi' } } }, 'abc.def'],
    ['a bearer in a text', { reason: 'got Bearer abc.def-ghi' }, 'abc.def'],
    ['a cookie', { headers: { cookie: 'keep=abcdef; locale=ko' } }, 'abcdef'],
    ['cookies set', { headers: { 'set-cookie': ['keep=abcdef; HttpOnly', 'a=b'] } }, 'abcdef'],
    ['a password', { body: { newPassword: 'Abcdef"1!' } }, 'Abcdef'],
    ['a token in an address', { url: '/api/v1/me?accessToken=abc.def&x=1' }, 'abc.def'],
    [
      'the code of an interview',
      { url: '/api/v1/interview/bm9ib2R5LWtub3dzLW1l/memo' },
      'bm9ib2R5LWtub3dzLW1l',
    ],
    [
      'the code of an interview in a referrer',
      { referer: 'http://x/interview/bm9ib2R5LWtub3dzLW1l' },
      'bm9ib2R5',
    ],
    ['a link signature', { url: '/api/v1/files/1?until=1&sign=abcdef' }, 'abcdef'],
    ['a telephone number', { to: '010-1234-5678' }, '5678'],
    ['a plain telephone number', { url: '/certify/01012345678' }, '5678'],
    ['an international telephone number', { to: '+82 10 1234 5678' }, '5678'],
    ['a numeric telephone number', { phone: 1012345678 }, '5678'],
    ['an e-mail address', { reason: '550 no such user hong.gil+x@mail.example.kr' }, 'hong'],
    ['an encoded e-mail address', { url: '/find?email=hong%40mail.kr&b=1' }, 'hong'],
  ])('%s', (_name, details, secret) => {
    const line = logged(details);
    expect(line).not.toContain(secret);
    expect(JSON.parse(line)).toMatchObject({ msg: 'done' });
  });

  test('a value in the stack of an error', () => {
    expect(logged({ err: new Error('refused: hong@mail.kr 010 1234 5678') })).not.toMatch(/hong|5678/);
  });
});

test('a line preserves ids, times, numbers and the rest of an address', () => {
  const details = {
    requestId: '01912345-6789-7012-8345-010123456789',
    url: '/api/v1/recruitments?searchValue=개발&limit=20',
    responseTime: 10.12345678,
    at: '2026-11-20T09:00:00.000Z',
    address: '127.0.0.1',
    count: 1012345678,
  };
  expect(JSON.parse(logged(details))).toMatchObject(details);
});

test('lines below the level are not written', () => {
  let wrote = false;
  const stream = new Writable({
    write: (_chunk, _encoding, next) => {
      wrote = true;
      next();
    },
  });
  pino(loggerOptions({ logLevel: 'warn' }), stream).info('quiet');
  expect(wrote).toBe(false);
});

test('a long hostile line is redacted in no time', () => {
  const line = `"password":"${'\\'.repeat(50_000)}${'0'.repeat(50_000)}${'a.'.repeat(25_000)}`;
  const start = performance.now();
  redactLine(line);
  expect(performance.now() - start).toBeLessThan(500);
});

test('a request has the id that its proxy sent, unless it is malformed', () => {
  expect(requestIdOf({ headers: { 'x-request-id': 'req-12345678' } })).toBe('req-12345678');
  expect(requestIdOf({ headers: { 'x-request-id': 'a\n{"level":60}' } })).toMatch(/^[0-9a-f-]{36}$/);
  expect(requestIdOf({ headers: {} })).toMatch(/^[0-9a-f-]{36}$/);
});

describe('an error of the database', () => {
  const answer = (input: object) =>
    Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
      code: '23505',
      severity: 'ERROR',
      table: 'users',
      constraint: 'users_email',
      detail: 'Key (email)=(secret-value) already exists.',
      where: 'secret-value',
      params: ['secret-value'],
      ...input,
    });
  const wrapped = (cause: Error) =>
    new DrizzleQueryError('insert into users values ($1, $2)', ['secret-value', '홍길동'], cause);

  test('is logged with the text of its query and the place, without a parameter', () => {
    const line = logged({ err: wrapped(answer({})) });
    expect(line).not.toMatch(/secret-value|홍길동/);
    expect(JSON.parse(line).err).toMatchObject({
      message: 'Failed query: insert into users values ($1, $2)',
      stack: expect.stringContaining('logging.test.ts'),
      cause: { code: '23505', table: 'users', constraint: 'users_email' },
    });
  });

  test('that quotes the wrong value is logged without it', () => {
    const wrong = new Error('invalid input syntax for type uuid: "secret-value"\nmore of secret-value');
    const line = logged({ err: wrapped(Object.assign(wrong, { code: '22P02' })) });
    expect(line).not.toContain('secret-value');
    expect(line).toContain('invalid input syntax for type uuid');
  });
});
