import { beforeEach, expect, test, vi } from 'vitest';
import type { SocketError } from '@ieum/contract/common/channel.ts';
import type { SocketConnection } from '#lib/socket/socket-connection.ts';
import { Call } from './call.ts';
import { callCopy } from './copy.ts';
import type { Devices } from '../media/devices.ts';

interface Listener {
  onConnect: () => void;
  onEvent: (event: string, payload: unknown) => void;
}

const server = vi.hoisted(() => ({
  listener: undefined as Listener | undefined,
  /** What the next decision of the host is answered with; undefined as without a connection. */
  error: undefined as SocketError | undefined,
  sent: [] as string[],
}));
vi.mock('#lib/socket/socket-connection.ts', () => ({
  openConnection: (_: string, listener: Listener): SocketConnection => {
    server.listener = listener;
    return {
      send: (event, _payload, _onDone, onFailed) => {
        server.sent.push(event);
        if (event === 'auth') onFailed?.(server.error);
      },
      close: () => undefined,
    };
  },
}));
const alert = vi.hoisted(() => vi.fn<(text: string) => Promise<void>>(() => Promise.resolve()));
vi.mock('#ui/alert/alert.ts', () => ({ alert }));

const seeker = { socketId: 's1', name: '김지원', isInvited: true, soughtAt: '2026-11-20T00:00:00Z' };
const devices = { read: () => ({ audio: {}, video: {} }) } as unknown as Devices;

function connectCall({ isApproved = false } = {}): Call {
  const call = new Call({ code: 'c', devices, isApproved, onBack: () => undefined });
  call.connect();
  server.listener?.onConnect();
  return call;
}
function hostWithSeeker(): Call {
  const call = connectCall();
  server.listener?.onEvent('user-seeked', seeker);
  return call;
}
const seekersOf = (call: Call): string[] => call.read().seekers.map(({ socketId }) => socketId);

beforeEach(() => {
  alert.mockClear();
  server.sent = [];
});

test('a decision that did not reach the server says so, and the seeker still waits in the list', () => {
  const call = hostWithSeeker();
  server.error = undefined;
  call.decide('s1', true);
  expect(alert).toHaveBeenCalledWith(callCopy.notConnected);
  expect(seekersOf(call)).toEqual(['s1']);
  call.leave();
});

test('a seeker whom another host has answered leaves the list', () => {
  const call = hostWithSeeker();
  server.error = { code: 'conflict', message: '이미 답한 요청이에요' };
  call.decide('s1', true);
  expect(alert).toHaveBeenCalledWith('이미 답한 요청이에요');
  expect(seekersOf(call)).toEqual([]);
  call.leave();
});

test('a host who comes back sees only those who still wait', () => {
  const call = hostWithSeeker();
  const relay = { urls: [], username: '', password: '', expiresAt: '2026-11-20T01:00:00Z' };
  const joined = { success: true, socketId: 'h', isHost: true, participants: [], startedAt: null, relay };
  server.listener?.onEvent('joined', joined);
  expect(seekersOf(call)).toEqual([]);
  server.listener?.onEvent('user-seeked', { ...seeker, socketId: 's2' });
  expect(seekersOf(call)).toEqual(['s2']);
  call.leave();
});

test('a guest who was approved in an earlier visit joins without asking', () => {
  const call = connectCall({ isApproved: true });
  call.joinOrSeek(false, '김지원');
  expect(server.sent).toEqual(['join']);
  call.leave();
});

test('a guest whose approval is over asks again', () => {
  const call = connectCall({ isApproved: true });
  call.joinOrSeek(false, '김지원');
  server.listener?.onEvent('exception', { code: 'forbidden', message: '', action: 'seek' });
  expect(server.sent).toEqual(['join', 'seek']);
  expect(call.read().isApproved).toBe(false);
  call.leave();
});

test('a guest who is approved and finds the room full need not ask again', () => {
  const call = connectCall();
  call.joinOrSeek(false, '김지원');
  server.listener?.onEvent('authed', { success: true, isApproved: true, message: '' });
  server.listener?.onEvent('exception', { code: 'conflict', message: '', action: 'join' });
  expect(call.read()).toMatchObject({ view: 'lobby', isApproved: true });
  call.leave();
});
