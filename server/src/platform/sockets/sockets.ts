import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { Server, type Namespace, type ServerOptions, type Socket } from 'socket.io';
import { SOCKET_PATH } from '@ieum/contract/common/channel-paths.ts';
import { networkOf } from '../limits/networks.ts';
import { createAddressOf } from '../limits/proxies.ts';
import { createSocketBounds } from './socket-bounds.ts';
import { cutWhenSlow, type ClientConnection } from './slow-clients.ts';

/** Carries messages of one process to the sockets of the others. */
export interface FanOut {
  adapter: ServerOptions['adapter'] | undefined;
  close: () => Promise<void>;
}

/** For a single process: there are no others. */
export const localFanOut = (): FanOut => ({ adapter: undefined, close: async () => undefined });

/** The address from which a socket's first request came. */
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

const MAX_BYTES = 64 * 1024;
const JOIN_WITHIN_MS = 5000;

export type SocketServer = ReturnType<typeof openSocketServer>;

/**
 * Serves Socket.IO on the HTTP server's `/socket` to our own pages and to clients that are no browsers. A
 * client may begin by long polling; each channel decides whether it admits such a one.
 */
export function openSocketServer(http: HttpServer, { publicUrl, trustProxy, adapter }: Options) {
  const addressOf = createAddressOf(trustProxy);
  const bounds = createSocketBounds();
  const io = new Server(http, {
    path: SOCKET_PATH,
    serveClient: false,
    transports: ['websocket', 'polling'],
    maxHttpBufferSize: MAX_BYTES,
    connectTimeout: JOIN_WITHIN_MS,
    ...(adapter && { adapter }),
    allowRequest: (request, answer) => {
      if (!bounds.mayConnect(networkOf(addressOf(request)))) answer('too many', false);
      else answer(null, isOwnOrigin(request.headers, publicUrl));
    },
  });
  // Nothing is sent in the default namespace: a client that joins only it is disconnected like one that joins
  // none.
  io.use((_socket, next) => next(new Error('not found')));
  const origins = new WeakMap<object, Origin>();

  io.engine.on('connection', (raw: EngineSocket) => {
    // A client that disconnected during the handshake has no address any more.
    if (raw.remoteAddress === undefined || raw.request === null) return raw.close(true);
    const { headers } = raw.request;
    const address = addressOf(raw.request);
    cutWhenSlow(raw);
    bounds.track(networkOf(address), raw);
    origins.set(raw, {
      address,
      userAgent: (headers['user-agent'] ?? '').slice(0, 300),
      acceptLanguage: headers['accept-language'],
    });
    // Drops the request, which would be the largest object of an idle socket.
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
    /**
     * Disconnects every socket so that its client reconnects elsewhere; the HTTP server is closed by its
     * owner.
     */
    close: async () => {
      io.engine.close();
      await Promise.allSettled([...namespaces].map(async (namespace) => namespace.adapter.close()));
    },
  };
}

/** How many namespaces each connection has joined. */
const joined = new WeakMap<object, number>();

/** A connection that has left its last namespace is closed like one that never joined any. */
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

interface EngineSocket extends ClientConnection {
  request: IncomingMessage | null;
  remoteAddress: string | undefined;
}

/**
 * A browser sends the page's origin, which must be ours; other clients send none and have no one's login to
 * abuse.
 */
function isOwnOrigin({ origin, host }: { origin?: string; host?: string }, publicUrl: string): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.host === host || page.origin === new URL(publicUrl).origin;
}
