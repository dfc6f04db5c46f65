import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { notFound } from '#kit/errors.ts';
import { registerBodies } from '#kit/http/bodies.ts';
import { handleError } from '#kit/http/error-handler.ts';
import { answerUnreadable } from '#kit/http/unreadable-request.ts';
import { registerSlowClientGuard, serverTimeouts } from '#kit/http/slow-client-guard.ts';
import { requestIdOf } from '#platform/logging/logging.ts';
import { logOptions } from './log-options.ts';
import type { Ports } from './ports.ts';
import { setHeaders } from './response-headers.ts';

const BODY_BYTES = 1024 * 1024;

/** The server without any route: its bounds and its log. */
export const createHttpServer = ({ env, logStream }: Pick<Ports, 'env' | 'logStream'>): FastifyInstance =>
  Fastify({
    logger: { ...logOptions(env), ...(logStream && { stream: logStream }) },
    genReqId: requestIdOf,
    trustProxy: env.trustProxy,
    bodyLimit: BODY_BYTES,
    routerOptions: { maxParamLength: 200 },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    requestTimeout: serverTimeouts.requestTimeout,
    http: serverTimeouts,
    // Requests that arrive while the port closes are still served.
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) => {
      reply.statusCode = 400;
      setHeaders(request, reply, env);
      handleError(error, request, reply);
    },
  });

/** How every request is read, and how a failed one is answered. */
export async function registerBasics(app: FastifyInstance, onFailure: (error: unknown) => void) {
  registerSlowClientGuard(app);
  app.setErrorHandler(handleError);
  app.addHook('onError', async (_, __, error) => onFailure(error));
  app.setNotFoundHandler(() => {
    throw notFound();
  });
  await app.register(cookie);
  await app.register(multipart);
  registerBodies(app);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  });
}

/** One line per request, with the route's template and never its query. */
export function logResponses(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, actor } = request;
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    const route = routeOptions.url ?? 'unknown';
    request.log.info(
      { method, route, status: reply.statusCode, milliseconds, userId: actor?.userId },
      'answered',
    );
  });
}
