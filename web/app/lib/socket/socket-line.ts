import { RENEW, SOCKET_PATH } from '@ieum/contract/common/channel-paths.ts';
import type { Ack, Handshake, SocketError } from '@ieum/contract/common/channel.ts';
import type { Socket } from 'socket.io-client';
import { locale } from '../format/copy.ts';
import { whenIdle } from '../document/idle.ts';
import { importWithRetry } from '../document/import-with-retry.ts';
import { onKeptChange, readKept } from '../storage/tab-storage.ts';
import { refreshTokens, refreshWhenNear } from '../api/refresh.ts';
import { payloadOf, readTokens } from '../session/tokens.ts';

/** One connection to a namespace for as long as it is wanted. */
export interface Line {
  /** Says something once connected; `onDone` when the server took it. Unconnected, nothing is said. */
  send: (event: string, payload: unknown, onDone?: () => void) => void;
  close: () => void;
}

interface Listener {
  onConnect: () => void;
  onEvent: (event: string, payload: unknown) => void;
}

const FIRST_PAUSE_MILLISECONDS = 1000;
const LONGEST_PAUSE_MILLISECONDS = 60_000;
/** The token is renewed so long before its end. */
const AHEAD_MILLISECONDS = 45_000;
/** Waiting longer will not help these. */
const FINAL = new Set(['forbidden', 'approval_required', 'password_change_required', 'not_found']);

/** An administrator's session ends when nobody works; an open page alone must not keep it alive. */
const mayRenewAlone = (): boolean =>
  document.visibilityState === 'visible' &&
  payloadOf(readTokens()?.accessToken)?.scope.includes('console') === false;

async function renewAlone(): Promise<void> {
  if (mayRenewAlone()) await refreshWhenNear().catch(() => undefined);
}

async function handshake(): Promise<Handshake> {
  await renewAlone();
  return {
    accessToken: readTokens()?.accessToken ?? null,
    sessionId: readKept('session') ?? null,
    language: locale,
  };
}

const isLive = (accessToken: string): boolean => (payloadOf(accessToken)?.exp ?? 0) * 1000 > Date.now();

/** Whether it is worth connecting again: there is a token, and it can be used or renewed. */
async function hasUsableToken(isRefused: boolean): Promise<boolean> {
  const held = readTokens()?.accessToken;
  if (!held) return false;
  if (isLive(held) && !isRefused) return true;
  if (!isLive(held) && !mayRenewAlone()) return false;
  return (await refreshTokens(held).catch(() => undefined)) !== undefined;
}

/** Opens a connection that comes back with growing pauses, brings a fresh token, and stops where it is not wanted. */
export function openLine(namespace: string, listener: Listener): Line {
  let socket: Socket | undefined;
  let isClosed = false;
  let failures = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let renewal: ReturnType<typeof setTimeout> | undefined;
  let used: string | undefined;

  const connectLater = (isRefused: boolean) => {
    clearTimeout(pause);
    const longest = Math.min(LONGEST_PAUSE_MILLISECONDS, FIRST_PAUSE_MILLISECONDS * 2 ** failures);
    failures += 1;
    pause = setTimeout(
      () =>
        void hasUsableToken(isRefused).then((isUsable) => {
          if (isUsable && !isClosed) socket?.connect();
        }),
      longest * (0.5 + Math.random() / 2),
    );
  };

  const renewInTime = () => {
    clearTimeout(renewal);
    const end = (payloadOf(used)?.exp ?? 0) * 1000;
    renewal = setTimeout(() => void renewAlone(), Math.max(1000, end - Date.now() - AHEAD_MILLISECONDS));
  };

  /** A token renewed by any call is told to the server; one that comes after all were gone opens the line again. */
  const followTokens = () => {
    const held = readTokens()?.accessToken;
    if (held === used) return;
    used = held;
    if (!held) socket?.disconnect();
    else if (socket?.connected) socket.emit(RENEW, { accessToken: held });
    else socket?.connect();
    renewInTime();
  };

  const settle = (refusal: SocketError | undefined) => {
    // Without a refusal the server was not reached, and the library tries again by itself.
    if (refusal && !FINAL.has(refusal.code)) connectLater(refusal.code === 'unauthenticated');
  };

  const listen = (opened: Socket) => {
    opened.on('connect', () => {
      failures = 0;
      listener.onConnect();
      renewInTime();
    });
    opened.on('connect_error', (error) => settle((error as Error & { data?: SocketError }).data));
    opened.on('disconnect', (reason) => {
      if (reason === 'io server disconnect') connectLater(false);
    });
    opened.onAny(listener.onEvent);
  };

  /** A tab that slept through its token's end goes on when somebody looks at it again. */
  const wake = () => {
    if (document.visibilityState === 'visible' && socket && !socket.active) connectLater(false);
  };

  const stopFollowing = onKeptChange(followTokens);
  document.addEventListener('visibilitychange', wake);
  used = readTokens()?.accessToken;
  const open = async () => {
    // What comes from others may come a little later than the page itself.
    await whenIdle();
    if (isClosed) return;
    const { io } = await importWithRetry(() => import('socket.io-client'));
    if (isClosed) return;
    socket = io(namespace, {
      path: SOCKET_PATH,
      transports: ['websocket'],
      reconnectionDelay: 500,
      reconnectionDelayMax: 15_000,
      randomizationFactor: 0.5,
      auth: (answer) => void handshake().then(answer),
      autoConnect: false,
    });
    listen(socket);
    socket.connect();
  };
  void open();

  return {
    send: (event, payload, onDone) => {
      if (!socket?.connected) return;
      socket.emit(event, payload, (ack: Ack) => ack.ok && onDone?.());
    },
    close: () => {
      isClosed = true;
      stopFollowing();
      document.removeEventListener('visibilitychange', wake);
      clearTimeout(pause);
      clearTimeout(renewal);
      socket?.disconnect();
    },
  };
}
