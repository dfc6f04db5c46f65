import type { Access } from './endpoint.ts';

/** The part of a channel that the browser needs; it has no schema, so that pages do not load zod. */
export interface ChannelPath {
  /** The Socket.IO namespace, for example `/applicants`. */
  namespace: string;
  access: Access;
}

/** The path of the server on which sockets connect. */
export const SOCKET_PATH = '/socket';

/**
 * Event by which every channel takes a fresh access token of the same session, so that the socket outlives
 * the old token.
 */
export const RENEW = 'renew';

/**
 * Event by which every channel reports an error that no acknowledgement waits for, also just before it
 * disconnects the socket.
 */
export const EXCEPTION = 'exception';
