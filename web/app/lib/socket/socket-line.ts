import { RENEW, SOCKET_PATH } from '@ieum/contract/common/channel-paths.ts';
import type { Ack, Handshake, SocketError } from '@ieum/contract/common/channel.ts';
import type { Socket } from 'socket.io-client';
import { locale } from '../format/copy.ts';
import { whenIdle } from '../document/idle.ts';
import { importWithRetry } from '../document/import-with-retry.ts';
import { onStoredChange, readStored } from '../storage/tab-storage.ts';
import { refreshTokens, refreshWhenNear } from '../api/refresh.ts';
import { payloadOf, readTokens } from '../session/tokens.ts';

/** One connection to a namespace for as long as it is needed. */
export interface Line {
  /**
   * Sends an event when connected; `onDone` is called when the server acknowledged it, `onFailed` with its error.
   * Without a connection nothing is sent, and `onFailed` is called without an error.
   */
  send: (
    event: string,
    payload: unknown,
    onDone?: () => void,
    onFailed?: (error: SocketError | undefined) => void,
  ) => void;
  close: () => void;
}

interface Options {
  /** For a channel that admits visitors: the stored session id by which the server knows them. */
  visitor?: () => string | undefined;
}

interface Listener {
  onConnect: () => void;
  onDisconnect?: () => void;
  onEvent: (event: string, payload: unknown) => void;
}

const FIRST_PAUSE_MILLISECONDS = 1000;
const LONGEST_PAUSE_MILLISECONDS = 60_000;
/** How long before its expiry the token is renewed. */
const AHEAD_MILLISECONDS = 45_000;
/** For these errors a retry does not help. */
const FINAL = new Set([
  'forbidden',
  'approval_required',
  'password_change_required',
  'second_factor_setup_required',
  'not_found',
]);

/** An administrator's session ends without activity; an open page alone must not extend it. */
const mayRenewAlone = (): boolean =>
  document.visibilityState === 'visible' &&
  payloadOf(readTokens()?.accessToken)?.scope.includes('console') === false;

async function renewAlone(): Promise<void> {
  if (mayRenewAlone()) await refreshWhenNear().catch(() => undefined);
}

async function handshake({ visitor }: Options): Promise<Handshake> {
  await renewAlone();
  return {
    accessToken: readTokens()?.accessToken ?? null,
    sessionId: (visitor ? visitor() : readStored('session')) ?? null,
    language: locale,
  };
}

const isLive = (accessToken: string): boolean => (payloadOf(accessToken)?.exp ?? 0) * 1000 > Date.now();

/** Whether reconnecting makes sense: there is a token, and it is valid or can be renewed. */
async function hasUsableToken(isRejected: boolean): Promise<boolean> {
  const held = readTokens()?.accessToken;
  if (!held) return false;
  if (isLive(held) && !isRejected) return true;
  if (!isLive(held) && !mayRenewAlone()) return false;
  return (await refreshTokens(held).catch(() => undefined)) !== undefined;
}

/**
 * Opens a connection that reconnects with growing delays, sends a fresh token, and stops where it is not
 * allowed.
 */
export function openLine(namespace: string, listener: Listener, options: Options = {}): Line {
  const admitsVisitors = options.visitor !== undefined;
  const mayConnect = async (isRejected: boolean) =>
    (admitsVisitors && !readTokens()) || (await hasUsableToken(isRejected));
  let socket: Socket | undefined;
  let isClosed = false;
  let failures = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let renewal: ReturnType<typeof setTimeout> | undefined;
  let used: string | undefined;

  const connectLater = (isRejected: boolean) => {
    clearTimeout(pause);
    const longest = Math.min(LONGEST_PAUSE_MILLISECONDS, FIRST_PAUSE_MILLISECONDS * 2 ** failures);
    failures += 1;
    pause = setTimeout(
      () =>
        void mayConnect(isRejected).then((isUsable) => {
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

  /**
   * A token renewed by any call is sent to the server; one that arrives after a logout opens the
   * connection again.
   */
  const followTokens = () => {
    const held = readTokens()?.accessToken;
    if (held === used) return;
    const isSomebodyElse = Boolean(held) !== Boolean(used);
    used = held;
    if (admitsVisitors && isSomebodyElse) socket?.disconnect().connect();
    else if (!held) socket?.disconnect();
    else if (socket?.connected) socket.emit(RENEW, { accessToken: held });
    else socket?.connect();
    renewInTime();
  };

  const settle = (rejection: SocketError | undefined) => {
    // Without an error from the server it was not reached, and the library retries automatically.
    if (rejection && !FINAL.has(rejection.code)) connectLater(rejection.code === 'unauthenticated');
  };

  const listen = (opened: Socket) => {
    opened.on('connect', () => {
      failures = 0;
      listener.onConnect();
      renewInTime();
    });
    opened.on('connect_error', (error) => settle((error as Error & { data?: SocketError }).data));
    opened.on('disconnect', (reason) => {
      listener.onDisconnect?.();
      if (reason === 'io server disconnect') connectLater(false);
    });
    opened.onAny(listener.onEvent);
  };

  /** A tab that was hidden when its token expired reconnects when it becomes visible. */
  const wake = () => {
    if (document.visibilityState === 'visible' && socket && !socket.active) connectLater(false);
  };

  const stopFollowing = onStoredChange(followTokens);
  document.addEventListener('visibilitychange', wake);
  used = readTokens()?.accessToken;
  const open = async () => {
    // Events of others may arrive slightly later than the page itself.
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
      auth: (answer) => void handshake(options).then(answer),
      autoConnect: false,
    });
    listen(socket);
    socket.connect();
  };
  void open();

  return {
    send: (event, payload, onDone, onFailed) => {
      if (!socket?.connected) return onFailed?.(undefined);
      socket.emit(event, payload, (ack: Ack) => (ack.ok ? onDone?.() : onFailed?.(ack)));
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
