import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { notFound } from '#kit/errors.ts';
import { createMetrics, mayReadMetrics } from '#platform/logging/metrics.ts';
import type { HtmlCache } from '#site/pages/public.ts';
import type { Ports } from './ports.ts';

const PATH = '/metrics';

/**
 * Counts every response and serves the metrics at /metrics, to the bearer of METRICS_TOKEN or to this
 * machine.
 */
export function registerMetrics(app: FastifyInstance, { env, database }: Ports, cache: HtmlCache) {
  const metrics = createMetrics({ hasProcessFigures: env.mode !== 'test' });
  metrics.gauge('database_connections', 'Open connections of the pool', () => database.pool().total);
  metrics.gauge('database_waiting', 'Calls waiting for a connection', () => database.pool().waiting);
  metrics.gauge('page_cache_bytes', 'Bytes of cached pages', () => cache.size().bytes);
  metrics.gauge('outbox_waiting', 'Events not yet turned into jobs', async () => {
    const answer = await database.db.execute(
      sql`select count(*)::int as n from outbox where drained_at is null`,
    );
    return Number(answer.rows[0]?.['n'] ?? 0);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const seconds = reply.elapsedTime / 1000;
    metrics.observe({ method: request.method, route, status: reply.statusCode, seconds });
  });
  app.get(PATH, async (request, reply) => {
    const asking = { headers: request.headers, socketAddress: request.socket.remoteAddress };
    if (!mayReadMetrics(asking, env.metricsToken)) throw notFound();
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}
