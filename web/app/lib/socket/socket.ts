import type { ChannelPath } from '@ieum/contract/common/channel-paths.ts';
import type { Channel, ServerEvents, ClientEvents } from '@ieum/contract/common/channel.ts';
import { openConnection, type SocketConnection } from './socket-connection.ts';

type ServerHandlers<C extends Channel> = { [K in keyof ServerEvents<C>]?: ServerEvents<C>[K] };
type Joining<C extends Channel> = 'join' extends keyof ClientEvents<C>
  ? Parameters<ClientEvents<C>['join']>[0]
  : never;

/** A subscription to a channel. */
export interface Listening<C extends Channel> {
  /** The payload of `join`. */
  room: Joining<C>;
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

interface Keeper {
  line: SocketConnection;
  rooms: Map<string, Room>;
  listeners: Set<Listener>;
  closing?: ReturnType<typeof setTimeout> | undefined;
}

/** The page opened next may subscribe again. */
const CLOSE_MILLISECONDS = 2000;

const keepers = new Map<string, Keeper>();

function join({ line, listeners, rooms }: Keeper, key: string): void {
  line.send('join', JSON.parse(key), () => {
    const room = rooms.get(key);
    if (!room) return;
    const isAgain = room.hasJoined;
    room.hasJoined = true;
    for (const listener of listeners) if (listener.key === key) listener.onJoin?.(isAgain);
  });
}

function keeperOf({ namespace }: ChannelPath): Keeper {
  const known = keepers.get(namespace);
  if (known) return known;
  const rooms = new Map<string, Room>();
  const listeners = new Set<Listener>();
  const line = openConnection(namespace, {
    onConnect: () => {
      for (const key of rooms.keys()) join(keeper, key);
    },
    onEvent: (event, payload) => {
      for (const listener of listeners) listener.on[event]?.(payload);
    },
  });
  const keeper: Keeper = { line, rooms, listeners };
  keepers.set(namespace, keeper);
  return keeper;
}

function close(namespace: string): void {
  const keeper = keepers.get(namespace);
  if (!keeper || keeper.listeners.size > 0) return;
  keeper.line.close();
  keepers.delete(namespace);
}

/**
 * Subscribes to a room of a channel, over one connection of this tab for all subscribers, which is loaded
 * and opened only now and reconnects automatically. Returns the function that unsubscribes.
 */
export function listenTo<C extends Channel>(path: ChannelPath, listening: Listening<C>): () => void {
  const keeper = keeperOf(path);
  clearTimeout(keeper.closing);
  const key = JSON.stringify(listening.room);
  const listener: Listener = { key, on: listening.on as Listener['on'], onJoin: listening.onJoin };
  keeper.listeners.add(listener);
  const room = keeper.rooms.get(key);
  keeper.rooms.set(key, { hasJoined: false, ...room, uses: (room?.uses ?? 0) + 1 });
  if (!room) join(keeper, key);
  return () => {
    if (!keeper.listeners.delete(listener)) return;
    const room = keeper.rooms.get(key);
    if (room && --room.uses === 0) {
      keeper.rooms.delete(key);
      keeper.line.send('leave', JSON.parse(key));
    }
    if (keeper.listeners.size === 0)
      keeper.closing = setTimeout(() => close(path.namespace), CLOSE_MILLISECONDS);
  };
}
