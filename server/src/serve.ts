import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Env } from '#platform/env.ts';
import type { Database } from '#platform/database/database.ts';
import { createApp, type App } from './app.ts';
import { serveCliCommands } from './cli-commands.ts';
import { openPorts } from './ports.ts';
import { readOpenAccounts } from '#site/demo/public.ts';
import { builtPages, isBuilt, pageRoutes, pagesOf, type PagesOf } from '#site/pages/public.ts';
import type { Ports } from './ports.ts';

const STOP_WITHIN_MS = 2800;
/** How long a balancer may take to notice that this process is stopping. */
const DRAIN_MS = 1000;

/** Starts the whole product and runs it until TERM or INT. */
export async function serve(env: Env, embedded: Promise<Database> | undefined): Promise<void> {
  const ports = await openPorts(env, embedded);
  const app = await createApp(ports);
  const control = serveCliCommands(app.fastify, app.modules.commands);
  if (env.mode !== 'test') await servePages(env, app, ports);
  const { blockedAccounts } = await app.modules.prepare();
  // Behind a balancer the first requests arrive all at once, so the pages are loaded before.
  const isBalanced = env.databaseUrl && env.mode === 'production';
  // A process whose jobs cannot start ends before anybody relies on it.
  await Promise.all([app.jobs.start(), isBalanced && app.fastify.inject('/')]);
  await app.fastify.listen({ port: env.port, host: env.host });
  const { port } = app.fastify.server.address() as AddressInfo;
  control.announce(env.dataDir, port);
  if (blockedAccounts.length > 0) process.stdout.write(`${blockedDemoWarning(blockedAccounts)}\n`);
  process.stdout.write(`${startedText(env, port)}\n`);
  stopOnSignals(app, ports, () => control.retract(env.dataDir));
}

/** The API tests run without the web; every other start serves it. */
async function servePages(env: Env, app: App, ports: Ports): Promise<void> {
  const pages = await findPages(env, app);
  await app.fastify.register(async (scope) =>
    pageRoutes(scope, {
      pages,
      invoke: app.invoke,
      readPreview: app.modules.readPreview,
      cache: app.cache,
      nextChange: app.changes.nextAfter,
      limiter: ports.limiter,
      publicUrl: env.publicUrl,
      demoAccounts: env.isDemo ? readOpenAccounts() : [],
      without: env.documentWithout,
      now: () => ports.clock.now(),
      hasPolicy: env.mode === 'production',
    }),
  );
}

async function findPages(env: Env, app: App): Promise<PagesOf> {
  if (env.mode === 'production') {
    if (!isBuilt('ko')) throw new Error('The web is not built. Run: npm run build');
    return builtPages();
  }
  const { startDevelopment } = await import('../../web/development.ts');
  const development = await startDevelopment(app.fastify.server as Server);
  app.fastify.addHook('onRequest', (request, reply, done) => {
    development.middleware(request.raw, reply.raw, done);
  });
  app.fastify.addHook('onClose', development.close);
  return async () => pagesOf((await development.loadBuild()) as Parameters<typeof pagesOf>[0], 'development');
}

function startedText({ isDemo, host }: Env, port: number): string {
  const address = `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`;
  if (!isDemo) return `이음 ${address}`;
  const accounts = readOpenAccounts().map(({ username, password }) => `${username} / ${password}`);
  return `이음 ${address}  (${accounts.join(' · ')})`;
}

/** Warns the operator of a folder or database that once ran as a demo. */
const blockedDemoWarning = (usernames: readonly string[]): string =>
  [
    `The demo is off: ${usernames.length} of its accounts are blocked and logged out,`,
    usernames.includes('admin') ? 'the administrator admin among them' : 'no administrator among them',
    '(npm run admin -- create <user ID> makes one; DEMO=true opens them again).',
  ].join(' ');

function stopOnSignals(app: App, ports: Ports, retract: () => void) {
  const stop = async () => {
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    retract();
    // Other processes may continue serving only if they use a separate database.
    if (ports.env.databaseUrl) {
      app.draining.begin();
      await wait(DRAIN_MS);
    }
    await app.close();
    await ports.database.close();
    await ports.closeOthers();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
}
