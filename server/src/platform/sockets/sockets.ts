import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { Server, type Namespace, type ServerOptions, type Socket } from 'socket.io';
import { SOCKET_PATH } from '@ieum/contract/common/channel-paths.ts';
import { networkOf } from '../limits/networks.ts';
import { createAddressOf } from '../limits/proxies.ts';
import { createSocketBounds } from './socket-bounds.ts';

/** How what one process says reaches the sockets of the others. */
export interface FanOut {
  adapter: ServerOptions['adapter'] | undefined;
  close: () => Promise<void>;
}

/** For a single process: nobody else is to be told. */
export const localFanOut = (): FanOut => ({ adapter: undefined, close: async () => undefined });

/** Where a socket's first request came from. */
export interface Origin {
  address: string;
  userAgent: string;
  acceptLanguage: string | undefined;
}

interface Options {
  publicUrl: string;
  trustProxy: readonly string[] | false;
  adapter: FanOut['adapter'];
}

const MOST_BYTES = 64 * 1024;
const JOIN_WITHIN_MS = 5000;

export type SocketServer = ReturnType<typeof openSocketServer>;

/** Serves Socket.IO on the HTTP server's `/socket`, by WebSocket alone and to our own pages and plain clients alone. */
export function openSocketServer(http: HttpServer, { publicUrl, trustProxy, adapter }: Options) {
  const addressOf = createAddressOf(trustProxy);
  const bounds = createSocketBounds();
  const io = new Server(http, {
    path: SOCKET_PATH,
    serveClient: false,
    transports: ['websocket'],
    allowUpgrades: false,
    maxHttpBufferSize: MOST_BYTES,
    connectTimeout: JOIN_WITHIN_MS,
    ...(adapter && { adapter }),
    allowRequest: (request, answer) => {
      if (!bounds.mayCome(networkOf(addressOf(request)))) answer('too many', false);
      else answer(null, isOwnOrigin(request.headers, publicUrl));
    },
  });
  // Nothing is told there: the one who asks for it has joined nothing, and is cut like everybody who joins nothing.
  io.use((_socket, next) => next(new Error('not found')));
  const origins = new WeakMap<object, Origin>();

  io.engine.on('connection', (raw: EngineSocket) => {
    // The one who hung up during the handshake has no address any more.
    if (raw.remoteAddress === undefined || raw.request === null) return raw.close(true);
    const { headers } = raw.request;
    const address = addressOf(raw.request);
    bounds.come(networkOf(address), raw);
    origins.set(raw, {
      address,
      userAgent: (headers['user-agent'] ?? '').slice(0, 300),
      acceptLanguage: headers['accept-language'],
    });
    // The request is the largest thing a quiet socket would hold.
    raw.request = null;
  });

  const namespaces = new Set<Namespace>([io.of('/')]);

  return {
    of: (name: string): Namespace => {
      const namespace = io.of(name);
      if (namespaces.has(namespace)) return namespace;
      namespaces.add(namespace);
      namespace.on('connection', cutWhenIdle);
      return namespace;
    },
    originOf: ({ conn }: Pick<Socket, 'conn'>): Origin =>
      origins.get(conn) ?? { address: conn.remoteAddress, userAgent: '', acceptLanguage: undefined },
    /** Ends every socket so that its client comes back elsewhere; the HTTP server is left to its owner. */
    close: async () => {
      io.engine.close();
      await Promise.allSettled([...namespaces].map(async (namespace) => namespace.adapter.close()));
    },
  };
}

/** How many namespaces each connection has joined. */
const joined = new WeakMap<object, number>();

/** A connection that has left its last namespace is cut as one that never joined any. */
function cutWhenIdle(socket: Socket) {
  const { conn } = socket;
  joined.set(conn, (joined.get(conn) ?? 0) + 1);
  socket.on('disconnect', () => {
    joined.set(conn, (joined.get(conn) ?? 1) - 1);
    setTimeout(() => {
      if (joined.get(conn) === 0) conn.close();
    }, JOIN_WITHIN_MS).unref();
  });
}

interface EngineSocket {
  request: IncomingMessage | null;
  remoteAddress: string | undefined;
  close: (discard: boolean) => void;
  once: (event: 'close', listener: () => void) => void;
}

/** A browser names the page's origin, which must be ours; other clients name none and have no one's login to abuse. */
function isOwnOrigin({ origin, host }: { origin?: string; host?: string }, publicUrl: string): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.host === host || page.origin === new URL(publicUrl).origin;
}
