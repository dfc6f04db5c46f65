import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { locales } from '@ieum/contract/common/text.ts';
import { isLoopback } from './limits/loopback.ts';

/** The environment is invalid; the message lists each wrong variable on a line. */
export class EnvError extends Error {
  override name = 'EnvError';
}

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];
const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const text = z.string().trim().min(1);
const flag = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true');
const url = (...protocols: string[]) =>
  text.refine(
    (value) => protocols.some((protocol) => value.startsWith(`${protocol}://`)) && URL.canParse(value),
    `must be a URL beginning with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`,
  );
const integer = (min: number, max: number) =>
  z.coerce
    .number(`must be a whole number from ${min} to ${max}`)
    .int(`must be a whole number from ${min} to ${max}`)
    .min(min, `must be ${min} or more`)
    .max(max, `must be ${max} or less`);
const list = (isItem: (item: string) => boolean, message: string) =>
  text
    .transform((value) => value.split(',').map((item) => item.trim()))
    .refine((items) => items.every(isItem), message);

const secrets = list((secret) => secret.length >= 32, 'every secret must have 32 characters or more').refine(
  (items) => items.length <= 2,
  'must list at most two secrets, the newer one first',
);

const Variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: integer(0, 65_535).default(3000),
  HOST: text.default('127.0.0.1'),
  PUBLIC_URL: url('http', 'https').optional(),
  DATA_DIR: text.default('.data'),
  DATABASE_URL: url('postgres', 'postgresql').optional(),
  DATABASE_POOL: integer(1, 200).default(10),
  REDIS_URL: url('redis', 'rediss').optional(),
  S3_ENDPOINT: url('http', 'https').optional(),
  S3_BUCKET: text.optional(),
  S3_KEY: text.optional(),
  S3_SECRET: text.optional(),
  S3_REGION: text.default('ap-northeast-2'),
  DEMO: flag.optional(),
  SECRET: secrets.optional(),
  TRUST_PROXY: list(
    isNetwork,
    `must list addresses, networks (10.0.0.0/8) or ${namedNetworks.join(', ')}`,
  ).optional(),
  METRICS_TOKEN: text.min(16, 'must have 16 characters or more').optional(),
  QUIET_HOURS: flag.default(true),
  DOCUMENT_WITHOUT: list((name) => name !== '', 'must list transforms of documents, or all').optional(),
  VITE_LOCALE: z.enum(locales, `must be one of ${locales.join(', ')}`).default('ko'),
  LOG_LEVEL: z.enum(levels, `must be one of ${levels.join(', ')}`).optional(),
  SMTP_URL: url('smtp', 'smtps').optional(),
  MAIL_FROM: text.optional(),
  SMS_PROVIDER: z.enum(['solapi'], 'must be solapi').optional(),
  SOLAPI_KEY: text.optional(),
  SOLAPI_SECRET: text.optional(),
  SMS_FROM: text.regex(/^[\d-]{8,14}$/, 'must be a telephone number').optional(),
  ALIMTALK_CHANNEL: text.optional(),
  ALIMTALK_TEMPLATES: list(
    (pair) => /^[A-Z_]+=\S+$/.test(pair),
    'must list kinds of messages with their templates, like CODE=KA01TP…',
  ).optional(),
  JUSO_KEY: text.optional(),
  OPENAI_URL: url('http', 'https').default('https://api.openai.com/v1'),
  TURN_URLS: list(
    (address) => /^(stun|turns?):[\w.:[\]-]+(\?transport=(udp|tcp))?$/.test(address),
    'must list addresses like turn:turn.example.com:3478?transport=udp',
  ).optional(),
  TURN_SECRET: text.min(16, 'must have 16 characters or more').optional(),
  TURN_SECONDS: integer(10, 3600).default(3600),
  PDF_FONT: text.refine((path) => existsSync(path), 'must name a font file').optional(),
});
type Variables = z.infer<typeof Variables>;

/** Variables that must be set together. */
const groups = [
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['SMS_PROVIDER', 'SOLAPI_KEY', 'SOLAPI_SECRET', 'SMS_FROM'],
  ['ALIMTALK_CHANNEL', 'ALIMTALK_TEMPLATES'],
  ['TURN_URLS', 'TURN_SECRET'],
] as const;

/** The process's configuration, checked and with defaults; an `undefined` port uses its local adapter. */
export type Env = ReturnType<typeof toEnv>;

/**
 * Reads and checks every environment variable, and creates `DATA_DIR/secret` when embedded; throws EnvError.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const input = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = Variables.safeParse(input);
  if (!parsed.success) {
    throw new EnvError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    );
  }
  const faults = listFaults(parsed.data);
  if (faults.length > 0) throw new EnvError(faults.join('\n'));
  return toEnv(parsed.data);
}

function listFaults(variables: Variables): string[] {
  const faults = groups.flatMap((group) => {
    const present = group.find((name) => variables[name] !== undefined);
    const missing = present ? group.filter((name) => variables[name] === undefined) : [];
    return missing.map((name) => `${name}: required with ${present}`);
  });
  if (variables.ALIMTALK_CHANNEL && !variables.SMS_PROVIDER)
    faults.push('SMS_PROVIDER: required with ALIMTALK_CHANNEL');
  if (variables.DATABASE_URL && !variables.SECRET) faults.push('SECRET: required with DATABASE_URL');
  if (isDemo(variables) && variables.DEMO === undefined && !isLoopback(variables.HOST)) {
    faults.push(
      `DEMO: HOST ${variables.HOST} is open to others; set DEMO=true to show the demo world there, or DEMO=false`,
    );
  }
  return faults;
}

function toEnv(variables: Variables) {
  const dataDir = resolve(variables.DATA_DIR);
  return {
    mode: variables.NODE_ENV,
    port: variables.PORT,
    host: variables.HOST,
    publicUrl: (variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`).replace(/(?<!\/)\/+$/, ''),
    dataDir,
    databaseUrl: variables.DATABASE_URL,
    databasePool: variables.DATABASE_POOL,
    redisUrl: variables.REDIS_URL,
    s3: s3Of(variables),
    isDemo: isDemo(variables),
    secrets: variables.SECRET ?? [storedSecret(dataDir)],
    trustProxy: variables.TRUST_PROXY ?? (false as const),
    metricsToken: variables.METRICS_TOKEN,
    hasQuietHours: variables.QUIET_HOURS,
    documentWithout: variables.DOCUMENT_WITHOUT ?? [],
    /** The language of the pages during development, where only one is built. */
    developedLanguage: variables.VITE_LOCALE,
    logLevel: variables.LOG_LEVEL ?? defaultLevel(variables),
    mail: mailOf(variables),
    sms: smsOf(variables),
    jusoKey: variables.JUSO_KEY,
    /** Where OpenAI's protocol is spoken; the account is in the setting. */
    openAiUrl: variables.OPENAI_URL.replace(/(?<!\/)\/+$/, ''),
    relay: relayOf(variables),
    pdfFont: variables.PDF_FONT,
  };
}

/** Unless enabled explicitly, the demo is for a developer's own machine: a public address disables it. */
const isDemo = ({ DEMO, DATABASE_URL, PUBLIC_URL }: Variables) =>
  DEMO ??
  (DATABASE_URL === undefined && (PUBLIC_URL === undefined || isLoopback(new URL(PUBLIC_URL).hostname)));

function defaultLevel({ NODE_ENV, DATABASE_URL }: Variables) {
  if (NODE_ENV === 'test') return 'silent';
  return DATABASE_URL ? 'info' : 'warn';
}

function s3Of({ S3_ENDPOINT, S3_BUCKET, S3_KEY, S3_SECRET, S3_REGION }: Variables) {
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_KEY || !S3_SECRET) return undefined;
  return { endpoint: S3_ENDPOINT, bucket: S3_BUCKET, key: S3_KEY, secret: S3_SECRET, region: S3_REGION };
}

function mailOf({ SMTP_URL, MAIL_FROM }: Variables) {
  return SMTP_URL && MAIL_FROM ? { smtpUrl: SMTP_URL, from: MAIL_FROM } : undefined;
}

function smsOf(variables: Variables) {
  const { SMS_PROVIDER, SOLAPI_KEY, SOLAPI_SECRET, SMS_FROM } = variables;
  if (!SMS_PROVIDER || !SOLAPI_KEY || !SOLAPI_SECRET || !SMS_FROM) return undefined;
  const account = { provider: SMS_PROVIDER, key: SOLAPI_KEY, secret: SOLAPI_SECRET, from: SMS_FROM };
  return { ...account, alimtalk: alimtalkOf(variables) };
}

function alimtalkOf({ ALIMTALK_CHANNEL, ALIMTALK_TEMPLATES }: Variables) {
  if (!ALIMTALK_CHANNEL || !ALIMTALK_TEMPLATES) return undefined;
  const pairs = ALIMTALK_TEMPLATES.map((pair): [string, string] => {
    const [kind = '', ...template] = pair.split('=');
    return [kind, template.join('=')];
  });
  return { channel: ALIMTALK_CHANNEL, templates: new Map(pairs) };
}

function isNetwork(network: string): boolean {
  const [address = '', prefix] = network.split('/');
  const version = isIP(address);
  if (version === 0) return namedNetworks.includes(network);
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}

/** Two processes that start at the same time must agree on it, so the file is created atomically. */
function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return checkedSecret(file, readFileSync(file, 'utf8').trim());
}

function checkedSecret(file: string, secret: string): string {
  if (secret.length < 32) throw new EnvError(`SECRET: ${file} must have 32 characters or more`);
  return secret;
}

/** The relay of video interviews; undefined where browsers must reach each other directly. */
function relayOf({ TURN_URLS: urls, TURN_SECRET: secret, TURN_SECONDS: seconds }: Variables) {
  return urls && secret ? { urls, secret, seconds } : undefined;
}
