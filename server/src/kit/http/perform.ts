import type { Endpoint, Path } from '@ieum/contract/common/endpoint.ts';
import type { Limiter } from '#platform/limits/limits.ts';
import type { Actor, Caller, Context, Work } from '../context.ts';
import { withDeadline } from '../db/deadline.ts';
import { forbidden, notFound } from '../errors.ts';
import { inTransaction, withoutTransaction, type TransactionDeps } from '../transaction.ts';
import type { Present } from './present.ts';
import type { RateLimit } from './rate-limit.ts';
import type { SerializeBy } from '../keyed-mutex.ts';

/** The dependencies of the kit on the application around it. */
export interface HandlerDeps extends TransactionDeps {
  limiter: Limiter;
  present: Present;
  /** For endpoints whose handler declares no limit. */
  defaultLimit: RateLimit;
  /** Serializes calls that would wait for each other in the database. */
  serializeBy: SerializeBy;
}

/** A handler with its types erased; only kit/http/route.ts creates one. */
export interface Handler {
  limit?: RateLimit;
  alsoNeeds?: (actor: Actor | undefined) => Pick<Path, 'access' | 'right'>;
  serializeBy?: (actor: Actor | undefined, input: unknown) => string;
  /** For an event of a socket; the transaction of a call is in its endpoint. */
  transaction?: Endpoint['transaction'];
  subject?: (ctx: Context, input: unknown) => Promise<unknown>;
  policy?: (actor: Actor | undefined, subject: unknown) => boolean;
  isVisible?: (subject: unknown) => boolean;
  run: (ctx: Context, input: unknown, ...rest: unknown[]) => Promise<unknown>;
}

/** An endpoint with its handler. */
export interface BoundEndpoint {
  endpoint: Pick<Endpoint, 'method' | 'transaction' | 'raw' | 'response'>;
  handler: Handler;
}

/** One call of an endpoint, already admitted and validated. */
export interface Invocation {
  actor: Actor | undefined;
  caller: Caller;
  input: unknown;
  http: unknown;
}

const READ_DEADLINE_MS = 1500;

/**
 * Runs one call in the transaction that its endpoint declares, after earlier calls with the same key of
 * `serializeBy`, and presents the response before the commit.
 */
export function perform(engine: HandlerDeps, bound: BoundEndpoint, invocation: Invocation): Promise<unknown> {
  const { serializeBy: keyOf } = bound.handler;
  const work = () => performNow(engine, bound, invocation);
  return keyOf ? engine.serializeBy(keyOf(invocation.actor, invocation.input), work) : work();
}

async function performNow(
  engine: HandlerDeps,
  bound: BoundEndpoint,
  invocation: Invocation,
): Promise<unknown> {
  const { endpoint } = bound;
  const mode = endpoint.transaction ?? (endpoint.method === 'GET' ? 'read' : 'write');
  if (mode === 'write')
    return inTransaction(engine, (work) =>
      answer(engine, bound, { ctx: contextIn(work, invocation), invocation }),
    );
  const ctx = contextWithout(engine, invocation);
  const work = answer(engine, bound, { ctx, invocation });
  return mode === 'read' && !endpoint.raw ? withDeadline(work, READ_DEADLINE_MS) : work;
}

async function answer(
  engine: HandlerDeps,
  { endpoint, handler }: BoundEndpoint,
  { ctx, invocation }: { ctx: Context; invocation: Invocation },
) {
  const reply = await callHandler(handler, ctx, invocation.input, invocation.http);
  return endpoint.raw ? reply : engine.present(endpoint.response, reply);
}

async function callHandler(handler: Handler, ctx: Context, ...[input, http]: [unknown, unknown]) {
  if (!handler.subject || !handler.policy) return handler.run(ctx, input, http);
  const subject = await handler.subject(ctx, input);
  if (subject === undefined) throw notFound();
  if (!handler.policy(ctx.actor, subject)) throw handler.isVisible?.(subject) ? forbidden() : notFound();
  return handler.run(ctx, input, subject, http);
}

/** Adds the caller to work inside a transaction. */
const contextIn = (work: Work, { actor, caller }: Invocation): Context => ({
  ...work,
  // admit() has already checked this actor against the endpoint's access word.
  actor: actor as Context['actor'],
  caller,
  transact: () => {
    throw new Error('already in a transaction');
  },
});

/** The context of a call without a transaction; it may open its own. */
const contextWithout = (engine: HandlerDeps, invocation: Invocation): Context => ({
  ...contextIn(withoutTransaction(engine), invocation),
  transact: (run) => inTransaction(engine, (work) => run(contextIn(work, invocation))),
});
