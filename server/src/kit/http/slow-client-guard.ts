import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** How slow a client may be: so many bytes at least in so many milliseconds, both ways. */
export interface SlowClientBounds {
  bytes: number;
  perMs: number;
}

const USUAL: SlowClientBounds = { bytes: 64 * 1024, perMs: 25_000 };

/** Of the HTTP server: a head must come within 20 s, everything within ten minutes, looked at every 5 s. */
export const serverTimeouts = {
  headersTimeout: 20_000,
  requestTimeout: 600_000,
  connectionsCheckingInterval: 5000,
} as const;

/** Ends connections that send a body or take an answer too slowly, so that nobody can hold many of them cheaply. */
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
      const isSending = !incoming.complete && socket.bytesRead - received < bytes;
      const isTaking = socket.writableLength > 0 && socket.bytesWritten - sent < bytes;
      [received, sent] = [socket.bytesRead, socket.bytesWritten];
      if (isSending || isTaking) socket.destroy();
    }, perMs).unref();
    const end = () => {
      clearInterval(timer);
      // A kept connection carries many requests.
      incoming.off('end', end);
      socket.off('close', end);
    };
    // An early answer does not end the body that is still coming.
    outgoing.once('close', () => {
      if (incoming.complete || incoming.readableEnded) return end();
      incoming.once('end', end);
      socket.once('close', end);
    });
  }
}
