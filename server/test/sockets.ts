import { connect as connectTo, type AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { SOCKET_PATH } from '@ieum/contract/common/channel-paths.ts';
import type { Ack, SocketError } from '@ieum/contract/common/channel.ts';
import type { App } from '../src/app.ts';
import type { TestActor } from './world.ts';

const addresses = new WeakMap<App, Promise<string>>();

/** The address of the test's application; it listens when first called. */
export function addressOf(app: App): Promise<string> {
  const known = addresses.get(app);
  if (known) return known;
  const listening = app.fastify.listen({ port: 0, host: '127.0.0.1' }).then(() => {
    const { port } = app.fastify.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  });
  addresses.set(app, listening);
  return listening;
}

/** A server to connect to: the test's application, or another process by its address. */
type Place = App | string;

export interface SocketOptions {
  token?: string | undefined;
  sessionId?: string;
  language?: string;
  headers?: Record<string, string>;
  transports?: ('websocket' | 'polling')[];
}

/**
 * A socket of a client that does not reconnect automatically; connected, or rejected through `connect_error`.
 */
export async function open(place: Place, namespace: string, input: SocketOptions = {}): Promise<Socket> {
  const address = typeof place === 'string' ? place : await addressOf(place);
  return io(`${address}${namespace}`, {
    path: SOCKET_PATH,
    transports: input.transports ?? ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: {
      accessToken: input.token,
      ...(input.sessionId && { sessionId: input.sessionId }),
      ...(input.language && { language: input.language }),
    },
    ...(input.headers && { extraHeaders: input.headers }),
  });
}

const opened: Socket[] = [];
/** Closes what `connect` opened; for afterEach. */
export const closeSockets = () => {
  for (const socket of opened.splice(0)) socket.close();
};

/** A connected socket of a member. */
export const connect = (place: Place, namespace: string, actor: TestActor): Promise<Socket> =>
  connectAs(place, namespace, { token: actor.token });

/** A connected socket, for example of a visitor; `listen` is called before it is connected. */
export async function connectAs(
  place: Place,
  namespace: string,
  input: SocketOptions,
  listen: (socket: Socket) => void = () => undefined,
): Promise<Socket> {
  const socket = await open(place, namespace, input);
  opened.push(socket);
  listen(socket);
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve);
    socket.on('connect_error', reject);
  });
  return socket;
}

/** The error of a rejected connection; fails when it is admitted. */
export async function connectError(
  app: App,
  namespace: string,
  input: SocketOptions = {},
): Promise<SocketError> {
  const socket = await open(app, namespace, input);
  opened.push(socket);
  return new Promise((resolve, reject) => {
    socket.on('connect_error', (error) => {
      const { data } = error as Error & { data?: SocketError };
      resolve(data ?? { code: 'transport', message: error.message });
    });
    socket.on('connect', () => reject(new Error('the socket was let in')));
  });
}

/** Sends an event and waits for its acknowledgement. */
export const send = (socket: Socket, event: string, payload: unknown): Promise<Ack> =>
  socket.timeout(3000).emitWithAck(event, payload) as Promise<Ack>;

/** The next event of a name; fails when it does not arrive in time. */
export const next = <T = Record<string, unknown>>(
  socket: Socket,
  event: string,
  withinMs = 10_000,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no ${event} within ${withinMs} ms`)), withinMs);
    socket.once(event, (payload: T) => {
      clearTimeout(timer);
      resolve(payload);
    });
  });

/** A client that requests a WebSocket and disconnects before the server has answered. */
export async function hangUp(app: App): Promise<void> {
  const { hostname, port } = new URL(await addressOf(app));
  const client = connectTo(Number(port), hostname);
  const hasEnded = new Promise<void>((resolve) => client.on('close', () => resolve()));
  client.on('error', () => undefined);
  client.write(
    [
      `GET ${SOCKET_PATH}/?EIO=4&transport=websocket HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '\r\n',
    ].join('\r\n'),
    () => client.resetAndDestroy(),
  );
  await hasEnded;
}
