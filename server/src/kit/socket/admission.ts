import type { Socket } from 'socket.io';
import { Handshake, Renewal, type Channel } from '@ieum/contract/common/channel.ts';
import { commonTexts } from '@ieum/contract/common/texts.ts';
import { localeOf } from '@ieum/contract/common/text.ts';
import type { SocketServer } from '#platform/sockets/sockets.ts';
import type { Caller } from '../context.ts';
import { randomId } from '../db/ids.ts';
import { AppError } from '../errors.ts';
import { admit, admitAccount } from '../http/gate.ts';
import { parseError } from '../http/parse.ts';
import { sessionOver, type Connection, type Connections, type TokenIdentity } from './connections.ts';

/** Reads the account of an access token. */
export type ReadIdentity = (token: string) => Promise<TokenIdentity | undefined>;

/** The caller of a socket, from its handshake. */
export function callerOf(sockets: SocketServer, socket: Socket): Caller {
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

/** Admits a socket to a channel by the token of its handshake. */
export async function takeConnection(
  deps: { readIdentity: ReadIdentity; connections: Connections },
  channel: Channel,
  socket: Socket,
  caller: Caller,
): Promise<Connection> {
  const { access } = channel;
  if (!channel.allowsPolling && socket.conn.transport.name !== 'websocket')
    throw new AppError('invalid', commonTexts.webSocketOnly);
  const input = Handshake.safeParse(socket.handshake.auth);
  if (!input.success) throw parseError(input.error);
  const { accessToken } = input.data;
  const identity = accessToken ? await deps.readIdentity(accessToken) : undefined;
  if (accessToken && !identity) throw sessionOver();
  admit({ access }, identity?.actor);
  admitAccount({ access }, identity?.actor);
  if (identity) deps.connections.assertRoom(identity.actor.userId);
  return { socket, access, caller, identity };
}

/** A socket continues with a fresh token of the session that opened it. */
export async function renew(
  readIdentity: ReadIdentity,
  connection: Connection,
  payload: unknown,
): Promise<void> {
  const input = Renewal.safeParse(payload);
  if (!input.success) throw parseError(input.error);
  const identity = await readIdentity(input.data.accessToken);
  if (!identity || identity.actor.sessionId !== connection.identity?.actor.sessionId) throw sessionOver();
  admit(connection, identity.actor);
  admitAccount(connection, identity.actor);
  connection.identity = identity;
}
