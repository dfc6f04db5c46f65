import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '@ieum/contract/endpoint.ts';
import { notFound } from '#kit/errors.ts';

/** They tell of the connection inside the process, not of the caller's. */
const innerHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

/**
 * Serves the contract as OpenAPI at /api/openapi.json and as a readable page at /api/docs, both made when they are first
 * asked for: few starts need them.
 */
export function registerApiDocs(app: FastifyInstance, endpoints: () => readonly Endpoint[]): void {
  let opening: Promise<FastifyInstance> | undefined;
  const open = async () => {
    const { openDocuments } = await import('./api-documents.ts');
    return openDocuments(endpoints());
  };
  const answer = async ({ url, headers }: FastifyRequest, reply: FastifyReply) => {
    opening ??= open();
    const documents = await opening;
    const answered = await documents.inject({ method: 'GET', url, headers });
    if (answered.statusCode === 404) throw notFound();
    const told = Object.entries(answered.headers).filter(([name]) => !innerHeaders.includes(name));
    return reply.code(answered.statusCode).headers(Object.fromEntries(told)).send(answered.rawPayload);
  };
  app.get('/api/openapi.json', answer);
  app.get('/api/docs', answer);
  app.get('/api/docs/*', answer);
}
