import type { ChannelPath } from '@ieum/contract/common/channel-paths.ts';
import type { Channel, ServerEvents, ClientEvents } from '@ieum/contract/common/channel.ts';
import { openConnection, type SocketConnection } from './socket-connection.ts';

type ServerHandlers<C extends Channel> = { [K in keyof ServerEvents<C>]?: ServerEvents<C>[K] };
type JoinPayload<C extends Channel> = 'join' extends keyof ClientEvents<C>
  ? Parameters<ClientEvents<C>['join']>[0]
  : never;

/** A subscription to a channel. */
export interface Subscription<C extends Channel> {
  /** The payload of `join`. */
  room: JoinPayload<C>;
  on: ServerHandlers<C>;
  /** Called whenever the room was joined; a second call means that events may have been missed in between. */
  onJoin?: (isAgain: boolean) => void;
}

interface Room {
  uses: number;
  hasJoined: boolean;
}

interface Listener {
  key: string;
  on: Record<string, ((payload: unknown) => void) | undefined>;
  onJoin: ((isAgain: boolean) => void) | undefined;
}

interface OpenConnection {
  socket: SocketConnection;
  rooms: Map<string, Room>;
  listeners: Set<Listener>;
  closing?: ReturnType<typeof setTimeout> | undefined;
}

/** The page opened next may subscribe again. */
const CLOSE_MILLISECONDS = 2000;

const connections = new Map<string, OpenConnection>();

function join({ socket, listeners, rooms }: OpenConnection, key: string): void {
  socket.send('join', JSON.parse(key), () => {
    const room = rooms.get(key);
    if (!room) return;
    const isAgain = room.hasJoined;
    room.hasJoined = true;
    for (const listener of listeners) if (listener.key === key) listener.onJoin?.(isAgain);
  });
}

function connectionOf({ namespace }: ChannelPath): OpenConnection {
  const known = connections.get(namespace);
  if (known) return known;
  const rooms = new Map<string, Room>();
  const listeners = new Set<Listener>();
  const socket = openConnection(namespace, {
    onConnect: () => {
      for (const key of rooms.keys()) join(connection, key);
    },
    onEvent: (event, payload) => {
      for (const listener of listeners) listener.on[event]?.(payload);
    },
  });
  const connection: OpenConnection = { socket, rooms, listeners };
  connections.set(namespace, connection);
  return connection;
}

function close(namespace: string): void {
  const connection = connections.get(namespace);
  if (!connection || connection.listeners.size > 0) return;
  connection.socket.close();
  connections.delete(namespace);
}

/**
 * Subscribes to a room of a channel, over one connection of this tab for all subscribers, which is loaded
 * and opened only now and reconnects automatically. Returns the function that unsubscribes.
 */
export function listenTo<C extends Channel>(path: ChannelPath, listening: Subscription<C>): () => void {
  const connection = connectionOf(path);
  clearTimeout(connection.closing);
  const key = JSON.stringify(listening.room);
  const listener: Listener = { key, on: listening.on as Listener['on'], onJoin: listening.onJoin };
  connection.listeners.add(listener);
  const room = connection.rooms.get(key);
  connection.rooms.set(key, { hasJoined: false, ...room, uses: (room?.uses ?? 0) + 1 });
  if (!room) join(connection, key);
  return () => {
    if (!connection.listeners.delete(listener)) return;
    const room = connection.rooms.get(key);
    if (room && --room.uses === 0) {
      connection.rooms.delete(key);
      connection.socket.send('leave', JSON.parse(key));
    }
    if (connection.listeners.size === 0)
      connection.closing = setTimeout(() => close(path.namespace), CLOSE_MILLISECONDS);
  };
}
