import { Redis } from 'ioredis';
import type { Log } from '../logging/logging.ts';

/**
 * A connection for short commands: it fails within half a second instead of queueing, and keeps reconnecting.
 */
export function openRedis(url: string, log: Log): Redis {
  const redis = new Redis(url, {
    connectTimeout: 1000,
    commandTimeout: 500,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(attempt * 200, 2000),
  });
  let isAway = false;
  redis.on('ready', () => {
    isAway = false;
  });
  redis.on('error', (error: Error) => {
    if (!isAway) log.warn({ err: error }, 'Redis does not answer');
    isAway = true;
  });
  return redis;
}
