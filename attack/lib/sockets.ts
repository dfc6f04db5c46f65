import { io, type Socket } from 'socket.io-client';
import { SOCKET_PATH } from '../../contract/src/common/channel-paths.ts';

/**
 * Opens a socket of a client that does not reconnect automatically; rejects when the connection is rejected.
 */
export async function openSocket(
  url: string,
  input: { namespace?: string; token?: string | undefined; headers?: Record<string, string> } = {},
): Promise<Socket> {
  const { namespace = '/applicants', token, headers } = input;
  const socket = io(`${url}${namespace}`, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: { accessToken: token },
    ...(headers && { extraHeaders: headers }),
  });
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve);
    socket.on('connect_error', (error) => {
      socket.close();
      reject(error);
    });
  });
  return socket;
}

/** Milliseconds until a socket is disconnected, from now; Infinity when it is not. */
export function untilCut(socket: Socket, withinMs: number): Promise<number> {
  const begun = performance.now();
  if (!socket.connected) return Promise.resolve(0);
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      socket.close();
      resolve(Infinity);
    }, withinMs);
    socket.once('disconnect', () => {
      clearTimeout(timer);
      resolve(performance.now() - begun);
    });
  });
}
