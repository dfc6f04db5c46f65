import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

/** The bundler in the server's process: hot reload on the server's own port. */
export async function startDevelopment(httpServer: Server) {
  const vite = await createServer({
    root,
    configFile: `${root}vite.config.ts`,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: httpServer } },
  });
  return {
    middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) =>
      vite.middlewares(request, response, next),
    loadBuild: () => vite.ssrLoadModule('virtual:react-router/server-build'),
    close: () => vite.close(),
  };
}
