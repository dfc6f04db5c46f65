import type { Socket } from 'socket.io';
import type { Access } from '@ieum/contract/common/endpoint.ts';
import { EXCEPTION } from '@ieum/contract/common/channel-paths.ts';
import { authTexts } from '@ieum/contract/account/auth/texts.ts';
import type { Actor, Caller } from '../context.ts';
import { toAppError, errorBody } from '../http/error-handler.ts';
import { AppError, tooMany } from '../errors.ts';
import { admit, admitPassword } from '../http/gate.ts';
import { isUnreachable } from '../db/pg-errors.ts';

/** Whom a token stands for, and until when. */
export interface TokenIdentity {
  actor: Actor;
  expiresAt: Date;
}

/** One socket in one channel, with the one who sits there. */
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
/** A token may be renewed this long after its end. */
const GRACE_MS = 3000;
/** Rights change by notice; should one be lost, they are read again after so many sweeps. */
const REVIEW_EVERY = 30;
/** A change that fell between reading a new socket's rights and seating it is found after so many. */
const FIRST_REVIEW = 2;
const CONNECTIONS_OF_ONE = 60;

export const sessionOver = () => new AppError('unauthenticated', authTexts.sessionOver);

/** Tells a socket why, then ends its connection. */
export function cut({ socket, caller }: Pick<Connection, 'socket' | 'caller'>, error: unknown): void {
  socket.emit(EXCEPTION, errorBody(toAppError(error), caller.locale));
  socket.disconnect(true);
}

/** Keeps who sits in any channel of this process and ends what their rights no longer cover. */
export function createConnections({ actorOf, now, onError }: Deps) {
  const sweepsLeft = new Map<Connection, number>();
  const ofUser = new Map<string, Set<Connection>>();

  function take(connection: Connection): void {
    sweepsLeft.set(connection, FIRST_REVIEW);
    const userId = connection.identity?.actor.userId;
    if (userId) ofUser.set(userId, (ofUser.get(userId) ?? new Set()).add(connection));
    connection.socket.on('disconnect', () => leave(connection));
  }

  function leave(connection: Connection): void {
    sweepsLeft.delete(connection);
    const userId = connection.identity?.actor.userId ?? '';
    const held = ofUser.get(userId);
    held?.delete(connection);
    if (held?.size === 0) ofUser.delete(userId);
  }

  /** Reads a seat's rights again; the one who may no longer sit there is cut. */
  async function review(connection: Connection): Promise<void> {
    if (!connection.identity) return;
    sweepsLeft.set(connection, REVIEW_EVERY);
    try {
      const actor = await actorOf(connection.identity.actor.sessionId);
      if (!actor) throw sessionOver();
      admit(connection.access, actor);
      admitPassword(connection, actor);
      connection.identity = { ...connection.identity, actor };
    } catch (error) {
      if (isUnreachable(error)) return;
      if (!(error instanceof AppError)) onError(error, 'sockets');
      cut(connection, error);
    }
  }

  function sweep(): void {
    const tooLate = now().getTime() - GRACE_MS;
    for (const [connection, left] of sweepsLeft) {
      if (connection.identity && connection.identity.expiresAt.getTime() < tooLate)
        cut(connection, sessionOver());
      else if (left <= 1) void review(connection);
      else sweepsLeft.set(connection, left - 1);
    }
  }

  const timer = setInterval(sweep, SWEEP_MS).unref();

  return {
    take,
    review,
    /** Reviews everything a user has open; to be called when their rights may have changed. */
    reviewUser: (userId: string) => {
      for (const connection of ofUser.get(userId) ?? []) void review(connection);
    },
    /** Refuses one socket too many of the same user. */
    assertRoom: (userId: string) => {
      if ((ofUser.get(userId)?.size ?? 0) >= CONNECTIONS_OF_ONE) throw tooMany(SWEEP_MS / 1000);
    },
    count: () => sweepsLeft.size,
    stop: () => clearInterval(timer),
  };
}
