import { createServer, type RequestListener, type ServerOptions } from 'node:http';
import { freePort } from '../../scripts/lib/product.ts';

export interface Stub {
  url: string;
  /** Closes its connections and frees its port. */
  stop: () => Promise<void>;
}

/** Serves a weak stub, which the checker of a test must catch, on a port of its own. */
export async function serveStub(answer: RequestListener, options: ServerOptions = {}): Promise<Stub> {
  const server = createServer(options, answer);
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, stop };
}
