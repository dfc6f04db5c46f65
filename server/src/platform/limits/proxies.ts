import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/**
 * Finds the client's address of a request: the nearest address of X-Forwarded-For that is not a trusted
 * proxy's, as Fastify does for calls. Without trusted networks the header is ignored.
 */
export function createAddressOf(trustProxy: readonly string[] | false) {
  const trust = proxyAddr.compile([...(trustProxy || [])]);
  return (request: Pick<IncomingMessage, 'headers' | 'socket'>): string =>
    proxyAddr(request as IncomingMessage, trust) ?? '';
}
