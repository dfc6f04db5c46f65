import type { Namespace, Socket } from 'socket.io';
import type { Channel } from '@ieum/contract/common/channel.ts';
import { tooMany } from '../errors.ts';
import type { SocketHandle } from './handlers.ts';

const ROOMS = 20;

/** Wraps a socket for run functions; it sends only what the channel declares. */
export const socketHandleOf = (channel: Channel, socket: Socket): SocketHandle<Channel> => ({
  id: socket.id,
  join: async (room) => {
    // Besides its own room, which every socket has.
    if (!socket.rooms.has(room) && socket.rooms.size > ROOMS) throw tooMany(1);
    await socket.join(room);
  },
  leave: async (room) => socket.leave(room),
  emit: (event, payload) => void socket.emit(event, channel.serverEvents[event]?.parse(payload)),
});

interface RoomMessage {
  room: string;
  event: string;
  payload: unknown;
  /** The ids of sockets in the room that are sent nothing. */
  except: readonly string[];
}

/** Sends an event to a room, also in other processes; only what the channel declares is sent. */
export function emitToRoom(
  { serverEvents }: Channel,
  namespace: Namespace,
  { room, event, payload, except }: RoomMessage,
): void {
  const reached = namespace.to(room).except([...except]);
  reached.emit(event, serverEvents[event]?.parse(payload));
}

/** Sends an event to some sockets of this process; only what the channel declares is sent. */
export function emitToSockets(
  { serverEvents }: Channel,
  namespace: Namespace,
  { socketIds, event, payload }: { socketIds: readonly string[]; event: string; payload: unknown },
): void {
  // Without an id it would go to everybody.
  if (socketIds.length > 0)
    namespace.local.to([...socketIds]).emit(event, serverEvents[event]?.parse(payload));
}
