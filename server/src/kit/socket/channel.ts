import type { Socket } from 'socket.io';
import type { Channel } from '@ieum/contract/common/channel.ts';
import { limitConcurrency } from '#platform/limits/limit-concurrency.ts';
import type { SocketServer } from '#platform/sockets/sockets.ts';
import type { Handler } from '../http/perform.ts';
import { callerOf, takeConnection, type ReadIdentity } from './admission.ts';
import { Connections, type Connection } from './connections.ts';
import type { GoneSocket, LiveChannel, ServeChannel } from './handlers.ts';
import { listen } from './listen.ts';
import { connectError } from './replies.ts';
import type { BoundChannel, EventDeps } from './run-event.ts';
import { emitToRoom, emitToSockets } from './socket-handle.ts';

export type { LiveChannel, ServeChannel } from './handlers.ts';

interface Deps extends EventDeps {
  sockets: SocketServer;
  readIdentity: ReadIdentity;
}

/**
 * Serves channels of the contract: gate at the handshake, then limit, parse, subject, policy, run,
 * acknowledge.
 */
export function createChannels({ sockets, engine, readIdentity, actorOf }: Deps) {
  const connections = new Connections({ actorOf, now: engine.now, onError: engine.onError });
  const channels = new Map<string, BoundChannel>();
  const admitted = new WeakMap<Socket, Connection>();
  let isStopping = false;
  const listening = { engine, actorOf, readIdentity, isStopping: () => isStopping };

  const serve: ServeChannel = <C extends Channel>(channel: C): LiveChannel<C> => {
    const namespace = sockets.of(channel.namespace);
    const bound: BoundChannel = { channel, namespace, handlers: new Map(), queues: new Map() };
    channels.set(channel.namespace, bound);

    namespace.use((socket, next) => {
      const caller = callerOf(sockets, socket);
      takeConnection({ readIdentity, connections }, channel, socket, caller).then(
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
      listen(listening, bound, connection);
    });

    return liveChannelOf(channel, bound);
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

/** The functions of a channel for its module. */
function liveChannelOf<C extends Channel>(channel: C, bound: BoundChannel): LiveChannel<C> {
  const { namespace } = bound;
  return {
    // The types of a handler are erased only here: admit() and the schema guarantee what they promise.
    on: (event: string, handler: object) => {
      bound.handlers.set(event, handler as Handler);
      if ('maxConcurrent' in handler)
        bound.queues.set(event, limitConcurrency(Number(handler.maxConcurrent)));
    },
    onConnect: (run) => {
      bound.connect = { transaction: 'manual', run: async (ctx, _, handle) => run(ctx, handle as never) };
    },
    onDisconnect: (run) => {
      bound.disconnect = { transaction: 'manual', run: async (ctx, gone) => run(ctx, gone as GoneSocket) };
    },
    emit: (room, event, payload, except = []) =>
      emitToRoom(channel, namespace, { room, event, payload, except }),
    emitHere: (socketIds, event, payload) => emitToSockets(channel, namespace, { socketIds, event, payload }),
    socketsIn: async (room) => (await namespace.in(room).fetchSockets()).map(({ id }) => id),
    empty: (room) => namespace.in(room).socketsLeave(room),
  };
}
