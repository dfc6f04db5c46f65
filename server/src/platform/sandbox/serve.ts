import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

export type SandboxRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
};
export type SandboxAnswer = { status: number; body: unknown };

/** Runs a fake provider on a free port of loopback; `close` ends it with its connections. */
export async function serve(answer: (request: SandboxRequest) => SandboxAnswer | Promise<SandboxAnswer>) {
  const server = createServer((request, response) => {
    void readRequest(request)
      .then(answer)
      .then(({ status, body }) => {
        response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
        response.end(JSON.stringify(body));
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The sandbox has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readRequest(request: IncomingMessage): Promise<SandboxRequest> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox');
  return {
    method: request.method ?? 'GET',
    path: pathname,
    query: searchParams,
    headers: request.headers,
    body: await text(request),
  };
}
