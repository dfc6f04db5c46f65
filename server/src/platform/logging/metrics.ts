import type { IncomingHttpHeaders } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isSameText } from '../crypto.ts';

export type ServedRequest = { method: string; route: string; status: number; seconds: number };

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/**
 * A separate registry: requests by method, route and status, gauges read at collection, and process metrics.
 */
export function createMetrics({ hasProcessFigures = true } = {}) {
  const registry = new Registry();
  if (hasProcessFigures) collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its reply',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });

  return {
    contentType: registry.contentType,
    /** Counts a served request; `route` is the pattern, never the requested address. */
    observe: ({ seconds, ...labels }: ServedRequest) => requests.observe(labels, seconds),
    /** Registers a gauge that is read at each collection; a failed reading shows as NaN. */
    gauge: (name: string, help: string, figure: () => number | Promise<number>) => {
      const collect = async () => gauge.set(await numberOf(figure));
      const gauge: Gauge = new Gauge({ name, help, registers: [registry], collect });
    },
    /** All metrics in the Prometheus text format. */
    text: () => registry.metrics(),
  };
}

async function numberOf(figure: () => number | Promise<number>): Promise<number> {
  try {
    return await figure();
  } catch {
    return Number.NaN;
  }
}

type MetricsCaller = { headers: IncomingHttpHeaders; socketAddress: string | undefined };

/**
 * Whether a caller may read the metrics: with METRICS_TOKEN set, by bearer token; without it, only from this
 * machine and not through a proxy.
 */
export function mayReadMetrics(
  { headers, socketAddress = '' }: MetricsCaller,
  token: string | undefined,
): boolean {
  if (token) return isSameText(headers.authorization ?? '', `Bearer ${token}`);
  const isProxied = Object.keys(headers).some(
    (name) => name === 'forwarded' || name.startsWith('x-forwarded-'),
  );
  return !isProxied && /^(?:::1|(?:::ffff:)?127(?:\.\d+){3})$/.test(socketAddress);
}
