import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Redis } from 'ioredis';
import type { FanOut } from './sockets.ts';
import type { Log } from '../logging/logging.ts';

const STREAM_LENGTH = 10_000;

/** Sends to other processes through a Redis stream; messages wait while Redis is unreachable. */
export function redisFanOut(url: string, log: Log): FanOut {
  const redis = new Redis(url, {
    connectTimeout: 1000,
    // Reading the stream blocks for seconds on purpose, so no command may time out here.
    maxRetriesPerRequest: null,
    retryStrategy: (attempt) => Math.min(attempt * 200, 2000),
  });
  let isAway = false;
  redis.on('ready', () => {
    isAway = false;
  });
  redis.on('error', (error: Error) => {
    if (!isAway) log.warn({ err: error }, 'sockets of other processes cannot be reached');
    isAway = true;
  });
  const adapter = createAdapter(redis, { streamName: 'ieum-sockets', maxLen: STREAM_LENGTH });
  return { adapter, close: async () => redis.disconnect() };
}
