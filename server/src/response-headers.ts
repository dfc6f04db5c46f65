import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '#platform/env.ts';

/** An answer to a call, a feed or a refusal is never a page. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** A worker's script obeys the policy it came with. */
const SCRIPT_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'";

type Where = Pick<Env, 'publicUrl' | 'mode'>;

/** What every response says to browsers; pages and files that say more keep their own words. */
export function registerHeaders(app: FastifyInstance, where: Where) {
  app.addHook('onSend', async (request, reply) => setHeaders(request, reply, where));
}

/** The same for an answer that passes no hook, as of an address that is none. */
export function setHeaders(request: FastifyRequest, reply: FastifyReply, { publicUrl, mode }: Where) {
  const isCall = request.url.startsWith('/api/');
  const isBuiltFile = request.url.startsWith('/static/') && reply.statusCode < 400;
  void reply.header('x-content-type-options', 'nosniff');
  if (publicUrl.startsWith('https:')) void reply.header('strict-transport-security', 'max-age=31536000');
  say(reply, 'x-frame-options', 'DENY');
  say(reply, 'referrer-policy', isCall ? 'no-referrer' : 'same-origin');
  if (isCall || reply.statusCode >= 400) say(reply, 'cache-control', 'no-store');
  // The bundler's own scripts are not known beforehand.
  if (mode === 'development' && !isCall) return;
  say(reply, 'content-security-policy', isBuiltFile ? SCRIPT_POLICY : DATA_POLICY);
}

function say(reply: FastifyReply, name: string, value: string) {
  if (!reply.hasHeader(name)) void reply.header(name, value);
}
