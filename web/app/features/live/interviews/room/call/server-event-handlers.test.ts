import { beforeEach, expect, test, vi } from 'vitest';
import { handlersOf } from './server-event-handlers.ts';
import type { Mesh } from './mesh.ts';
import type { RelayRenewal } from './relay-renewal.ts';
import { notifiedByAdmissionOf, firstState, seekersInOrder, type CallState } from './call-state.ts';

const alert = vi.hoisted(() => vi.fn<(text: string, options: { signal: AbortSignal }) => Promise<void>>());
vi.mock('#ui/alert/alert.ts', () => ({ alert }));

const join = vi.fn<() => void>();
beforeEach(() => join.mockClear());

/** The handlers of a visit in some state, and how to read the state that follows. */
function visit(state: Partial<CallState>) {
  let now: CallState = { ...firstState, ...state };
  const mesh = { close: () => undefined, drop: () => undefined, join: () => undefined } as unknown as Mesh;
  const renewal = { stop: () => undefined, follow: () => undefined } as unknown as RelayRenewal;
  const on = handlersOf({
    read: () => now,
    set: (part) => (now = { ...now, ...part }),
    mesh,
    notify: () => undefined,
    join,
    follow: () => undefined,
    announce: () => undefined,
    renewal,
  });
  return { on, read: () => now };
}
const approval = { success: true, isApproved: true, message: '' } as const;

test('an approval leads into the room, except after the request was cancelled', () => {
  visit({ view: 'lobby' }).on.authed?.(approval);
  expect(join).not.toHaveBeenCalled();
  visit({ view: 'seek' }).on.authed?.(approval);
  expect(join).toHaveBeenCalledOnce();
});

test('the end of a turn is another end than entering in a second window', () => {
  const exited = { socketId: 'own', name: '김지원' };
  const replaced = visit({ view: 'room', selfId: 'own' });
  replaced.on['user-exited']?.(exited);
  expect(replaced.read().end).toBe('replaced');
  const over = visit({ view: 'room', selfId: 'own' });
  over.on['user-exited']?.({ ...exited, isTurnOver: true });
  expect(over.read().end).toBe('turnOver');
});

test('the message that the request was approved closes when the turn is over', () => {
  const { on } = visit({ view: 'seek', selfId: 'own' });
  on.authed?.(approval);
  const signal = alert.mock.lastCall?.[1].signal;
  expect(signal?.aborted).toBe(false);
  const joined = { success: true, socketId: 'own', participants: [] };
  on.joined?.(joined as never);
  on['user-exited']?.({ socketId: 'own', name: '김지원', isTurnOver: true });
  expect(signal?.aborted).toBe(true);
});

test('seekers are shown in the order in which they are called in', () => {
  const seekerOf = (name: string) => ({ socketId: name, name, isInvited: true, soughtAt: '' });
  const { on, read } = visit({ seekers: ['다른 사람', '둘째', '첫째'].map(seekerOf) });
  expect(seekersInOrder(read()).map(({ name }) => name)).toEqual(['다른 사람', '둘째', '첫째']);
  on.queue?.({
    waiting: [
      { socketId: '첫째', coming: ['둘째', '셋째'] },
      { socketId: '둘째', coming: [] },
    ],
  });
  expect(seekersInOrder(read()).map(({ name }) => name)).toEqual(['첫째', '둘째', '다른 사람']);
  expect(notifiedByAdmissionOf(read(), '첫째')).toEqual(['둘째', '셋째']);
  expect(notifiedByAdmissionOf(read(), '다른 사람')).toEqual([]);
});
