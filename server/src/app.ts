import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import { commonTexts } from '@ieum/contract/common/texts.ts';
import { previewTexts } from '@ieum/contract/content/previews/texts.ts';
import { createReadBearer } from '#account/auth/bearers.ts';
import { readBearer } from '#account/auth/credentials.ts';
import { createPlannedChanges } from '#foundation/publishing/public.ts';
import { AppError, notFound } from '#kit/errors.ts';
import { handleError } from '#kit/http/error-handler.ts';
import { registerBodies } from '#kit/http/bodies.ts';
import { createEventBus } from '#kit/jobs/event-bus.ts';
import { createChannels } from '#kit/socket/channel.ts';
import { Jobs } from '#kit/jobs/jobs.ts';
import { registerSlowClientGuard, serverTimeouts } from '#kit/http/slow-client-guard.ts';
import { createPresenter } from '#kit/http/present.ts';
import { createRoute } from '#kit/http/route.ts';
import { createKeyedMutex } from '#kit/keyed-mutex.ts';
import { requestIdOf } from '#platform/logging/logging.ts';
import { openSocketServer } from '#platform/sockets/sockets.ts';
import { createSpaceWatch } from '#platform/database/space.ts';
import { HtmlCache } from '#site/pages/html-cache.ts';
import { shareTags } from '#site/pages/tags.ts';
import { registerApiDocs } from './api-docs.ts';
import { registerDraining } from './draining.ts';
import { registerFeeds } from './feeds.ts';
import { registerHealth } from './health.ts';
import { registerMetrics } from './metrics.ts';
import { registerHeaders, setHeaders } from './response-headers.ts';
import { logOptions } from './log-options.ts';
import { createModules } from './modules.ts';
import type { Ports } from './ports.ts';

const BODY_BYTES = 1024 * 1024;
const DEFAULT_LIMIT = { max: 400, perSeconds: 10 };
/**
 * Where a bearer is not an access token: the auth module reads refresh tokens, the metrics have a token of
 * their own.
 */
const OWN_BEARERS = /^\/(api\/auth\/|api\/health\b|metrics(\?|$))/;
/** The one path that also accepts the access token in the address. */
const QUERY_TOKEN_PATH = '/api/v1/me';

export type App = Awaited<ReturnType<typeof createApp>>;

/**
 * Builds the whole server on its ports without listening; `close` stops everything that `createApp` started.
 */
export async function createApp(ports: Ports) {
  const { env, database, clock, limiter, logStream } = ports;
  const app = Fastify({
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
    frameworkErrors: (error, request, reply) => {
      reply.statusCode = 400;
      setHeaders(request, reply, env);
      handleError(error, request, reply);
    },
  });
  const space = createSpaceWatch({ folder: env.dataDir, now: () => clock.now().getTime() });
  const onError = (error: unknown, where: string) => {
    space.notice(error);
    app.log.error({ err: error, where }, 'background failure');
  };
  const changes = createPlannedChanges({
    db: database.db,
    publishables: () => modules.publishables(),
    onError: (error) => onError(error, 'planned content'),
  });
  const cache = new HtmlCache(() => clock.now().getTime(), changes.isChanged);
  const dropTags = await shareTags(database, (tags) => {
    changes.invalidate(tags);
    cache.drop(tags);
  });
  const { subscribe, publish, subscribedTypes } = createEventBus(onError);
  const modules = await createModules({ ...ports, onError, dropTags });
  const now = () => clock.now();
  const jobs = new Jobs({ db: database.db, boss: database.boss(), now, publish, onError }, modules.jobs);
  const bearerOf = createReadBearer(modules.tokens, modules.actors.read, now);

  registerSlowClientGuard(app);
  app.decorateRequest('actor', undefined);
  app.decorateRequest('preview', undefined);
  app.setErrorHandler(handleError);
  app.addHook('onError', async (_, __, error) => space.notice(error));
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
  app.addHook('onRequest', async (request) => {
    const ofPreview = request.headers['preview'];
    if (ofPreview !== undefined) {
      // An account of the browser has no part in a preview, whatever else is sent.
      request.preview = modules.readPreview(String(ofPreview), now());
      if (!request.preview) throw new AppError('forbidden', previewTexts.over);
      return;
    }
    const token = tokenOf(request);
    if (!token) return;
    request.actor = (await bearerOf(token))?.actor;
    if (!request.actor) throw new AppError('unauthenticated', commonTexts.sessionOver);
    modules.noteUse(request.actor, { purpose: request.headers['purpose'], at: now() });
  });
  registerHeaders(app, env);
  logResponses(app);
  const draining = registerDraining(app);

  const engine = {
    db: database.db,
    limiter,
    now,
    wake: () => void jobs.wake(),
    publish,
    onError,
    present: createPresenter((error) => onError(error, 'a row left out of an answer')),
    defaultLimit: DEFAULT_LIMIT,
    serializeBy: createKeyedMutex(),
  };
  const { route, invoke, endpoints } = createRoute(app, engine);
  const { adapter } = ports.fanOut;
  const sockets = openSocketServer(app.server, { ...env, adapter });
  const actorOf = modules.actors.read;
  const channels = createChannels({ sockets, engine, bearerOf, actorOf });
  modules.actors.watch(channels.reviewUser);
  app.addHook('preClose', channels.stop);
  modules.register({ route, serve: channels.serve, subscribe });
  registerApiDocs(app, {
    endpoints: () => endpoints().map(({ endpoint }) => endpoint),
    documentation: modules.documentation,
  });
  registerHealth(app, { database, draining, space });
  registerMetrics(app, ports, cache);
  registerFeeds(app, ports, cache);

  const close = async () => {
    await app.close();
    await modules.stop();
    await jobs.stop();
  };
  /** The types of events that a job or a subscriber of this process handles. */
  const listenedTypes = () => [...jobs.subscriptions.map(({ event }) => event), ...subscribedTypes()];
  return {
    fastify: app,
    jobs,
    modules,
    listenedTypes,
    cache,
    changes,
    channels,
    draining,
    invoke,
    endpoints,
    close,
  };
}

function tokenOf(request: FastifyRequest): string | undefined {
  if (OWN_BEARERS.test(request.url)) return undefined;
  const bearer = readBearer(request.headers.authorization);
  if (bearer || request.method !== 'GET' || request.url.split('?')[0] !== QUERY_TOKEN_PATH) return bearer;
  const { accessToken } = request.query as { accessToken?: unknown };
  return typeof accessToken === 'string' ? accessToken : undefined;
}

/** One line per request, with the route's template and never its query. */
function logResponses(app: FastifyInstance) {
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
