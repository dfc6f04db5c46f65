import { RENEW } from '@ieum/contract/common/channel-paths.ts';
import { tooMany } from '../errors.ts';
import { toAppError } from '../http/error-handler.ts';
import { renew, type ReadIdentity } from './admission.ts';
import { cut, type Connection } from './connections.ts';
import type { GoneSocket } from './handlers.ts';
import { createEventRates } from './rates.ts';
import { replyTo, socketError, type Reply } from './replies.ts';
import { runEvent, runHandler, type BoundChannel, type EventDeps } from './run-event.ts';

interface Deps extends EventDeps {
  readIdentity: ReadIdentity;
  isStopping: () => boolean;
}

/**
 * Handles a socket's events one after the other; a failure is acknowledged or, without an acknowledgement,
 * sent as an event.
 */
export function listen(deps: Deps, bound: BoundChannel, connection: Connection) {
  const { socket, caller } = connection;
  const { engine, readIdentity } = deps;
  const verdictOn = createEventRates(engine.now, bound.channel.rates);
  let last: Promise<void> = begin(deps, bound, connection);

  async function answer(event: string, payload: unknown, reply: Reply) {
    try {
      if (event === RENEW) await renew(readIdentity, connection, payload);
      else {
        const run = () => runEvent(deps, bound, { event, payload, connection });
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
    // The event arrived together with the one that ended the connection.
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
    last = last.then(() => end(deps, bound, connection, { id: socket.id, rooms }));
  });
}

async function begin(
  { engine }: Deps,
  { channel, connect }: BoundChannel,
  connection: Connection,
): Promise<void> {
  if (!connect) return;
  try {
    await runHandler(engine, connect, { connection, channel, input: undefined });
  } catch (error) {
    if (toAppError(error).code === 'internal') engine.onError(error, `${channel.namespace} connect`);
    cut(connection, error);
  }
}

async function end(
  { engine, isStopping }: Deps,
  { channel, disconnect }: BoundChannel,
  connection: Connection,
  gone: GoneSocket,
) {
  if (!disconnect || isStopping()) return;
  try {
    await runHandler(engine, disconnect, { connection, channel, input: gone });
  } catch (error) {
    engine.onError(error, `${channel.namespace} disconnect`);
  }
}
