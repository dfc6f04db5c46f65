import { join } from 'node:path';
import { pino } from 'pino';
import { systemClock } from '#platform/clock.ts';
import { openEmbedded, openPostgres, type Database } from '#platform/database.ts';
import type { Env } from '#platform/env.ts';
import type { FolderLock } from '#platform/folder-lock.ts';
import { redisLimiter } from '#platform/limits-redis.ts';
import { memoryLimiter } from '#platform/limits.ts';
import { loggerOptions } from '#platform/logging.ts';
import { localMail, smtpMail } from '#platform/mail.ts';
import { createPasswords } from '#platform/passwords.ts';
import { openRedis } from '#platform/redis.ts';
import { solapiSms } from '#platform/sms-solapi.ts';
import { localSms } from '#platform/sms.ts';
import { folderStorage } from '#platform/storage-folder.ts';
import { s3Storage } from '#platform/storage-s3.ts';
import type { Ports } from './rooms.ts';

/** Opens the adapter of every port that the environment asks for; those not asked for are the local ones. */
export async function openPorts(env: Env, lock: FolderLock | undefined): Promise<Ports> {
  const log = pino(loggerOptions(env));
  const redis = env.redisUrl ? openRedis(env.redisUrl, log) : undefined;
  return {
    env,
    database: await openDatabase(env, lock),
    storage: env.s3 ? s3Storage(env.s3) : folderStorage(join(env.dataDir, 'files')),
    limiter: redis ? redisLimiter(redis, log) : memoryLimiter(),
    sms: env.sms ? solapiSms(env.sms) : localSms(),
    mail: env.mail ? smtpMail(env.mail) : localMail(),
    passwords: createPasswords(),
    clock: systemClock,
    onError: (error, where) => log.error({ err: error, where }, 'background failure'),
    closeOthers: async () => {
      redis?.disconnect();
    },
  };
}

function openDatabase(env: Env, lock: FolderLock | undefined): Promise<Database> {
  if (env.databaseUrl) return openPostgres(env.databaseUrl, env.databasePool);
  if (!lock) throw new Error('the embedded database needs its folder locked');
  return openEmbedded(env.dataDir, lock);
}
