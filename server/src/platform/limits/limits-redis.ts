import type { Redis } from 'ioredis';
import { memoryLimiter, rejected, type Limiter } from './limits.ts';
import type { Log } from '../logging/logging.ts';

/**
 * Stores the last `max` times, newest first, by Redis's own clock; returns the milliseconds to wait, 0 when
 * counted.
 */
const takeScript = `
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
local max, window = tonumber(ARGV[1]), tonumber(ARGV[2])
local earliest = redis.call('LINDEX', KEYS[1], max - 1)
if earliest and earliest + window > now then return earliest + window - now end
redis.call('LPUSH', KEYS[1], now)
redis.call('LTRIM', KEYS[1], 0, max - 1)
redis.call('PEXPIRE', KEYS[1], window)
return 0
`;

const pauseMilliseconds = 1000;

/**
 * Counts for all processes together; while Redis is unreachable this process counts alone, and logs that
 * once.
 */
export function redisLimiter(redis: Redis, log: Log): Limiter {
  const alone = memoryLimiter();
  let awaySince: number | undefined;
  let triedAt = 0;

  async function ask<Answer>(shared: () => Promise<Answer>, own: () => Promise<Answer>): Promise<Answer> {
    if (awaySince !== undefined && Date.now() - triedAt < pauseMilliseconds) return own();
    triedAt = Date.now();
    try {
      const answer = await shared();
      if (awaySince !== undefined)
        log.info({ seconds: (Date.now() - awaySince) / 1000 }, 'limits: Redis is back');
      awaySince = undefined;
      return answer;
    } catch (error) {
      if (awaySince === undefined)
        log.warn({ err: error }, 'limits: Redis is away, counting in this process');
      awaySince ??= Date.now();
      return own();
    }
  }

  return {
    take: (allowance) =>
      ask(
        async () => {
          const { key, max, perSeconds } = allowance;
          const wait = Number(
            await redis.eval(takeScript, 1, nameOf(key), max, Math.round(perSeconds * 1000)),
          );
          return wait > 0 ? rejected(wait) : { ok: true };
        },
        () => alone.take(allowance),
      ),
    refund: (key) =>
      ask(
        async () => void (await redis.lpop(nameOf(key))),
        () => alone.refund(key),
      ),
    clear: async (key) => {
      await alone.clear(key);
      await ask(
        async () => void (await redis.del(nameOf(key))),
        async () => undefined,
      );
    },
  };
}

const nameOf = (key: string) => `limit:${key}`;
