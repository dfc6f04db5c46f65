import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redisLimiter } from './limits-redis.ts';
import { memoryLimiter, type Limiter } from './limits.ts';
import { openRedis } from './redis.ts';

const redisServer = '/usr/bin/redis-server';
const hasRedis = existsSync(redisServer);
const logged: string[] = [];
const log = { info: note, warn: note, error: note };
function note(_details: unknown, message?: string) {
  if (message) logged.push(message);
}

let port = 0;
let server: ChildProcess | undefined;
let redis: Redis | undefined;

async function startRedis() {
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()];
  const started = spawn(redisServer, settings, { stdio: ['ignore', 'pipe', 'inherit'] });
  server = started;
  await new Promise<void>((resolve) =>
    started.stdout.on('data', (line) => String(line).includes('Ready to accept') && resolve()),
  );
}

async function stopRedis() {
  const ended = new Promise((resolve) => server?.once('exit', resolve));
  server?.kill();
  await ended;
}

function connected(): Redis {
  if (!redis) throw new Error('redis-server is not running');
  return redis;
}

beforeAll(async () => {
  if (!hasRedis) return;
  port = await freePort();
  await startRedis();
  redis = openRedis(`redis://127.0.0.1:${port}`, log);
  await new Promise((resolve) => redis?.once('ready', resolve));
});
afterAll(async () => {
  redis?.disconnect();
  if (server) await stopRedis();
});

const keyed = (max: number, perSeconds = 60) => ({ key: randomUUID(), max, perSeconds });
const takeTimes = async (limiter: Limiter, times: number, allowance: ReturnType<typeof keyed>) =>
  Promise.all(Array.from({ length: times }, () => limiter.take(allowance)));

describe.each<[string, boolean, () => Limiter]>([
  ['in process', true, () => memoryLimiter()],
  ['in Redis (needs redis-server)', hasRedis, () => redisLimiter(connected(), log)],
])('%s', (_name, canRun, open) => {
  test.runIf(canRun)(
    'at most the allowed number pass, also in parallel, and the next one gets the time to wait',
    async () => {
      const limiter = open();
      const allowance = keyed(5);
      const taken = await takeTimes(limiter, 8, allowance);
      expect(taken.filter(({ ok }) => ok)).toHaveLength(5);
      expect(await limiter.take(allowance)).toMatchObject({ ok: false, retryAfterSeconds: 60 });
    },
  );

  test.runIf(canRun)('keys are counted separately', async () => {
    const limiter = open();
    await takeTimes(limiter, 2, keyed(1));
    expect(await limiter.take(keyed(1))).toEqual({ ok: true });
  });

  test.runIf(canRun)('the time to wait is exact, and rejected attempts do not lengthen it', async () => {
    const limiter = open();
    const allowance = keyed(1, 1);
    await limiter.take(allowance);
    expect(await limiter.take(allowance)).toEqual({ ok: false, retryAfterSeconds: 1 });
    await wait(1050);
    expect(await limiter.take(allowance)).toEqual({ ok: true });
  });

  test.runIf(canRun)('the window slides: no two bursts around a boundary', async () => {
    const limiter = open();
    const allowance = keyed(2, 1);
    await limiter.take(allowance);
    await wait(600);
    await limiter.take(allowance);
    await wait(450);
    expect(await limiter.take(allowance)).toEqual({ ok: true });
    expect((await limiter.take(allowance)).ok).toBe(false);
  });

  test.runIf(canRun)(
    'a refunded attempt does not count, also in parallel and with nothing counted',
    async () => {
      const limiter = open();
      const allowance = keyed(3);
      await limiter.refund(allowance.key);
      for (let round = 0; round < 5; round++) {
        await takeTimes(limiter, 3, allowance);
        await Promise.all([1, 2].map(() => limiter.refund(allowance.key)));
        expect((await takeTimes(limiter, 4, allowance)).filter(({ ok }) => ok)).toHaveLength(2);
        await Promise.all([1, 2, 3].map(() => limiter.refund(allowance.key)));
      }
      expect((await takeTimes(limiter, 4, allowance)).filter(({ ok }) => ok)).toHaveLength(3);
    },
  );

  test.runIf(canRun)('a cleared key starts again', async () => {
    const limiter = open();
    const allowance = keyed(1);
    await takeTimes(limiter, 2, allowance);
    await limiter.clear(allowance.key);
    expect(await limiter.take(allowance)).toEqual({ ok: true });
  });
});

describe('in process', () => {
  test('memory is bounded: the keys unused for longest are dropped', async () => {
    const limiter = memoryLimiter({ maxHits: 100 });
    const first = keyed(1);
    await limiter.take(first);
    for (let index = 0; index < 10; index++) await limiter.take(keyed(1));
    expect(await limiter.take(first)).toEqual({ ok: true });
  });

  test('a flood of calls from as many addresses resets neither a lockout nor the failures before it', async () => {
    const limiter = memoryLimiter();
    const [shut, half] = [keyed(10, 900), keyed(50, 3600)];
    await takeTimes(limiter, 10, shut);
    await takeTimes(limiter, 49, half);
    for (let index = 0; index < 60_000; index++)
      await limiter.take({ key: `any ${index}`, max: 400, perSeconds: 10 });
    expect((await limiter.take(shut)).ok).toBe(false);
    expect((await limiter.take(half)).ok).toBe(true);
    expect((await limiter.take(half)).ok).toBe(false);
  });

  test('a flood of failures from as many addresses resets no lockout', async () => {
    const limiter = memoryLimiter();
    const shut = keyed(10, 900);
    await takeTimes(limiter, 10, shut);
    for (let index = 0; index < 60_000; index++)
      await limiter.take({ key: `failures ${index}`, max: 100, perSeconds: 3600 });
    expect((await limiter.take(shut)).ok).toBe(false);
  });

  test('a key in use is complete over many windows', async () => {
    let time = 0;
    const limiter = memoryLimiter({ now: () => time });
    const allowance = keyed(3, 1);
    for (let round = 0; round < 50; round++) {
      expect((await takeTimes(limiter, 4, allowance)).map(({ ok }) => ok)).toEqual([true, true, true, false]);
      time += 1000;
    }
  });
});

describe('two processes (needs redis-server)', () => {
  test.runIf(hasRedis)('count together', async () => {
    const allowance = keyed(1);
    await redisLimiter(connected(), log).take(allowance);
    expect((await redisLimiter(connected(), log).take(allowance)).ok).toBe(false);
  });

  test.runIf(hasRedis)(
    'count alone while Redis is unreachable, log that once, and count together afterwards',
    async () => {
      const limiter = redisLimiter(connected(), log);
      const allowance = keyed(1);
      await stopRedis();
      logged.length = 0;
      expect((await limiter.take(allowance)).ok).toBe(true);
      expect((await limiter.take(allowance)).ok).toBe(false);
      await limiter.clear(allowance.key);
      expect((await limiter.take(allowance)).ok).toBe(true);
      expect(logged.filter((message) => message.includes('counting in this process'))).toHaveLength(1);

      const back = new Promise((resolve) => connected().once('ready', resolve));
      await startRedis();
      await back;
      await wait(1000);
      expect((await limiter.take(allowance)).ok).toBe(true);
      expect(logged).toContain('limits: Redis is back');
    },
    10_000,
  );
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
