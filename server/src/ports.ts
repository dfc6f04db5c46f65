import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pino, type DestinationStream } from 'pino';
import { morningAfter } from '#kit/quiet-hours.ts';
import { sampleSearch, type AddressSearch } from '#platform/addresses/addresses.ts';
import { systemClock, type Clock } from '#platform/clock.ts';
import { openPostgres, type Database } from '#platform/database/database.ts';
import type { Env } from '#platform/env.ts';
import { memoryLimiter, type Limiter } from '#platform/limits/limits.ts';
import { openLogStream, type Log } from '#platform/logging/logging.ts';
import { localMail, type MailSender } from '#platform/delivery/mail.ts';
import { createPdfWorkers, type PdfWorkers } from '#platform/pdf/workers.ts';
import { findSecondFont } from '#platform/pdf/second-font.ts';
import { createPasswords, type Passwords } from '#platform/passwords.ts';
import { localSms, type SmsSender } from '#platform/delivery/sms.ts';
import { folderStorage } from '#platform/files/storage-folder.ts';
import type { LanguageModel } from '#platform/language-model/language-model.ts';
import { openAiModel } from '#platform/language-model/openai.ts';
import { localFanOut, type FanOut } from '#platform/sockets/sockets.ts';
import { logOptions } from './log-options.ts';
import type { Storage } from '#platform/files/storage.ts';

/** Everything outside the process that the modules may use. */
export interface Ports {
  env: Env;
  database: Database;
  storage: Storage;
  limiter: Limiter;
  fanOut: FanOut;
  sms: SmsSender;
  addressSearch: AddressSearch;
  languageModel: LanguageModel;
  mail: MailSender;
  passwords: Passwords;
  pdfs: PdfWorkers;
  clock: Clock;
  /** The end of the quiet hours; undefined outside them. */
  quietUntil: (now: Date) => Date | undefined;
  onError: (error: unknown, where: string) => void;
  /** Where the lines of the log are written; standard output, at once, where it is missing. */
  logStream?: DestinationStream;
  /** Closes resources that belong to no module, such as the Redis connection. */
  closeOthers: () => Promise<void>;
}

/**
 * Opens the adapter of every port that the environment configures; the others get their local adapter,
 * including the embedded database, which is already being opened.
 */
export async function openPorts(env: Env, embedded: Promise<Database> | undefined): Promise<Ports> {
  const logStream = openLogStream();
  const log = pino(logOptions(env), logStream);
  const mail = await openMail(env);
  const shared = await openLimiter(env, log);
  const fanOut = await openFanOut(env, log);
  const pdfs = createPdfWorkers({ threads: pdfThreads(), secondFont: findSecondFont(env.pdfFont) });
  return {
    env,
    database: await openDatabase(env, embedded),
    storage: await openStorage(env),
    limiter: shared.limiter,
    fanOut,
    sms: await openSms(env),
    addressSearch: await openAddressSearch(env),
    languageModel: openAiModel({ baseUrl: env.openAiUrl }),
    mail,
    passwords: createPasswords(),
    pdfs,
    clock: systemClock,
    quietUntil: env.hasQuietHours ? morningAfter : () => undefined,
    onError: (error, where) => log.error({ err: error, where }, 'background failure'),
    logStream,
    closeOthers: async () => {
      shared.close();
      await fanOut.close();
      mail.close();
      await pdfs.close();
    },
  };
}

/** One core stays free for answering calls. */
const pdfThreads = () => Math.max(1, Math.min(2, availableParallelism() - 1));

// Adapters of external services are loaded only when configured: their SDKs cost start time and memory.

async function openStorage({ s3, dataDir }: Env): Promise<Storage> {
  if (!s3) return folderStorage(join(dataDir, 'files'));
  const { s3Storage } = await import('#platform/files/storage-s3.ts');
  return s3Storage(s3);
}

async function openSms({ sms }: Env): Promise<SmsSender> {
  if (!sms) return localSms();
  const { solapiSms } = await import('#platform/delivery/sms-solapi.ts');
  return solapiSms(sms);
}

async function openAddressSearch({ jusoKey }: Env): Promise<AddressSearch> {
  if (!jusoKey) return sampleSearch();
  const { jusoSearch } = await import('#platform/addresses/addresses-juso.ts');
  return jusoSearch({ key: jusoKey });
}

async function openMail({ mail }: Env): Promise<MailSender> {
  if (!mail) return localMail();
  const { smtpMail } = await import('#platform/delivery/mail-smtp.ts');
  return smtpMail(mail);
}

async function openLimiter({ redisUrl }: Env, log: Log): Promise<{ limiter: Limiter; close: () => void }> {
  if (!redisUrl) return { limiter: memoryLimiter(), close: () => undefined };
  const { openRedis } = await import('#platform/limits/redis.ts');
  const { redisLimiter } = await import('#platform/limits/limits-redis.ts');
  const redis = openRedis(redisUrl, log);
  return { limiter: redisLimiter(redis, log), close: () => redis.disconnect() };
}

async function openFanOut({ redisUrl, databaseUrl }: Env, log: Log): Promise<FanOut> {
  if (redisUrl) {
    const { redisFanOut } = await import('#platform/sockets/sockets-redis.ts');
    return redisFanOut(redisUrl, log);
  }
  if (!databaseUrl) return localFanOut();
  const { postgresFanOut } = await import('#platform/sockets/sockets-postgres.ts');
  return postgresFanOut(databaseUrl, log);
}

function openDatabase(env: Env, embedded: Promise<Database> | undefined): Promise<Database> {
  if (env.databaseUrl) return openPostgres(env.databaseUrl, { poolSize: env.databasePool });
  if (!embedded) throw new Error('there is neither a database nor a folder for one');
  return embedded;
}
