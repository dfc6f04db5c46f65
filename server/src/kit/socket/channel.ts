import type { Namespace, Socket } from 'socket.io';
import { RENEW } from '@ieum/contract/common/channel-paths.ts';
import { Handshake, Renewal, type Channel } from '@ieum/contract/common/channel.ts';
import { commonTexts } from '@ieum/contract/common/texts.ts';
import { Nothing } from '@ieum/contract/common/schemas.ts';
import { localeOf } from '@ieum/contract/common/text.ts';
import { limitConcurrency } from '#platform/limits/limit-concurrency.ts';
import { networkOf } from '#platform/limits/networks.ts';
import type { SocketServer } from '#platform/sockets/sockets.ts';
import type { Actor, Caller } from '../context.ts';
import { toAppError } from '../http/error-handler.ts';
import { AppError, notFound, tooMany } from '../errors.ts';
import { admit, admitAccount } from '../http/gate.ts';
import { randomId } from '../db/ids.ts';
import { parseError } from '../http/parse.ts';
import { perform, type Engine, type Handler } from '../http/perform.ts';
import { Connections, cut, sessionOver, type TokenIdentity, type Connection } from './connections.ts';
import type { GoneSocket, LiveChannel, ServeChannel } from './handlers.ts';
import { createEventRates } from './rates.ts';
import { connectError, replyTo, socketError, type Reply } from './replies.ts';
import { emitToRoom, emitToSockets, socketHandleOf } from './socket-handle.ts';

export type { LiveChannel, ServeChannel } from './handlers.ts';

interface Deps {
  sockets: SocketServer;
  engine: Engine;
  bearerOf: (token: string) => Promise<TokenIdentity | undefined>;
  actorOf: (sessionId: string) => Promise<Actor | undefined>;
}

/** A channel with the plans of its events. */
interface BoundChannel {
  channel: Channel;
  namespace: Namespace;
  handlers: Map<string, Handler>;
  /** The events of which only a few are handled at a time. */
  queues: Map<string, ReturnType<typeof limitConcurrency>>;
  connect?: Handler;
  disconnect?: Handler;
}

/**
 * Serves channels of the contract: gate at the handshake, then limit, parse, subject, policy, run,
 * acknowledge.
 */
export function createChannels({ sockets, engine, bearerOf, actorOf }: Deps) {
  const connections = new Connections({ actorOf, now: engine.now, onError: engine.onError });
  const channels = new Map<string, BoundChannel>();
  const admitted = new WeakMap<Socket, Connection>();
  let isStopping = false;

  const serve: ServeChannel = <C extends Channel>(channel: C): LiveChannel<C> => {
    const namespace = sockets.of(channel.namespace);
    const bound: BoundChannel = { channel, namespace, handlers: new Map(), queues: new Map() };
    channels.set(channel.namespace, bound);

    namespace.use((socket, next) => {
      const caller = callerOf(socket);
      takeConnection(channel, socket, caller).then(
        (connection) => {
          admitted.set(socket, connection);
          next();
        },
        (error: unknown) => next(connectError(error, caller)),
      );
    });
    namespace.on('connection', (socket) => {
      const connection = admitted.get(socket);
      if (!connection) return;
      connections.take(connection);
      listen(bound, connection);
    });

    return {
      // The types of a handler are erased only here: admit() and the schema guarantee what they promise.
      on: (event: string, handler: object) => {
        bound.handlers.set(event, handler as Handler);
        if ('atOnce' in handler) bound.queues.set(event, limitConcurrency(Number(handler.atOnce)));
      },
      onConnect: (run) => {
        bound.connect = { transaction: 'manual', run: async (ctx, _, handle) => run(ctx, handle as never) };
      },
      onDisconnect: (run) => {
        bound.disconnect = { transaction: 'manual', run: async (ctx, gone) => run(ctx, gone as GoneSocket) };
      },
      emit: (room, event, payload, except = []) =>
        emitToRoom(channel, namespace, { room, event, payload, except }),
      emitHere: (socketIds, event, payload) =>
        emitToSockets(channel, namespace, { socketIds, event, payload }),
      socketsIn: async (room) => (await namespace.in(room).fetchSockets()).map(({ id }) => id),
      empty: (room) => namespace.in(room).socketsLeave(room),
    };
  };

  function callerOf(socket: Socket): Caller {
    const { address, userAgent, acceptLanguage } = sockets.originOf(socket);
    const input = Handshake.safeParse(socket.handshake.auth).data;
    return {
      address,
      userAgent,
      session: input?.sessionId ?? randomId(),
      locale: localeOf(input?.language ?? acceptLanguage),
      requestId: randomId(),
    };
  }

  async function takeConnection(channel: Channel, socket: Socket, caller: Caller): Promise<Connection> {
    const { access } = channel;
    if (!channel.allowsPolling && socket.conn.transport.name !== 'websocket')
      throw new AppError('invalid', commonTexts.webSocketOnly);
    const input = Handshake.safeParse(socket.handshake.auth);
    if (!input.success) throw parseError(input.error);
    const { accessToken } = input.data;
    const identity = accessToken ? await bearerOf(accessToken) : undefined;
    if (accessToken && !identity) throw sessionOver();
    admit({ access }, identity?.actor);
    admitAccount({ access }, identity?.actor);
    if (identity) connections.assertRoom(identity.actor.userId);
    return { socket, access, caller, identity };
  }

  /**
   * Handles a socket's events one after the other; a failure is acknowledged or, without an acknowledgement,
   * sent as an event.
   */
  function listen(bound: BoundChannel, connection: Connection) {
    const { socket, caller } = connection;
    const verdictOn = createEventRates(engine.now, bound.channel.rates);
    let last: Promise<void> = begin(bound, connection);

    async function answer(event: string, payload: unknown, reply: Reply) {
      try {
        if (event === RENEW) await renew(connection, payload);
        else {
          const run = () => runEvent(bound, { event, payload, connection });
          await (bound.queues.get(event)?.(run) ?? run());
        }
        reply.succeed();
      } catch (error) {
        const { code } = toAppError(error);
        if (code === 'internal') engine.onError(error, `${bound.channel.namespace} ${event}`);
        reply.fail(socketError(error, caller));
        if (code === 'unauthenticated') cut(connection, error);
      }
    }

    socket.onAny((event: string, ...args: unknown[]) => {
      // What arrived together with the event that ended the connection.
      if (!socket.connected) return;
      const verdict = verdictOn(event);
      if (verdict === 'cut') return cut(connection, tooMany(1));
      const reply = replyTo({ socket, channel: bound.channel }, event, args);
      if (verdict === 'reject') return reply.fail(socketError(tooMany(1), caller));
      last = last.then(() => answer(event, args[0], reply));
    });
    let rooms: string[] = [];
    socket.on('disconnecting', () => {
      rooms = [...socket.rooms].filter((room) => room !== socket.id);
    });
    socket.on('disconnect', () => {
      last = last.then(() => end(bound, connection, { id: socket.id, rooms }));
    });
  }

  async function begin({ channel, connect }: BoundChannel, connection: Connection): Promise<void> {
    if (!connect) return;
    try {
      await runHandler(connect, { connection, channel, input: undefined });
    } catch (error) {
      if (toAppError(error).code === 'internal') engine.onError(error, `${channel.namespace} connect`);
      cut(connection, error);
    }
  }

  async function end({ channel, disconnect }: BoundChannel, connection: Connection, gone: GoneSocket) {
    if (!disconnect || isStopping) return;
    try {
      await runHandler(disconnect, { connection, channel, input: gone });
    } catch (error) {
      engine.onError(error, `${channel.namespace} disconnect`);
    }
  }

  /** A socket continues with a fresh token of the session that opened it. */
  async function renew(connection: Connection, payload: unknown): Promise<void> {
    const input = Renewal.safeParse(payload);
    if (!input.success) throw parseError(input.error);
    const identity = await bearerOf(input.data.accessToken);
    if (!identity || identity.actor.sessionId !== connection.identity?.actor.sessionId) throw sessionOver();
    admit(connection, identity.actor);
    admitAccount(connection, identity.actor);
    connection.identity = identity;
  }

  async function runEvent(
    { channel, handlers }: BoundChannel,
    { event, payload, connection }: { event: string; payload: unknown; connection: Connection },
  ) {
    const handler = handlers.get(event);
    const schema = Object.hasOwn(channel.clientEvents, event) ? channel.clientEvents[event] : undefined;
    if (!handler || !schema) throw notFound();
    const actor = connection.identity && (await actorOf(connection.identity.actor.sessionId));
    if (connection.identity && !actor) throw sessionOver();
    admit(channel, actor);
    admitAccount(channel, actor);
    if (handler.limit) await takeLimit(`${channel.namespace} ${event}`, handler.limit, connection);
    const input = schema.safeParse(payload);
    if (!input.success) throw parseError(input.error);
    await runHandler(handler, { connection, channel, input: input.data, actor });
  }

  async function takeLimit(
    name: string,
    { max, perSeconds, by }: NonNullable<Handler['limit']>,
    { identity, caller }: Connection,
  ) {
    const who = by === 'actor' && identity ? identity.actor.userId : networkOf(caller.address);
    const taken = await engine.limiter.take({ key: `${name} ${who}`, max, perSeconds });
    if (!taken.ok) throw tooMany(taken.retryAfterSeconds);
  }

  const runHandler = (
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

  return {
    serve,
    reviewUser: (userId: string) => connections.reviewUser(userId),
    count: () => connections.count(),
    bound: () =>
      [...channels.values()].map(({ channel, handlers }) => ({
        channel,
        events: [...handlers.keys()],
      })),
    stop: async () => {
      isStopping = true;
      connections.stop();
      await sockets.close();
    },
  };
}

/** The acknowledgement of an event says only that it succeeded. */
const erased = ({ run, ...handler }: Handler): Handler => ({
  ...handler,
  run: async (...input) => {
    await run(...input);
    return {};
  },
});
