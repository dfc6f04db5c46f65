import type { Namespace } from 'socket.io';
import type { Channel } from '@ieum/contract/common/channel.ts';
import { Nothing } from '@ieum/contract/common/schemas.ts';
import type { limitConcurrency } from '#platform/limits/limit-concurrency.ts';
import { networkOf } from '#platform/limits/networks.ts';
import type { Actor } from '../context.ts';
import { notFound, tooMany } from '../errors.ts';
import { admit, admitAccount } from '../http/gate.ts';
import { parseError } from '../http/parse.ts';
import { perform, type HandlerDeps, type Handler } from '../http/perform.ts';
import { sessionOver, type Connection } from './connections.ts';
import { socketHandleOf } from './socket-handle.ts';

/** A channel with the handlers of its events. */
export interface BoundChannel {
  channel: Channel;
  namespace: Namespace;
  handlers: Map<string, Handler>;
  /** The events of which only a few are handled at a time. */
  queues: Map<string, ReturnType<typeof limitConcurrency>>;
  connect?: Handler;
  disconnect?: Handler;
}

export interface EventDeps {
  engine: HandlerDeps;
  actorOf: (sessionId: string) => Promise<Actor | undefined>;
}

/** Handles one event: gate, limit, parse, then the handler. */
export async function runEvent(
  deps: EventDeps,
  { channel, handlers }: BoundChannel,
  { event, payload, connection }: { event: string; payload: unknown; connection: Connection },
) {
  const handler = handlers.get(event);
  const schema = Object.hasOwn(channel.clientEvents, event) ? channel.clientEvents[event] : undefined;
  if (!handler || !schema) throw notFound();
  const actor = connection.identity && (await deps.actorOf(connection.identity.actor.sessionId));
  if (connection.identity && !actor) throw sessionOver();
  admit(channel, actor);
  admitAccount(channel, actor);
  if (handler.limit) await takeLimit(deps.engine, `${channel.namespace} ${event}`, handler.limit, connection);
  const input = schema.safeParse(payload);
  if (!input.success) throw parseError(input.error);
  await runHandler(deps.engine, handler, { connection, channel, input: input.data, actor });
}

async function takeLimit(
  engine: HandlerDeps,
  name: string,
  { max, perSeconds, by }: NonNullable<Handler['limit']>,
  { identity, caller }: Connection,
) {
  const who = by === 'actor' && identity ? identity.actor.userId : networkOf(caller.address);
  const taken = await engine.limiter.take({ key: `${name} ${who}`, max, perSeconds });
  if (!taken.ok) throw tooMany(taken.retryAfterSeconds);
}

/** Performs a handler with its socket, as a call is performed. */
export const runHandler = (
  engine: HandlerDeps,
  handler: Handler,
  {
    connection: { socket, caller, identity },
    channel,
    input,
    actor = identity?.actor,
  }: { connection: Connection; channel: Channel; input: unknown; actor?: Actor | undefined },
) => {
  const endpoint = {
    method: 'GET',
    transaction: handler.transaction ?? 'read',
    response: Nothing,
  } as const;
  const handle = socketHandleOf(channel, socket);
  return perform(engine, { endpoint, handler: erased(handler) }, { actor, caller, input, http: handle });
};

/** The acknowledgement of an event says only that it succeeded. */
const erased = ({ run, ...handler }: Handler): Handler => ({
  ...handler,
  run: async (...input) => {
    await run(...input);
    return {};
  },
});
