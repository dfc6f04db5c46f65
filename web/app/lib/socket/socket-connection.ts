import { RENEW, SOCKET_PATH } from '@ieum/contract/common/channel-paths.ts';
import type { Ack, Handshake, SocketError } from '@ieum/contract/common/channel.ts';
import type { Socket } from 'socket.io-client';
import { locale } from '../format/copy.ts';
import { whenIdle } from '../document/idle.ts';
import { importWithRetry } from '../document/import-with-retry.ts';
import { onStoredChange, readStored } from '../storage/tab-storage.ts';
import { refreshTokens, refreshWhenNear } from '../api/refresh-tokens.ts';
import { payloadOf, readTokens } from '../session/tokens.ts';

/** One connection to a namespace for as long as it is needed. */
export interface SocketConnection {
  /**
   * Sends an event when connected; `onDone` is called when the server acknowledged it, `onFailed` with its error.
   * `onFailed` is called without an error where there is no connection, and when it is interrupted, or a minute
   * passes, before the acknowledgement: then nobody knows whether the event arrived. A connection that is closed
   * here calls nothing.
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
const ACKNOWLEDGED_WITHIN_MILLISECONDS = 60_000;
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
  const token = readTokens()?.accessToken;
  if (!token) return false;
  if (isLive(token) && !isRejected) return true;
  if (!isLive(token) && !mayRenewAlone()) return false;
  return (await refreshTokens(token).catch(() => undefined)) !== undefined;
}

type Timer = ReturnType<typeof setTimeout> | undefined;

class ReconnectingSocket implements SocketConnection {
  readonly #namespace: string;
  readonly #listener: Listener;
  readonly #options: Options;
  readonly #stopFollowing: () => void;
  #socket: Socket | undefined;
  #isClosed = false;
  #isOwnDisconnect = false;
  #failures = 0;
  #pause: Timer;
  #renewal: Timer;
  /** The access token that the server knows. */
  #used: string | undefined;

  constructor(namespace: string, listener: Listener, options: Options) {
    this.#namespace = namespace;
    this.#listener = listener;
    this.#options = options;
    this.#stopFollowing = onStoredChange(() => this.#followTokens());
    document.addEventListener('visibilitychange', this.#wake);
    this.#used = readTokens()?.accessToken;
    void this.#open();
  }

  send: SocketConnection['send'] = (event, payload, onDone, onFailed) => {
    if (!this.#socket?.connected) return onFailed?.(undefined);
    this.#socket.emit(event, payload, (lost: Error | null, ack: Ack) => {
      if (lost) return this.#isOwnDisconnect ? undefined : onFailed?.(undefined);
      if (ack.ok) onDone?.();
      else onFailed?.(ack);
    });
  };

  close(): void {
    this.#isClosed = true;
    this.#stopFollowing();
    document.removeEventListener('visibilitychange', this.#wake);
    clearTimeout(this.#pause);
    clearTimeout(this.#renewal);
    this.#disconnect();
  }

  #disconnect(): void {
    this.#isOwnDisconnect = true;
    this.#socket?.disconnect();
    this.#isOwnDisconnect = false;
  }

  async #open(): Promise<void> {
    // Events of others may arrive slightly later than the page itself.
    await whenIdle();
    if (this.#isClosed) return;
    const { io } = await importWithRetry(() => import('socket.io-client'));
    if (this.#isClosed) return;
    this.#socket = io(this.#namespace, {
      path: SOCKET_PATH,
      transports: ['websocket'],
      reconnectionDelay: 500,
      reconnectionDelayMax: 15_000,
      randomizationFactor: 0.5,
      auth: (answer) => void handshake(this.#options).then(answer),
      // With a limit the library also says when a connection ends before an acknowledgement.
      ackTimeout: ACKNOWLEDGED_WITHIN_MILLISECONDS,
      autoConnect: false,
    });
    this.#listen(this.#socket);
    this.#socket.connect();
  }

  #listen(socket: Socket): void {
    socket.on('connect', () => {
      this.#failures = 0;
      this.#listener.onConnect();
      this.#renewInTime();
    });
    socket.on('connect_error', (error) => this.#settle((error as Error & { data?: SocketError }).data));
    socket.on('disconnect', (reason) => {
      this.#listener.onDisconnect?.();
      if (reason === 'io server disconnect') this.#connectLater(false);
    });
    socket.onAny(this.#listener.onEvent);
  }

  #settle(rejection: SocketError | undefined): void {
    // Without an error from the server it was not reached, and the library retries automatically.
    if (rejection && !FINAL.has(rejection.code)) this.#connectLater(rejection.code === 'unauthenticated');
  }

  #connectLater(isRejected: boolean): void {
    clearTimeout(this.#pause);
    const longest = Math.min(LONGEST_PAUSE_MILLISECONDS, FIRST_PAUSE_MILLISECONDS * 2 ** this.#failures);
    this.#failures += 1;
    this.#pause = setTimeout(
      () => void this.#connectIfAllowed(isRejected),
      longest * (0.5 + Math.random() / 2),
    );
  }

  async #connectIfAllowed(isRejected: boolean): Promise<void> {
    const isVisitor = this.#admitsVisitors() && !readTokens();
    const mayConnect = isVisitor || (await hasUsableToken(isRejected));
    if (mayConnect && !this.#isClosed) this.#socket?.connect();
  }

  #admitsVisitors(): boolean {
    return this.#options.visitor !== undefined;
  }

  #renewInTime(): void {
    clearTimeout(this.#renewal);
    const end = (payloadOf(this.#used)?.exp ?? 0) * 1000;
    const rest = Math.max(1000, end - Date.now() - AHEAD_MILLISECONDS);
    this.#renewal = setTimeout(() => void renewAlone(), rest);
  }

  /**
   * A token renewed by any call is sent to the server; one that arrives after a logout opens the
   * connection again.
   */
  #followTokens(): void {
    const token = readTokens()?.accessToken;
    if (token === this.#used) return;
    const isSomebodyElse = Boolean(token) !== Boolean(this.#used);
    this.#used = token;
    if (this.#admitsVisitors() && isSomebodyElse) {
      this.#disconnect();
      this.#socket?.connect();
    } else if (!token) this.#disconnect();
    else if (this.#socket?.connected) this.#socket.emit(RENEW, { accessToken: token });
    else this.#socket?.connect();
    this.#renewInTime();
  }

  /** A tab that was hidden when its token expired reconnects when it becomes visible. */
  #wake = (): void => {
    if (document.visibilityState === 'visible' && this.#socket && !this.#socket.active)
      this.#connectLater(false);
  };
}

/**
 * Opens a connection that reconnects with growing delays, sends a fresh token, and stops where it is not
 * allowed.
 */
export const openConnection = (
  namespace: string,
  listener: Listener,
  options: Options = {},
): SocketConnection => new ReconnectingSocket(namespace, listener, options);
