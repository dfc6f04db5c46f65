import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withDeadline } from '#kit/db/deadline.ts';
import type { Draining } from './draining.ts';
import type { SpaceWatch } from '#platform/database/disk-space.ts';
import type { Ports } from './ports.ts';

const READY_WITHIN_MS = 1000;
const RETRY_FULL_SECONDS = 30;

interface HealthDeps extends Pick<Ports, 'database'> {
  draining: Draining;
  space: SpaceWatch;
}

/**
 * Liveness (the process answers) and readiness (the database answers within a second, the process is not
 * stopping) for balancers; `/api/health` is an alias of readiness. While nothing can be written, as on a full
 * disk, readiness fails with `read_only`: pages and lists are still answered, so an operator can distinguish
 * it.
 */
export function registerHealth(app: FastifyInstance, { database, draining, space }: HealthDeps) {
  app.get('/api/health/live', async () => ({ status: 'live' }));
  const answerReady = async (_: FastifyRequest, reply: FastifyReply) => {
    try {
      if (draining.isOn()) throw new Error('leaving');
      await withDeadline(database.ping(), READY_WITHIN_MS);
      if (await space.canWrite()) return { status: 'ready' };
      return reply.code(503).header('retry-after', RETRY_FULL_SECONDS).send({ status: 'read_only' });
    } catch {
      return reply.code(503).header('retry-after', 2).send({ status: 'unavailable' });
    }
  };
  app.get('/api/health', answerReady);
  app.get('/api/health/ready', answerReady);
}
