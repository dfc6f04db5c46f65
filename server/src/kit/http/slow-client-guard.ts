import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** The minimum speed of a client, both ways: this many bytes in this many milliseconds. */
export interface SlowClientBounds {
  bytes: number;
  perMs: number;
}

const USUAL: SlowClientBounds = { bytes: 64 * 1024, perMs: 25_000 };

/**
 * Timeouts of the HTTP server: headers within 20 s, the whole request within ten minutes, checked every 5 s.
 */
export const serverTimeouts = {
  headersTimeout: 20_000,
  requestTimeout: 600_000,
  connectionsCheckingInterval: 5000,
} as const;

/**
 * Closes connections that send a body or read a response too slowly, so that nobody can occupy many of them
 * cheaply.
 */
export function registerSlowClientGuard(
  app: FastifyInstance,
  { bytes, perMs }: SlowClientBounds = USUAL,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    watch(request.raw, reply.raw);
    done();
  });

  function watch(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { socket } = incoming;
    let [received, sent] = [socket.bytesRead, socket.bytesWritten];
    const timer = setInterval(() => {
      const isSendingSlowly = !incoming.complete && socket.bytesRead - received < bytes;
      const isReadingSlowly = socket.writableLength > 0 && socket.bytesWritten - sent < bytes;
      [received, sent] = [socket.bytesRead, socket.bytesWritten];
      if (isSendingSlowly || isReadingSlowly) socket.destroy();
    }, perMs).unref();
    const end = () => {
      clearInterval(timer);
      // A keep-alive connection carries many requests.
      incoming.off('end', end);
      socket.off('close', end);
    };
    // An early response does not end the body that is still being received.
    outgoing.once('close', () => {
      if (incoming.complete || incoming.readableEnded) return end();
      incoming.once('end', end);
      socket.once('close', end);
    });
  }
}
