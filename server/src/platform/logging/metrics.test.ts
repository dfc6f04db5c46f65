import { describe, expect, test } from 'vitest';
import { createMetrics, mayReadMetrics } from './metrics.ts';

describe('the figures', () => {
  test('count requests by method, route and status', async () => {
    const metrics = createMetrics({ hasProcessFigures: false });
    const route = '/api/v1/recruitments/:_recruitment';
    metrics.observe({ method: 'GET', route, status: 200, seconds: 0.02 });
    metrics.observe({ method: 'GET', route, status: 200, seconds: 0.2 });
    metrics.observe({ method: 'GET', route, status: 404, seconds: 0.001 });
    const text = await metrics.text();
    const labels = `method="GET",route="${route}"`;
    expect(text).toContain(`http_request_duration_seconds_count{${labels},status="200"} 2`);
    expect(text).toContain(`http_request_duration_seconds_bucket{le="0.025",${labels},status="200"} 1`);
    expect(text).toContain(`http_request_duration_seconds_count{${labels},status="404"} 1`);
  });

  test('read a gauge at each collection, and a failing one breaks no other', async () => {
    const metrics = createMetrics({ hasProcessFigures: false });
    let waiting = 3;
    metrics.gauge('database_pool_waiting', 'Calls that wait for a connection', () => waiting);
    metrics.gauge('outbox_unsent', 'Messages not sent yet', async () => {
      throw new Error('the database is away');
    });
    expect(await metrics.text()).toContain('database_pool_waiting 3');
    waiting = 0;
    const text = await metrics.text();
    expect(text).toContain('database_pool_waiting 0');
    expect(text).toContain('outbox_unsent Nan');
  });

  test('of two applications in one process are separate; both include the process metrics', async () => {
    const [first, second] = [createMetrics(), createMetrics()];
    first.observe({ method: 'GET', route: '/', status: 200, seconds: 1 });
    expect(await first.text()).toContain('route="/"');
    expect(await second.text()).not.toContain('route="/"');
    expect(await second.text()).toContain('process_cpu_seconds_total');
    expect(second.contentType).toContain('text/plain');
  });
});

describe('access', () => {
  const token = 't'.repeat(16);
  const ask = (headers: Record<string, string>, socketAddress = '127.0.0.1') => ({ headers, socketAddress });

  test('with the token from anywhere, and then only with it', () => {
    expect(mayReadMetrics(ask({ authorization: `Bearer ${token}` }, '203.0.113.5'), token)).toBe(true);
    expect(mayReadMetrics(ask({ authorization: `Bearer ${token}x` }), token)).toBe(false);
    expect(mayReadMetrics(ask({}), token)).toBe(false);
  });

  test.each([
    ['127.0.0.1', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['10.0.0.5', false],
    ['127.0.0.1.example', false],
    ['', false],
  ])('without a token from %j: %s', (address, isAllowed) => {
    expect(mayReadMetrics(ask({}, address), undefined)).toBe(isAllowed);
  });

  test('without a token never through a proxy on this machine', () => {
    expect(mayReadMetrics(ask({ 'x-forwarded-for': '203.0.113.5' }), undefined)).toBe(false);
    expect(mayReadMetrics(ask({ forwarded: 'for=203.0.113.5' }), undefined)).toBe(false);
  });
});
