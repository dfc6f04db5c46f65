import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '@ieum/contract/common/endpoint.ts';
import type { Documentation } from './module.ts';

interface Source {
  endpoints: () => readonly Endpoint[];
  documentation: () => Promise<Documentation[]>;
}

/**
 * Serves the contract as OpenAPI at /api/openapi.json and as a readable page at /api/docs, both generated
 * when they are first requested, because few starts need them.
 */
export function registerApiDocs(app: FastifyInstance, source: Source): void {
  let opening: Promise<{ json: string; page: string; policy: string }> | undefined;
  const open = async () => {
    const [{ describeEndpoints }, { pagePolicy, renderDocument }] = await Promise.all([
      import('./openapi/document.ts'),
      import('./openapi/page.ts'),
    ]);
    const document = await describeEndpoints(source.endpoints(), await source.documentation());
    return { json: JSON.stringify(document), page: renderDocument(document), policy: pagePolicy };
  };
  app.get('/api/openapi.json', async (_request, reply) => {
    opening ??= open();
    return reply.type('application/json; charset=utf-8').send((await opening).json);
  });
  app.get('/api/docs', async (_request, reply) => {
    opening ??= open();
    const { page, policy } = await opening;
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page);
  });
}
