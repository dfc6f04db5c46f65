import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '#platform/env.ts';

/** Responses to calls, feeds and errors are never pages. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** A worker's script runs under the policy of its own response. */
const SCRIPT_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'";

type Where = Pick<Env, 'publicUrl' | 'mode'>;

/** The security headers of every response; pages and files that set their own keep those. */
export function registerHeaders(app: FastifyInstance, where: Where) {
  app.addHook('onSend', async (request, reply) => setHeaders(request, reply, where));
}

/** The same for a response that passes no hook, as for a malformed address. */
export function setHeaders(request: FastifyRequest, reply: FastifyReply, { publicUrl, mode }: Where) {
  const isCall = request.url.startsWith('/api/');
  const isBuiltFile = request.url.startsWith('/static/') && reply.statusCode < 400;
  void reply.header('x-content-type-options', 'nosniff');
  if (publicUrl.startsWith('https:')) void reply.header('strict-transport-security', 'max-age=31536000');
  setDefaultHeader(reply, 'x-frame-options', 'DENY');
  setDefaultHeader(reply, 'referrer-policy', isCall ? 'no-referrer' : 'same-origin');
  if (isCall || reply.statusCode >= 400) setDefaultHeader(reply, 'cache-control', 'no-store');
  // The bundler's own scripts are not known beforehand.
  if (mode === 'development' && !isCall) return;
  setDefaultHeader(reply, 'content-security-policy', isBuiltFile ? SCRIPT_POLICY : DATA_POLICY);
}

function setDefaultHeader(reply: FastifyReply, name: string, value: string) {
  if (!reply.hasHeader(name)) void reply.header(name, value);
}
