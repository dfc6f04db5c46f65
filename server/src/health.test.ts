import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { registerHealth } from './health.ts';

let app: FastifyInstance;
afterEach(() => app.close());

interface State {
  isFull?: boolean;
  isGone?: boolean;
  isLeaving?: boolean;
}

async function readiness({ isFull = false, isGone = false, isLeaving = false }: State) {
  app = Fastify();
  const ping = async () => {
    if (isGone) throw new Error('gone');
  };
  registerHealth(app, {
    database: { ping } as never,
    draining: { isOn: () => isLeaving } as never,
    space: { canWrite: async () => !isFull, notice: () => undefined },
  });
  const answer = await app.inject('/api/health/ready');
  return { code: answer.statusCode, ...answer.json() };
}

describe('GET /api/health/ready', () => {
  test('is ready while the database answers and can be written', async () => {
    expect(await readiness({})).toEqual({ code: 200, status: 'ready' });
  });

  test('distinguishes a full disk from an unreachable database', async () => {
    expect(await readiness({ isFull: true })).toEqual({ code: 503, status: 'read_only' });
    expect(await readiness({ isGone: true })).toEqual({ code: 503, status: 'unavailable' });
    expect(await readiness({ isFull: true, isLeaving: true })).toEqual({ code: 503, status: 'unavailable' });
  });

  test('the process is live with a full disk', async () => {
    await readiness({ isFull: true });
    expect((await app.inject('/api/health/live')).statusCode).toBe(200);
  });
});
