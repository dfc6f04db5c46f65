import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';
import type { Endpoint } from '@ieum/contract/common/endpoint.ts';
import type { Documentation } from '#module.ts';
import { ErrorAnswer, errorsOf } from './errors.ts';
import { introduction } from './introduction.ts';
import { mergeDocumentation, type MergedDocumentation } from './merge-documentation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

export type ApiDocument = OpenAPIV3_1.Document;
type Operation = OpenAPIV3_1.OperationObject;

/** Describes the endpoints as an OpenAPI 3.1 document. */
export async function describeEndpoints(
  endpoints: readonly Endpoint[],
  ofModules: readonly Documentation[],
): Promise<ApiDocument> {
  const app = Fastify();
  const documentation = mergeDocumentation(ofModules);
  const schemaRegistry = nameSchemas(endpoints, documentation);
  const toJsonSchema = createJsonSchemaTransform({ schemaRegistry });
  await app.register(swagger, {
    openapi: head(endpoints, documentation),
    transform: (route) => {
      const { endpoint } = route.route.config ?? {};
      const documented = toJsonSchema(route);
      return endpoint
        ? { ...documented, schema: { ...documented.schema, ...describe(endpoint) } }
        : documented;
    },
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  });
  for (const endpoint of endpoints) addRoute(app, endpoint);
  await app.ready();
  const document = app.swagger() as ApiDocument;
  await app.close();
  finish(document, endpoints, documentation);
  return document;
}

/** The exported object schemas of the contract under their own names; those of parameters are inlined. */
function nameSchemas(endpoints: readonly Endpoint[], { schemas }: MergedDocumentation) {
  const registry = z.registry<{ id: string }>();
  const ofParameters = new Set<unknown>(
    endpoints.flatMap(({ params, query, headers }) => [params, query, headers]),
  );
  registry.add(ErrorAnswer, { id: 'Error' });
  for (const [name, schema] of schemas.flatMap((source) => Object.entries(source)))
    if (schema instanceof z.ZodObject && !ofParameters.has(schema) && !registry.has(schema))
      registry.add(schema, { id: name });
  return registry;
}

function head(endpoints: readonly Endpoint[], { groups }: MergedDocumentation) {
  const tags = [...new Set(endpoints.map(tagOf))].toSorted();
  return {
    openapi: '3.1.0' as const,
    info: {
      title: 'Ieum API',
      version: '1',
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: tags.map((name) => ({ name, description: groups[name] ?? '' })),
    components: {
      securitySchemes: {
        accessToken: { type: 'http' as const, scheme: 'bearer', bearerFormat: 'JWT' },
        refreshToken: { type: 'http' as const, scheme: 'bearer', description: 'A refresh token.' },
        credentials: {
          type: 'http' as const,
          scheme: 'basic',
          description: 'Encrypted user ID and password.',
        },
      },
    },
  };
}

const tagOf = ({ operationId = '' }: Endpoint) => operationId.split('.')[0] ?? '';

function describe(endpoint: Endpoint) {
  const { operationId, summary, access, file } = endpoint;
  return {
    operationId,
    summary,
    description: `Access: ${access}.`,
    tags: [tagOf(endpoint)],
    security: securityOf(endpoint),
    ...(file && { consumes: ['multipart/form-data'] }),
  };
}

function securityOf({ operationId, access }: Endpoint): Record<string, string[]>[] {
  if (operationId === 'auth.refreshToken') return [{ credentials: [] }];
  if (operationId === 'auth.accessToken' || operationId === 'auth.logout') return [{ refreshToken: [] }];
  return access === 'anyone' ? [] : [{ accessToken: [] }];
}

/** A route that exists for the document only and is never called. */
function addRoute(app: FastifyInstance, endpoint: Endpoint) {
  const { method, path: url, params, query, headers, body, form, response } = endpoint;
  const errors = errorsOf(endpoint).map(([status]) => [status, ErrorAnswer]);
  app.route({
    method,
    url,
    config: { endpoint },
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(headers && { headers }),
      ...((body ?? form) && { body: body ?? form }),
      response: { 200: response, ...Object.fromEntries(errors) },
    },
    validatorCompiler: () => () => true,
    serializerCompiler: () => (data) => JSON.stringify(data),
    handler: async () => undefined,
  });
}

/**
 * Adds what the generator cannot know: descriptions of parameters and responses, and files instead of JSON.
 */
function finish(document: ApiDocument, endpoints: readonly Endpoint[], { parameters }: MergedDocumentation) {
  for (const endpoint of endpoints) {
    const item = document.paths?.[endpoint.path.replace(/:(\w+)/g, '{$1}')];
    const operation = item?.[endpoint.method.toLowerCase() as 'get'];
    if (!operation) continue;
    describeParameters(operation, parameters);
    describeAnswers(operation, endpoint);
    if (endpoint.file) addFile(operation);
  }
  dropUnused(document);
}

function describeParameters(operation: Operation, descriptions: MergedDocumentation['parameters']) {
  const parameters = (operation.parameters ?? []) as OpenAPIV3_1.ParameterObject[];
  // OpenAPI describes this header by the security schemes.
  const own = parameters.filter(({ name }) => name !== 'authorization');
  for (const parameter of own) parameter.description = descriptions[parameter.name] ?? '';
  if (own.length > 0) operation.parameters = own;
  else delete operation.parameters;
}

function describeAnswers(operation: Operation, endpoint: Endpoint) {
  const answers = (operation.responses ?? {}) as Record<string, OpenAPIV3_1.ResponseObject>;
  for (const [status, description] of errorsOf(endpoint)) {
    const answer = answers[String(status)];
    if (answer) answer.description = description;
  }
  const success = answers['200'];
  if (!success) return;
  success.description = endpoint.raw ? 'The file.' : 'Done.';
  if (endpoint.raw)
    success.content = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
}

/** The one file beside the fields of a multipart call. */
function addFile(operation: Operation) {
  const file = { type: 'string' as const, format: 'binary' };
  const body = (operation.requestBody ??= { content: {} }) as OpenAPIV3_1.RequestBodyObject;
  const schema = body.content['multipart/form-data']?.schema as OpenAPIV3_1.SchemaObject | undefined;
  body.content['multipart/form-data'] = {
    schema: {
      ...schema,
      type: 'object',
      properties: { ...schema?.properties, file },
      required: [...(schema?.required ?? []), 'file'],
    },
  };
}

/** Removes the named schemas that nothing refers to. */
function dropUnused(document: ApiDocument) {
  const schemas = document.components?.schemas;
  if (!schemas) return;
  for (let isSmaller = true; isSmaller;) {
    const text = JSON.stringify(document);
    const unused = Object.keys(schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`));
    for (const name of unused) delete schemas[name];
    isSmaller = unused.length > 0;
  }
}
