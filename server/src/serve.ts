import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Env } from '#platform/env.ts';
import type { Database } from '#platform/database.ts';
import { createApp, type House } from './app.ts';
import { serveControl } from './control.ts';
import { openPorts } from './ports.ts';
import { builtPages, handlerOf, isBuilt, type Render } from '#pages/renderer.ts';
import { pageRoutes } from '#pages/routes.ts';
import type { Ports } from './rooms.ts';

const STOP_WITHIN_MS = 2800;
/** So long a balancer may take to notice that this process leaves. */
const DRAIN_MS = 1000;

/** Starts the whole product and keeps it running until TERM or INT. */
export async function serve(env: Env, embedded: Promise<Database> | undefined): Promise<void> {
  const ports = await openPorts(env, embedded);
  const house = await createApp(ports);
  const control = serveControl(house.app, house.rooms.commands);
  if (env.mode !== 'test') await servePages(env, house, ports);
  await house.rooms.prepare();
  // Behind a balancer the first callers come all at once: the pages are loaded before they do.
  if (env.databaseUrl && env.mode === 'production') await house.app.inject('/');
  await house.app.listen({ port: env.port, host: env.host });
  await house.jobs.start();
  const { port } = house.app.server.address() as AddressInfo;
  control.announce(env.dataDir, port);
  process.stdout.write(`${greeting(env, port)}\n`);
  stopOnSignals(house, ports, () => control.retract(env.dataDir));
}

/** The API tests run without the web; every other start serves it. */
async function servePages(env: Env, house: House, ports: Ports): Promise<void> {
  const render = await findRenderer(env, house);
  await house.app.register(async (app) =>
    pageRoutes(app, {
      render,
      invoke: house.invoke,
      cache: house.cache,
      limiter: ports.limiter,
      publicUrl: env.publicUrl,
      isDemo: env.isDemo,
      now: () => ports.clock.now(),
      hasPolicy: env.mode === 'production',
    }),
  );
}

async function findRenderer(env: Env, house: House): Promise<Render> {
  if (env.mode === 'production') {
    if (!isBuilt('ko')) throw new Error('The web is not built. Run: npm run build');
    return builtPages();
  }
  const { startDevelopment } = await import('../../web/development.ts');
  const development = await startDevelopment(house.app.server as Server);
  house.app.addHook('onRequest', (request, reply, done) => {
    development.middleware(request.raw, reply.raw, done);
  });
  house.app.addHook('onClose', development.close);
  return async (request, context) =>
    handlerOf((await development.loadBuild()) as Parameters<typeof handlerOf>[0], 'development')(
      request,
      context,
    );
}

function greeting({ isDemo, host }: Env, port: number): string {
  const address = `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`;
  const accounts =
    'admin / Admin!2026 · company / Company!2026 · pending / Pending!2026 · person / Person!2026';
  return isDemo ? `이음 ${address}  (${accounts})` : `이음 ${address}`;
}

function stopOnSignals(house: House, ports: Ports, retract: () => void) {
  const stop = async () => {
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    retract();
    // Only on a database of its own may other processes go on serving.
    if (ports.env.databaseUrl) {
      house.draining.begin();
      await wait(DRAIN_MS);
    }
    await house.close();
    await ports.database.close();
    await ports.closeOthers();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
}
