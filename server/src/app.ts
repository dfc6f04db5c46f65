import { createReadIdentity } from '#account/auth/public.ts';
import { createPlannedChanges, type Publishable } from '#foundation/publishing/public.ts';
import type { HandlerDeps } from '#kit/http/perform.ts';
import { createPresenter } from '#kit/http/present.ts';
import { createRoute } from '#kit/http/route.ts';
import { createEventBus } from '#kit/jobs/event-bus.ts';
import { Jobs } from '#kit/jobs/jobs.ts';
import { createKeyedMutex } from '#kit/keyed-mutex.ts';
import { createChannels } from '#kit/socket/channel.ts';
import { createSpaceWatch } from '#platform/database/disk-space.ts';
import { openSocketServer } from '#platform/sockets/sockets.ts';
import { HtmlCache, shareTags } from '#site/pages/public.ts';
import { registerApiDocs } from './api-docs.ts';
import { registerCallers } from './identify-callers.ts';
import { registerDraining } from './draining.ts';
import { registerPublicFiles } from './public-files.ts';
import { registerHealth } from './health.ts';
import { createHttpServer, logResponses, registerBasics } from './http-server.ts';
import { registerMetrics } from './metrics.ts';
import { createModules } from './modules.ts';
import type { Ports } from './ports.ts';
import { registerHeaders } from './response-headers.ts';

const DEFAULT_LIMIT = { max: 400, perSeconds: 10 };

type OnError = (error: unknown, where: string) => void;

export type App = Awaited<ReturnType<typeof createApp>>;

/**
 * Builds the whole server on its ports without listening; `close` stops everything that `createApp` started.
 */
export async function createApp(ports: Ports) {
  const { env, database, clock } = ports;
  const now = () => clock.now();
  const app = createHttpServer(ports);
  const space = createSpaceWatch({ folder: env.dataDir, now: () => now().getTime() });
  const onError: OnError = (error, where) => {
    space.notice(error);
    app.log.error({ err: error, where }, 'background failure');
  };
  const { cache, changes, dropCachedPages } = await openPageCache(
    ports,
    () => modules.publishables(),
    onError,
  );
  const { subscribe, publish, subscribedTypes } = createEventBus(onError);
  const modules = await createModules({ ...ports, onError, dropCachedPages });
  const jobs = new Jobs({ db: database.db, boss: database.boss(), now, publish, onError }, modules.jobs);
  const readIdentity = createReadIdentity(modules.tokens, modules.actors.read, now);

  await registerBasics(app, space.notice);
  registerCallers(app, { ...modules, readIdentity, now });
  registerHeaders(app, env);
  logResponses(app);
  const draining = registerDraining(app);

  const engine = createEngine(ports, { wake: () => void jobs.wake(), publish, onError });
  const { route, invoke, endpoints } = createRoute(app, engine);
  const sockets = openSocketServer(app.server, { ...env, adapter: ports.fanOut.adapter });
  const channels = createChannels({ sockets, engine, readIdentity, actorOf: modules.actors.read });
  modules.actors.watch(channels.reviewUser);
  app.addHook('preClose', channels.stop);
  modules.register({ route, serve: channels.serve, subscribe });
  registerApiDocs(app, {
    endpoints: () => endpoints().map(({ endpoint }) => endpoint),
    documentation: modules.documentation,
  });
  registerHealth(app, { database, draining, space });
  registerMetrics(app, ports, cache);
  registerPublicFiles(app, ports, cache);

  const close = async () => {
    await app.close();
    await modules.stop();
    await jobs.stop();
  };
  /** The types of events that a job or a subscriber of this process handles. */
  const listenedTypes = () => [...jobs.subscriptions.map(({ event }) => event), ...subscribedTypes()];
  const parts = { jobs, modules, cache, changes, channels, draining };
  return { fastify: app, ...parts, listenedTypes, invoke, endpoints, close };
}

/** The cached pages, dropped by the writes of every process and when planned content begins or ends. */
async function openPageCache(
  { database, clock }: Ports,
  publishables: () => readonly Publishable[],
  onError: OnError,
) {
  const changes = createPlannedChanges({
    db: database.db,
    publishables,
    onError: (error) => onError(error, 'planned content'),
  });
  const cache = new HtmlCache(() => clock.now().getTime(), changes.isChanged);
  const dropCachedPages = await shareTags(database, (tags) => {
    changes.invalidate(tags);
    cache.drop(tags);
  });
  return { cache, changes, dropCachedPages };
}

/** Collects the dependencies of calls and of socket events. */
const createEngine = (
  { database, limiter, clock }: Ports,
  deps: Pick<HandlerDeps, 'wake' | 'publish' | 'onError'>,
): HandlerDeps => ({
  db: database.db,
  limiter,
  now: () => clock.now(),
  ...deps,
  present: createPresenter((error) => deps.onError(error, 'a row left out of an answer')),
  defaultLimit: DEFAULT_LIMIT,
  serializeBy: createKeyedMutex(),
});
