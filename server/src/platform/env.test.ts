import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readEnv } from './env.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'ieum-env-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const secret = 's'.repeat(32);
const database = { DATABASE_URL: 'postgres://ieum@localhost/ieum', SECRET: secret };
const read = (variables: NodeJS.ProcessEnv = {}) => readEnv({ DATA_DIR: dataDir, ...variables });

describe('with nothing set', () => {
  test('the product runs embedded, on loopback, with the demo', () => {
    expect(read()).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir,
      databaseUrl: undefined,
      redisUrl: undefined,
      s3: undefined,
      mail: undefined,
      sms: undefined,
      isDemo: true,
      trustProxy: false,
      logLevel: 'warn',
    });
  });

  test('a secret is created once, readable by its owner only, and reused', () => {
    const [made] = read().secrets;
    expect(made).toHaveLength(64);
    expect(read().secrets).toEqual([made]);
    expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe(made);
    expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
  });

  test('an empty variable counts as absent', () => {
    expect(read({ PORT: '', DATABASE_URL: '  ' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });
});

test('a stored secret that was truncated is rejected', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ieum-env-'));
  writeFileSync(join(folder, 'secret'), 'short');
  expect(() => readEnv({ DATA_DIR: folder })).toThrow(/^SECRET: .*32 characters/);
  rmSync(folder, { recursive: true });
});

test('a server with its own database has no demo and logs requests', () => {
  expect(read({ ...database, HOST: '0.0.0.0' })).toMatchObject({ isDemo: false, logLevel: 'info' });
});

test('every adapter is enabled by its variables', () => {
  const env = read({
    S3_ENDPOINT: 'https://s3.example.com',
    S3_BUCKET: 'ieum',
    S3_KEY: 'key',
    S3_SECRET: 'secret',
    SMTP_URL: 'smtp://mail.example.com',
    MAIL_FROM: '이음 <no-reply@example.com>',
    SMS_PROVIDER: 'solapi',
    SOLAPI_KEY: 'key',
    SOLAPI_SECRET: 'secret',
    SMS_FROM: '02-1234-5678',
    TRUST_PROXY: 'loopback, 10.0.0.0/8, ::1',
  });
  expect(env).toMatchObject({
    s3: { bucket: 'ieum', region: 'ap-northeast-2' },
    mail: { smtpUrl: 'smtp://mail.example.com' },
    sms: { provider: 'solapi', from: '02-1234-5678' },
    trustProxy: ['loopback', '10.0.0.0/8', '::1'],
  });
});

test('two secrets are a rotation, the newer one first', () => {
  expect(read({ SECRET: `${secret}, ${'t'.repeat(32)}` }).secrets).toEqual([secret, 't'.repeat(32)]);
});

describe("invalid values are rejected with the variable's name", () => {
  test.each([
    ['PORT', { PORT: '80a' }],
    ['PORT', { PORT: '70000' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'ieum.kr' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/ieum' }],
    ['DATABASE_POOL', { DATABASE_POOL: '0' }],
    ['REDIS_URL', { REDIS_URL: 'localhost:6379' }],
    ['DEMO', { DEMO: 'yes' }],
    ['DEMO', { HOST: '0.0.0.0' }],
    ['SECRET', { DATABASE_URL: database.DATABASE_URL }],
    ['SECRET', { SECRET: 'short' }],
    ['SECRET', { SECRET: `${secret},${secret},${secret}` }],
    ['TRUST_PROXY', { TRUST_PROXY: 'everyone' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/40' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'short' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['S3_BUCKET', { S3_ENDPOINT: 'https://s3.example.com' }],
    ['S3_ENDPOINT', { S3_BUCKET: 'ieum' }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example.com' }],
    ['SMTP_URL', { MAIL_FROM: 'no-reply@example.com' }],
    ['SOLAPI_KEY', { SMS_PROVIDER: 'solapi' }],
    ['ALIMTALK_TEMPLATES', { ALIMTALK_CHANNEL: 'PF1' }],
    ['SMS_PROVIDER', { ALIMTALK_CHANNEL: 'PF1', ALIMTALK_TEMPLATES: 'CODE=KA01TP1' }],
    ['ALIMTALK_TEMPLATES', { ALIMTALK_CHANNEL: 'PF1', ALIMTALK_TEMPLATES: 'CODE' }],
    ['SMS_PROVIDER', { SOLAPI_KEY: 'k', SOLAPI_SECRET: 's', SMS_FROM: '02-1234-5678' }],
    ['SMS_FROM', { SMS_PROVIDER: 'solapi', SOLAPI_KEY: 'k', SOLAPI_SECRET: 's' }],
  ])('%s %o', (name, variables) => {
    expect(() => read(variables)).toThrow(new RegExp(`^${name}: `, 'm'));
  });

  test.each([
    'https://jobs.example.kr',
    'http://192.168.0.7:3000',
    'http://localhost.example.kr',
    'http://localhost@example.kr',
  ])('no demo behind the public address %s, unless set explicitly', (PUBLIC_URL) => {
    expect(read({ PUBLIC_URL }).isDemo).toBe(false);
    expect(read({ PUBLIC_URL, HOST: '0.0.0.0' }).isDemo).toBe(false);
    expect(read({ PUBLIC_URL, DEMO: 'true' }).isDemo).toBe(true);
  });

  test.each(['http://localhost:8080', 'http://127.0.0.5', 'http://[::1]:3000', 'http://ieum.localhost'])(
    'the demo behind the loopback address %s',
    (PUBLIC_URL) => {
      expect(read({ PUBLIC_URL }).isDemo).toBe(true);
    },
  );

  test('the demo on an open address only when set explicitly', () => {
    expect(read({ HOST: '0.0.0.0', DEMO: 'true' }).isDemo).toBe(true);
    expect(read({ HOST: '0.0.0.0', DEMO: 'false' }).isDemo).toBe(false);
  });
});
