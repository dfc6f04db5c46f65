import type { Namespace, Socket } from 'socket.io';
import type { z } from 'zod';
import { EXCEPTION, RENEW } from '@ieum/contract/common/channel-paths.ts';
import { Handshake, Renewal, type Ack, type Channel } from '@ieum/contract/common/channel.ts';
import { Nothing } from '@ieum/contract/common/schemas.ts';
import { localeOf } from '@ieum/contract/common/text.ts';
import type { SocketServer } from '#platform/sockets/sockets.ts';
import type { Actor, Admitted, Caller, Context } from '../context.ts';
import { toAppError, errorBody } from '../http/error-handler.ts';
import { notFound, tooMany } from '../errors.ts';
import { admit, admitPassword } from '../http/gate.ts';
import { randomId } from '../db/ids.ts';
import { parseError } from '../http/parse.ts';
import { perform, type Engine, type Handler } from '../http/perform.ts';
import { createConnections, cut, sessionOver, type TokenIdentity, type Connection } from './connections.ts';

type ServerEventPayload<C extends Channel, K extends keyof C['serverEvents']> = z.input<C['serverEvents'][K]>;

/** What an event's run function may do with its socket. */
export interface SocketHandle<C extends Channel> {
  id: string;
  /** Rooms of this channel; one socket may join twenty. */
  enter: (room: string) => Promise<void>;
  leave: (room: string) => Promise<void>;
  /** Sends to this socket only. */
  emit: <K extends keyof C['serverEvents'] & string>(event: K, payload: ServerEventPayload<C, K>) => void;
}

interface Plain<C extends Channel, P> {
  transaction?: 'read' | 'write' | 'manual';
  subject?: undefined;
  run: (ctx: Context<C['access']>, payload: P, socketHandle: SocketHandle<C>) => Promise<void>;
}

/** An event about one row. A plan with a subject must have a policy, as in a call. */
interface About<C extends Channel, P, Subject> {
  transaction?: 'read' | 'write' | 'manual';
  subject: (ctx: Context<C['access']>, payload: P) => Promise<Subject | undefined>;
  policy: (actor: Admitted<C['access']>, subject: Subject) => boolean;
  run: (
    ctx: Context<C['access']>,
    payload: P,
    subject: Subject,
    socketHandle: SocketHandle<C>,
  ) => Promise<void>;
}

interface On<C extends Channel> {
  <K extends keyof C['clientEvents'] & string, Subject>(
    event: K,
    plan: About<C, z.output<C['clientEvents'][K]>, Subject>,
  ): void;
  <K extends keyof C['clientEvents'] & string>(
    event: K,
    plan: Plain<C, z.output<C['clientEvents'][K]>>,
  ): void;
}

/** A served channel. */
export interface LiveChannel<C extends Channel> {
  on: On<C>;
  /** Sends to everybody in a room, also in other processes; only what `serverEvents` declares is sent. */
  emit: <K extends keyof C['serverEvents'] & string>(
    room: string,
    event: K,
    payload: ServerEventPayload<C, K>,
  ) => void;
}
export type ServeChannel = <C extends Channel>(channel: C) => LiveChannel<C>;

interface Deps {
  sockets: SocketServer;
  engine: Engine;
  bearerOf: (token: string) => Promise<TokenIdentity | undefined>;
  actorOf: (sessionId: string) => Promise<Actor | undefined>;
}

const RATE = { perSecond: 5, burst: 10 };
/** This many rejections in a row for sending too fast end the connection. */
const REFUSED_BEFORE_CUT = 50;
const ROOMS = 20;

/**
 * Serves channels of the contract: gate at the handshake, then limit, parse, subject, policy, run,
 * acknowledge.
 */
export function createChannels({ sockets, engine, bearerOf, actorOf }: Deps) {
  const connections = createConnections({ actorOf, now: engine.now, onError: engine.onError });
  const served = new Map<string, { channel: Channel; events: () => string[] }>();

  const serve: ServeChannel = <C extends Channel>(channel: C): LiveChannel<C> => {
    const namespace = sockets.of(channel.namespace);
    const plans = new Map<string, Handler>();
    served.set(channel.namespace, { channel, events: () => [...plans.keys()] });

    namespace.use((socket, next) => {
      const caller = callerOf(socket);
      takeConnection(channel, socket, caller).then(
        (connection) => {
          socket.data = connection;
          next();
        },
        (error: unknown) => next(connectError(error, caller)),
      );
    });
    namespace.on('connection', (socket) => {
      const connection = socket.data as Connection;
      connections.take(connection);
      listen({ channel, plans, connection });
    });

    return {
      on: (event: string, plan: object) => {
        // The types of a plan are erased only here: admit() and the schema guarantee what they promise.
        plans.set(event, erased(plan as Handler));
      },
      emit: (room, event, payload) => emitToRoom(channel, namespace, { room, event, payload }),
    };
  };

  function callerOf(socket: Socket): Caller {
    const { address, userAgent, acceptLanguage } = sockets.originOf(socket);
    const given = Handshake.safeParse(socket.handshake.auth).data;
    return {
      address,
      userAgent,
      session: given?.sessionId ?? undefined,
      locale: localeOf(given?.language ?? acceptLanguage),
      requestId: randomId(),
    };
  }

  async function takeConnection({ access }: Channel, socket: Socket, caller: Caller): Promise<Connection> {
    const given = Handshake.safeParse(socket.handshake.auth);
    if (!given.success) throw parseError(given.error);
    const { accessToken } = given.data;
    const identity = accessToken ? await bearerOf(accessToken) : undefined;
    if (accessToken && !identity) throw sessionOver();
    admit({ access }, identity?.actor);
    admitPassword({ access }, identity?.actor);
    if (identity) connections.assertRoom(identity.actor.userId);
    return { socket, access, caller, identity };
  }

  /**
   * Handles a socket's events one after the other; a failure is acknowledged or, without an acknowledgement,
   * sent as an exception event.
   */
  function listen({
    channel,
    plans,
    connection,
  }: {
    channel: Channel;
    plans: Map<string, Handler>;
    connection: Connection;
  }) {
    const { socket, caller } = connection;
    const isHasty = createHaste(engine.now);
    let turn: Promise<void> = Promise.resolve();

    async function answer(event: string, payload: unknown, reply: (answer: Ack) => void) {
      try {
        if (event === RENEW) await renew(connection, payload);
        else await runEvent(channel, { event, plan: plans.get(event), payload, connection });
        reply({ ok: true });
      } catch (error) {
        const failure = toAppError(error);
        if (failure.code === 'internal') engine.onError(error, `${channel.namespace} ${event}`);
        reply({ ok: false, ...errorBody(failure, caller.locale) });
        if (failure.code === 'unauthenticated') cut(connection, failure);
      }
    }

    socket.onAny((event: string, ...args: unknown[]) => {
      const reply = replyOf(socket, args);
      const haste = isHasty();
      if (haste === 'none') turn = turn.then(() => answer(event, args[0], reply));
      else if (haste === 'some') reply({ ok: false, ...errorBody(tooMany(1), caller.locale) });
      else cut(connection, tooMany(1));
    });
  }

  /** A socket continues with a fresh token of the session that opened it. */
  async function renew(connection: Connection, payload: unknown): Promise<void> {
    const given = Renewal.safeParse(payload);
    if (!given.success) throw parseError(given.error);
    const identity = await bearerOf(given.data.accessToken);
    if (!identity || identity.actor.sessionId !== connection.identity?.actor.sessionId) throw sessionOver();
    admit(connection, identity.actor);
    connection.identity = identity;
  }

  async function runEvent(
    channel: Channel,
    {
      event,
      plan,
      payload,
      connection,
    }: { event: string; plan: Handler | undefined; payload: unknown; connection: Connection },
  ) {
    const schema = Object.hasOwn(channel.clientEvents, event) ? channel.clientEvents[event] : undefined;
    if (!plan || !schema) throw notFound();
    const actor = connection.identity && (await actorOf(connection.identity.actor.sessionId));
    if (connection.identity && !actor) throw sessionOver();
    admit(channel, actor);
    admitPassword(channel, actor);
    const given = schema.safeParse(payload);
    if (!given.success) throw parseError(given.error);
    const endpoint = { method: 'GET', transaction: plan.transaction ?? 'read', response: Nothing } as const;
    const call = {
      actor,
      caller: connection.caller,
      input: given.data,
      outlet: socketHandleOf(channel, connection.socket),
    };
    await perform(engine, { endpoint, plan }, call);
  }

  return {
    serve,
    reviewUser: connections.reviewUser,
    count: connections.count,
    served: () => [...served.values()].map(({ channel, events }) => ({ channel, events: events() })),
    stop: async () => {
      connections.stop();
      await sockets.close();
    },
  };
}
/** The acknowledgement of an event says only that it succeeded. */
const erased = ({ run, ...plan }: Handler): Handler => ({
  ...plan,
  run: async (...given) => {
    await run(...given);
    return {};
  },
});

function emitToRoom(
  { serverEvents }: Channel,
  namespace: Namespace,
  { room, event, payload }: { room: string; event: string; payload: unknown },
) {
  namespace.to(room).emit(event, serverEvents[event]?.parse(payload));
}

const socketHandleOf = (channel: Channel, socket: Socket): SocketHandle<Channel> => ({
  id: socket.id,
  enter: async (room) => {
    // Besides its own room, which every socket has.
    if (!socket.rooms.has(room) && socket.rooms.size > ROOMS) throw tooMany(1);
    await socket.join(room);
  },
  leave: async (room) => socket.leave(room),
  emit: (event, payload) => void socket.emit(event, channel.serverEvents[event]?.parse(payload)),
});

/** Answers through the acknowledgement; an error without one is sent as an event. */
function replyOf(socket: Socket, args: readonly unknown[]): (answer: Ack) => void {
  const acknowledge = args.at(-1);
  if (typeof acknowledge === 'function') return (answer) => void acknowledge(answer);
  return (answer) => {
    if (answer.ok) return;
    const { ok: _ok, ...failure } = answer;
    socket.emit(EXCEPTION, failure);
  };
}

/** The content of a client's `connect_error`: the message, and `data` with code and message. */
function connectError(error: unknown, { locale }: Caller): Error {
  const failure = errorBody(toAppError(error), locale);
  return Object.assign(new Error(failure.message), { data: failure });
}

/** A bucket of ten events that refills by five a second: returns whether the next event is too fast. */
function createHaste(now: () => Date) {
  let left = RATE.burst;
  let rejected = 0;
  let at = now().getTime();
  return (): 'none' | 'some' | 'far too much' => {
    const since = now().getTime() - at;
    at += since;
    left = Math.min(RATE.burst, left + (since / 1000) * RATE.perSecond);
    if (left >= 1) {
      left -= 1;
      rejected = 0;
      return 'none';
    }
    rejected += 1;
    return rejected > REFUSED_BEFORE_CUT ? 'far too much' : 'some';
  };
}
