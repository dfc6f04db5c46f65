import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Serves the contract as OpenAPI at /api/openapi.json and as a readable page at /api/docs. */
export async function registerApiDocs(app: FastifyInstance) {
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
}

const tagOf = (url: string) =>
  url
    .replace(/^\/api\/(v1\/)?/, '')
    .split('/')
    .slice(0, 2)
    .filter((part) => !part.startsWith(':'))
    .join(' ');
