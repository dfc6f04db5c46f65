import type { Access, Endpoint } from '@ieum/contract/common/endpoint.ts';
import type { Limiter } from '#platform/limits/limits.ts';
import type { Actor, DomainEvent, Caller, Context, Db, Effect } from '../context.ts';
import { withDeadline } from '../db/deadline.ts';
import { forbidden, notFound } from '../errors.ts';
import { recordEvents } from '../jobs/outbox.ts';
import { isRetryable } from '../db/pg-errors.ts';
import type { Present } from './present.ts';
import type { RateLimit } from './rate-limit.ts';
import type { SerializeBy } from '../keyed-mutex.ts';

/** What the kit needs of the application around it. */
export interface Engine {
  db: Db;
  limiter: Limiter;
  now: () => Date;
  /** Starts the outbox drain after a commit. */
  wake: () => void;
  /** Publishes emitted events in this process, right after the commit. */
  publish: (event: DomainEvent) => void;
  onError: (error: unknown, where: string) => void;
  present: Present;
  /** For endpoints whose plan declares no limit. */
  defaultLimit: RateLimit;
  /** Serializes calls that would wait for each other in the database. */
  serializeBy: SerializeBy;
}

/** A plan with its types erased; only kit/http/route.ts creates one. */
export interface Handler {
  limit?: RateLimit;
  alsoNeeds?: (actor: Actor | undefined) => Access;
  line?: (actor: Actor | undefined, input: unknown) => string;
  /** For an event of a socket; the access of a call is in its endpoint. */
  transaction?: Endpoint['transaction'];
  subject?: (ctx: Context, input: unknown) => Promise<unknown>;
  policy?: (actor: Actor | undefined, subject: unknown) => boolean;
  isVisible?: (subject: unknown) => boolean;
  run: (ctx: Context, input: unknown, ...rest: unknown[]) => Promise<unknown>;
}

interface BoundEndpoint {
  endpoint: Pick<Endpoint, 'method' | 'transaction' | 'raw' | 'response'>;
  plan: Handler;
}

interface Invocation {
  actor: Actor | undefined;
  caller: Caller;
  input: unknown;
  outlet: unknown;
}

const READ_DEADLINE_MS = 1500;
const TRIES = 4;

/**
 * Runs one call after those of its line, in the transaction that its endpoint declares, and presents the
 * response before the commit.
 */
export function perform(engine: Engine, served: BoundEndpoint, invocation: Invocation): Promise<unknown> {
  const { line } = served.plan;
  const work = () => performNow(engine, served, invocation);
  return line ? engine.serializeBy(line(invocation.actor, invocation.input), work) : work();
}

async function performNow(engine: Engine, served: BoundEndpoint, invocation: Invocation): Promise<unknown> {
  const { endpoint } = served;
  const mode = endpoint.transaction ?? (endpoint.method === 'GET' ? 'read' : 'write');
  if (mode === 'write')
    return inTransaction(engine, invocation, (ctx) => answer(engine, served, { ctx, invocation }));
  const ctx = contextOn(engine, invocation, { db: engine.db, effects: undefined });
  const work = answer(engine, served, { ctx, invocation });
  return mode === 'read' && !endpoint.raw ? withDeadline(work, READ_DEADLINE_MS) : work;
}

async function answer(
  engine: Engine,
  { endpoint, plan }: BoundEndpoint,
  { ctx, invocation }: { ctx: Context; invocation: Invocation },
) {
  const reply = await askPlan(plan, ctx, invocation.input, invocation.outlet);
  return endpoint.raw ? reply : engine.present(endpoint.response, reply);
}

async function askPlan(plan: Handler, ctx: Context, ...[input, outlet]: [unknown, unknown]) {
  if (!plan.subject || !plan.policy) return plan.run(ctx, input, outlet);
  const subject = await plan.subject(ctx, input);
  if (subject === undefined) throw notFound();
  if (!plan.policy(ctx.actor, subject)) throw plan.isVisible?.(subject) ? forbidden() : notFound();
  return plan.run(ctx, input, subject, outlet);
}

/**
 * Runs one transaction, retried when the database could not serialize it, with its effects after the commit.
 */
async function inTransaction<T>(
  engine: Engine,
  invocation: Invocation,
  work: (ctx: Context) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const effects: Effect[] = [];
    try {
      const result = await engine.db.transaction((tx) =>
        work(contextOn(engine, invocation, { db: tx, effects })),
      );
      await runEffects(engine, effects);
      return result;
    } catch (error) {
      if (attempt === TRIES || !isRetryable(error)) throw error;
    }
  }
}

async function runEffects(engine: Engine, effects: readonly Effect[]) {
  for (const effect of effects) {
    try {
      await effect();
    } catch (error) {
      engine.onError(error, 'after commit');
    }
  }
}

function contextOn(
  engine: Engine,
  invocation: Invocation,
  on: { db: Db; effects: Effect[] | undefined },
): Context {
  const later = on.effects ?? [];
  return {
    db: on.db,
    // admit() has already checked this actor against the endpoint's access word.
    actor: invocation.actor as Context['actor'],
    caller: invocation.caller,
    now: engine.now(),
    emit: async (...events) => {
      if (!on.effects) throw new Error('emit needs a transaction');
      await recordEvents(on.db, events);
      if (!later.includes(engine.wake)) later.push(engine.wake);
      later.push(() => events.forEach(engine.publish));
    },
    afterCommit: (effect) => {
      if (!on.effects) throw new Error('afterCommit needs a transaction');
      later.push(effect);
    },
    transact: (work) => {
      if (on.effects) throw new Error('already in a transaction');
      return inTransaction(engine, invocation, work);
    },
  };
}
