import type { Access } from './endpoint.ts';

/** The part of a channel the browser needs; it carries no schema, so no zod reaches a page through it. */
export interface ChannelPath {
  /** The Socket.IO namespace, for example `/applicants`. */
  namespace: string;
  access: Access;
}

/** Under which path of the server the sockets are reached. */
export const SOCKET_PATH = '/socket';

/** With this event every channel takes a fresh access token of the same session, so that the socket outlives the old one. */
export const RENEW = 'renew';

/** With this event every channel tells a refusal that no acknowledgement waits for, also right before it cuts the socket. */
export const EXCEPTION = 'exception';
