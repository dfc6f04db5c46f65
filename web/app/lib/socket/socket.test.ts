import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SocketError } from '@ieum/contract/common/channel.ts';
import type { inboxChannel } from '@ieum/contract/foundation/notifications/socket.ts';
import type { applicantsChannel } from '@ieum/contract/hiring/applicants/socket.ts';
import { openConnection } from './socket-connection.ts';
import { listenTo } from './socket.ts';
import { storeTokens } from '../session/tokens.ts';

type Handler = (...args: unknown[]) => void;

/** The part of the library's socket that a connection uses; the test plays the server. */
class FakeSocket {
  connected = false;
  active = false;
  connects = 0;
  sent: [string, unknown][] = [];
  handlers = new Map<string, Handler>();
  any: Handler | undefined;
  handshake: unknown;
  acknowledges = true;
  unacknowledged: Handler[] = [];
  readonly options: { auth: (answer: (input: unknown) => void) => void; ackTimeout?: number };
  constructor(options: FakeSocket['options']) {
    this.options = options;
  }
  on(event: string, handler: Handler) {
    this.handlers.set(event, handler);
  }
  onAny(handler: Handler) {
    this.any = handler;
  }
  emit(event: string, payload: unknown, acknowledge?: Handler) {
    this.sent.push([event, payload]);
    if (this.acknowledges) acknowledge?.(null, { ok: true });
    else if (acknowledge) this.unacknowledged.push(acknowledge);
  }
  connect() {
    this.connects += 1;
    this.active = true;
    this.options.auth((input) => {
      this.handshake = input;
    });
  }
  disconnect() {
    this.connected = false;
    this.active = false;
    this.#loseAcknowledgements();
  }
  /** The library calls those that are missing only where a limit is set. */
  #loseAcknowledgements() {
    if (this.options.ackTimeout) for (const lost of this.unacknowledged.splice(0)) lost(new Error('lost'));
  }
  /** The server accepts the connection. */
  accept() {
    this.connected = true;
    this.handlers.get('connect')?.();
  }
  reject(code: string) {
    this.active = false;
    this.handlers.get('connect_error')?.(Object.assign(new Error(code), { data: { code, message: code } }));
  }
  cut(reason: string) {
    this.connected = false;
    this.active = reason !== 'io server disconnect';
    this.handlers.get('disconnect')?.(reason);
    this.#loseAcknowledgements();
  }
}

const made: FakeSocket[] = [];
vi.mock('../document/idle.ts', () => ({ whenIdle: () => Promise.resolve() }));
vi.mock('socket.io-client', () => ({
  io: (_namespace: string, options: FakeSocket['options']) => {
    const socket = new FakeSocket(options);
    made.push(socket);
    return socket;
  },
}));

const refresh = vi.hoisted(() => ({
  refreshTokens: vi.fn<() => Promise<object | undefined>>(),
  refreshWhenNear: vi.fn<() => Promise<void>>(async () => undefined),
}));
vi.mock('../api/refresh-tokens.ts', () => refresh);

const inOneHour = Math.floor(Date.now() / 1000) + 3600;
function tokenOf(name: string, exp = inOneHour, scope: string[] = []): string {
  const payload = { _user: 'u', userType: 'COMPANY', scope, sid: 's', exp, name };
  return `h.${btoa(JSON.stringify(payload))}.s`;
}
const keepToken = (accessToken: string) => storeTokens({ accessToken, refreshToken: 'r' });

const stops: (() => void)[] = [];
const path = { namespace: '/applicants', access: 'approvedCompany' } as const;
async function listen(
  on: Parameters<typeof listenTo<typeof applicantsChannel>>[1]['on'] = {},
  onJoin?: (isAgain: boolean) => void,
) {
  const room = { ['_recruitment']: 'r1' };
  const stop = listenTo<typeof applicantsChannel>(path, { room, on, ...(onJoin && { onJoin }) });
  stops.push(stop);
  await vi.advanceTimersByTimeAsync(0);
  return stop;
}
const only = (): FakeSocket => {
  const socket = made.at(-1);
  if (!socket) throw new Error('no connection was opened');
  return socket;
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.now() });
  keepToken(tokenOf('first'));
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  sessionStorage.clear();
  made.length = 0;
});

describe('listening', () => {
  test('opens one connection for all subscribers, joins, passes events on and closes without subscribers', async () => {
    const received: unknown[] = [];
    const stop = await listen({ applied: (payload) => received.push(payload) });
    const stopOther = await listen({ applied: (payload) => received.push(payload) });
    expect(made).toHaveLength(1);
    expect(only().handshake).toEqual({ accessToken: tokenOf('first'), sessionId: null, language: 'ko' });
    only().accept();
    expect(only().sent).toEqual([['join', { ['_recruitment']: 'r1' }]]);
    only().any?.('applied', 1);
    expect(received).toEqual([1, 1]);
    stop();
    stop();
    only().any?.('applied', 2);
    expect(received).toEqual([1, 1, 2]);
    stopOther();
    expect(only().sent.at(-1)).toEqual(['leave', { ['_recruitment']: 'r1' }]);
    expect(only().connected).toBe(true);
    await vi.advanceTimersByTimeAsync(2000);
    expect(only().connected).toBe(false);
  });

  test('joins again after an interruption and reports that events may have been missed', async () => {
    const joined: boolean[] = [];
    await listen({}, (isAgain) => joined.push(isAgain));
    only().accept();
    only().cut('transport close');
    only().accept();
    expect(joined).toEqual([false, true]);
    expect(only().sent.map(([event]) => event)).toEqual(['join', 'join']);
  });

  test('an event whose connection ends before its acknowledgement has failed without an error', async () => {
    const [onDone, onFailed] = [vi.fn<() => void>(), vi.fn<(error?: SocketError) => void>()];
    const connection = openConnection('/lecture', { onConnect: () => undefined, onEvent: () => undefined });
    stops.push(() => connection.close());
    await vi.advanceTimersByTimeAsync(0);
    only().accept();
    only().acknowledges = false;
    connection.send('chat', { message: '안녕하세요' }, onDone, onFailed);
    expect(onFailed).not.toHaveBeenCalled();
    only().cut('transport close');
    expect(onFailed).toHaveBeenCalledExactlyOnceWith(undefined);
    expect(onDone).not.toHaveBeenCalled();
  });

  test('an event of a connection that the page closes itself has not failed', async () => {
    const onFailed = vi.fn<(error?: SocketError) => void>();
    const connection = openConnection('/chat', { onConnect: () => undefined, onEvent: () => undefined });
    await vi.advanceTimersByTimeAsync(0);
    only().accept();
    only().acknowledges = false;
    connection.send('sendQuery', { query: '지원 방법' }, undefined, onFailed);
    connection.close();
    expect(onFailed).not.toHaveBeenCalled();
  });

  test('another channel has a connection of its own', async () => {
    await listen();
    const inbox = { namespace: '/inbox', access: 'member' } as const;
    stops.push(listenTo<typeof inboxChannel>(inbox, { room: {}, on: {} }));
    await vi.advanceTimersByTimeAsync(0);
    expect(made).toHaveLength(2);
  });
});

describe('the token', () => {
  test('renewed by any call is sent to the server', async () => {
    await listen();
    only().accept();
    keepToken(tokenOf('second'));
    expect(only().sent.at(-1)).toEqual(['renew', { accessToken: tokenOf('second') }]);
  });

  test('is renewed before its expiry while the page is visible, but never for an administrator', async () => {
    await listen();
    only().accept();
    refresh.refreshWhenNear.mockClear();
    await vi.advanceTimersByTimeAsync(3_500_000);
    expect(refresh.refreshWhenNear).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refresh.refreshWhenNear).toHaveBeenCalled();
    const later = Math.floor(Date.now() / 1000) + 600;
    keepToken(tokenOf('console', later, ['console']));
    refresh.refreshWhenNear.mockClear();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(refresh.refreshWhenNear).not.toHaveBeenCalled();
  });

  test('that is deleted ends the connection, and a new one opens it again', async () => {
    await listen();
    only().accept();
    sessionStorage.clear();
    keepToken('');
    expect(only().connected).toBe(false);
    keepToken(tokenOf('third'));
    expect(only().connects).toBe(2);
  });
});

describe('an error', () => {
  test('for an expired token is answered with a fresh one, after a delay', async () => {
    refresh.refreshTokens.mockResolvedValue({ accessToken: tokenOf('fresh'), refreshToken: 'r' });
    await listen();
    only().reject('unauthenticated');
    expect(only().connects).toBe(1);
    await vi.advanceTimersByTimeAsync(1500);
    expect(refresh.refreshTokens).toHaveBeenCalledWith(tokenOf('first'));
    expect(only().connects).toBe(2);
  });

  test('for an ended session or a permanent one is final', async () => {
    refresh.refreshTokens.mockResolvedValue(undefined);
    await listen();
    only().reject('unauthenticated');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(only().connects).toBe(1);
    keepToken(tokenOf('again'));
    expect(only().connects).toBe(2);
    only().reject('forbidden');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(only().connects).toBe(2);
  });

  test('a connection that the server closed is opened again, with growing delays', async () => {
    await listen();
    const pauses: number[] = [];
    for (let i = 0; i < 4; i++) {
      const before = only().connects;
      only().reject('unavailable');
      let waited = 0;
      for (; only().connects === before && waited < 100_000; waited += 250)
        await vi.advanceTimersByTimeAsync(250);
      pauses.push(waited);
    }
    expect(pauses[0]).toBeLessThanOrEqual(1250);
    expect(pauses[3]).toBeGreaterThanOrEqual(4000);
    only().accept();
    only().cut('io server disconnect');
    await vi.advanceTimersByTimeAsync(1500);
    expect(only().connects).toBe(6);
  });
});
