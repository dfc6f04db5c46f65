import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Endpoint } from '@ieum/contract/endpoint.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/** An application that serves nothing but the documents of the endpoints; it never listens. */
export async function openDocuments(endpoints: readonly Endpoint[]): Promise<FastifyInstance> {
  const app = Fastify();
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Ieum API',
        version: '1',
        description: 'The wire of Ieum, generated from its contract.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: (route) => {
      const { endpoint } = route.route.config ?? {};
      const documented = jsonSchemaTransform(route);
      const schema = {
        ...documented.schema,
        tags: [tagOf(route.url)],
        ...(endpoint && { description: `access: ${endpoint.access}` }),
        ...(endpoint && endpoint.access !== 'anyone' && { security: [{ bearer: [] }] }),
        ...(endpoint?.file && { consumes: ['multipart/form-data'] }),
      };
      return { ...documented, schema };
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  for (const endpoint of endpoints) describe(app, endpoint);
  await app.ready();
  return app;
}

/** A route as the document tells it; nobody calls it here. */
function describe(app: FastifyInstance, endpoint: Endpoint) {
  const { method, path: url, params, query, headers, body, form, response, raw } = endpoint;
  app.route({
    method,
    url,
    config: { endpoint },
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(headers && { headers }),
      ...((body ?? form) && { body: body ?? form }),
      ...(!raw && { response: { 200: response } }),
    },
    validatorCompiler: () => () => true,
    serializerCompiler: () => (data) => JSON.stringify(data),
    handler: async () => undefined,
  });
}

const tagOf = (url: string) =>
  url
    .replace(/^\/api\/(v1\/)?/, '')
    .split('/')
    .slice(0, 2)
    .filter((part) => !part.startsWith(':'))
    .join(' ');
