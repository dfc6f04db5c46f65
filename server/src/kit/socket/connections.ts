import type { Socket } from 'socket.io';
import type { Access } from '@ieum/contract/common/endpoint.ts';
import { EXCEPTION } from '@ieum/contract/common/channel-paths.ts';
import { commonTexts } from '@ieum/contract/common/texts.ts';
import type { Actor, Caller } from '../context.ts';
import { toAppError, errorBody } from '../http/error-handler.ts';
import { AppError, tooMany } from '../errors.ts';
import { admit, admitAccount } from '../http/gate.ts';
import { isUnreachable } from '#platform/database/pg-errors.ts';

/** The account of a token, and when the token expires. */
export interface TokenIdentity {
  actor: Actor;
  expiresAt: Date;
}

/** One socket in one channel, with its account. */
export interface Connection {
  socket: Socket;
  access: Access;
  caller: Caller;
  /** undefined is a visitor. */
  identity: TokenIdentity | undefined;
}

interface Deps {
  actorOf: (sessionId: string) => Promise<Actor | undefined>;
  now: () => Date;
  onError: (error: unknown, where: string) => void;
}

const SWEEP_MS = 1000;
/** How long after its expiry a token may still be renewed. */
const GRACE_MS = 3000;
/**
 * Changed rights are announced by a notification; in case one is lost, they are read again after this many
 * sweeps.
 */
const REVIEW_EVERY = 30;
/**
 * After this many sweeps, a change is found that happened between reading a new socket's rights and
 * registering it.
 */
const FIRST_REVIEW = 2;
const CONNECTIONS_OF_ONE = 60;

export const sessionOver = () => new AppError('unauthenticated', commonTexts.sessionOver);

/** Sends the reason to a socket, then closes its connection. */
export function cut({ socket, caller }: Pick<Connection, 'socket' | 'caller'>, error: unknown): void {
  socket.emit(EXCEPTION, errorBody(toAppError(error), caller.locale));
  socket.disconnect(true);
}

/** Knows the sockets of every channel of this process and disconnects those whose rights have ended. */
export class Connections {
  readonly #deps: Deps;
  readonly #sweepsLeft = new Map<Connection, number>();
  readonly #ofUser = new Map<string, Set<Connection>>();
  readonly #timer: NodeJS.Timeout;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#timer = setInterval(() => this.#sweep(), SWEEP_MS).unref();
  }

  take(connection: Connection): void {
    this.#sweepsLeft.set(connection, FIRST_REVIEW);
    const userId = connection.identity?.actor.userId;
    if (userId) this.#ofUser.set(userId, (this.#ofUser.get(userId) ?? new Set()).add(connection));
    connection.socket.on('disconnect', () => this.#leave(connection));
  }

  /** Checks all connections of a user; to be called when their rights may have changed. */
  reviewUser(userId: string): void {
    for (const connection of this.#ofUser.get(userId) ?? []) void this.#review(connection);
  }

  /** Rejects a socket beyond the maximum of its user. */
  assertRoom(userId: string): void {
    if ((this.#ofUser.get(userId)?.size ?? 0) >= CONNECTIONS_OF_ONE) throw tooMany(SWEEP_MS / 1000);
  }

  count(): number {
    return this.#sweepsLeft.size;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #leave(connection: Connection): void {
    this.#sweepsLeft.delete(connection);
    const userId = connection.identity?.actor.userId ?? '';
    const connections = this.#ofUser.get(userId);
    connections?.delete(connection);
    if (connections?.size === 0) this.#ofUser.delete(userId);
  }

  #sweep(): void {
    const tooLate = this.#deps.now().getTime() - GRACE_MS;
    for (const [connection, left] of this.#sweepsLeft) {
      if (connection.identity && connection.identity.expiresAt.getTime() < tooLate)
        cut(connection, sessionOver());
      else if (left <= 1) void this.#review(connection);
      else this.#sweepsLeft.set(connection, left - 1);
    }
  }

  /** Reads a connection's rights again; one without the right is disconnected. */
  async #review(connection: Connection): Promise<void> {
    if (!connection.identity) return;
    this.#sweepsLeft.set(connection, REVIEW_EVERY);
    try {
      const actor = await this.#deps.actorOf(connection.identity.actor.sessionId);
      if (!actor) throw sessionOver();
      admit(connection, actor);
      admitAccount(connection, actor);
      connection.identity = { ...connection.identity, actor };
    } catch (error) {
      if (isUnreachable(error)) return;
      if (!(error instanceof AppError)) this.#deps.onError(error, 'sockets');
      cut(connection, error);
    }
  }
}
