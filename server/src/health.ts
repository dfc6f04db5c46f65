import type { FastifyInstance } from 'fastify';
import { withDeadline } from '#kit/deadline.ts';
import type { Draining } from './draining.ts';
import type { Ports } from './rooms.ts';

const READY_WITHIN_MS = 1000;

/** Liveness (the process answers) and readiness (the database answers within a second, nobody is leaving) for balancers. */
export function registerHealth(app: FastifyInstance, { database }: Ports, draining: Draining) {
  app.get('/api/health/live', async () => ({ status: 'live' }));
  app.get('/api/health/ready', async (_request, reply) => {
    try {
      if (draining.isOn()) throw new Error('leaving');
      await withDeadline(database.ping(), READY_WITHIN_MS);
      return { status: 'ready' };
    } catch {
      return reply.code(503).header('retry-after', 2).send({ status: 'unavailable' });
    }
  });
}
