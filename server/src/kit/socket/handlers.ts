import type { z } from 'zod';
import type { Channel } from '@ieum/contract/common/channel.ts';
import type { Admitted, Context } from '../context.ts';
import type { RateLimit } from '../http/rate-limit.ts';

type ServerEventPayload<C extends Channel, K extends keyof C['serverEvents']> = z.input<C['serverEvents'][K]>;

/** The functions of a socket for an event's run function. */
export interface SocketHandle<C extends Channel> {
  id: string;
  /** Rooms of this channel; one socket may join twenty. */
  join: (room: string) => Promise<void>;
  leave: (room: string) => Promise<void>;
  /** Sends to this socket only. */
  emit: <K extends keyof C['serverEvents'] & string>(event: K, payload: ServerEventPayload<C, K>) => void;
}

interface Common {
  transaction?: 'read' | 'write' | 'manual';
  /** Counted for the member over all sockets, or for the network, beside the rate of each socket. */
  limit?: RateLimit;
  /**
   * How many of these events this process handles at a time, before anything is read; the others wait. For events
   * that a crowd sends at once, which would otherwise wait for a connection of the database until they fail.
   */
  maxConcurrent?: number;
}

interface PlainHandler<C extends Channel, P> extends Common {
  subject?: undefined;
  run: (ctx: Context<C['access']>, payload: P, socketHandle: SocketHandle<C>) => Promise<void>;
}

/** An event about one row. A handler with a subject must have a policy, as in a call. */
interface SubjectHandler<C extends Channel, P, Subject> extends Common {
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
    handler: SubjectHandler<C, z.output<C['clientEvents'][K]>, Subject>,
  ): void;
  <K extends keyof C['clientEvents'] & string>(
    event: K,
    handler: PlainHandler<C, z.output<C['clientEvents'][K]>>,
  ): void;
}

/** A socket that has disconnected, with the rooms that it was in. */
export interface GoneSocket {
  id: string;
  rooms: readonly string[];
}

/** A served channel. */
export interface LiveChannel<C extends Channel> {
  on: On<C>;
  /** Runs for each admitted socket before its first event; an error is sent to the socket and disconnects it. */
  onConnect: (run: (ctx: Context<C['access']>, socketHandle: SocketHandle<C>) => Promise<void>) => void;
  /**
   * Runs after a socket has disconnected and its last event is done; not for the sockets of a process that
   * stops or dies.
   */
  onDisconnect: (run: (ctx: Context<C['access']>, gone: GoneSocket) => Promise<void>) => void;
  /**
   * Sends to everybody in a room but the given sockets, also in other processes; only what `serverEvents`
   * declares is sent.
   */
  emit: <K extends keyof C['serverEvents'] & string>(
    room: string,
    event: K,
    payload: ServerEventPayload<C, K>,
    except?: readonly string[],
  ) => void;
  /** Sends to some sockets of this process, as one message. */
  emitHere: <K extends keyof C['serverEvents'] & string>(
    socketIds: readonly string[],
    event: K,
    payload: ServerEventPayload<C, K>,
  ) => void;
  /** The ids of the sockets in a room, also of other processes; for rooms of a few. */
  socketsIn: (room: string) => Promise<string[]>;
  /** Takes everybody out of a room, also in other processes. */
  empty: (room: string) => void;
}
export type ServeChannel = <C extends Channel>(channel: C) => LiveChannel<C>;
