import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readLeftWork, useLeftWork } from './left-work.ts';
import type { Session } from '../session/session.ts';

const now = vi.hoisted(() => ({ session: { state: 'unknown' } as Session }));
vi.mock('../session/session.ts', () => ({
  readSession: () => now.session,
  onSessionChange: () => () => undefined,
}));

const as = (userId: string) => {
  now.session = { state: 'in', userId, userType: 'COMPANY', isConsole: false };
};
const form = (unsaved: unknown) =>
  renderHook(() =>
    useLeftWork(
      () => 'form',
      () => unsaved,
    ),
  );

beforeEach(() => as('u1'));

test('what is unsaved when the session ends is there for the same person, once', () => {
  const { unmount } = form({ name: '솔가공구' });
  now.session = { state: 'out' };
  unmount();
  expect(readLeftWork('form')).toBeUndefined();
  as('u2');
  expect(readLeftWork('form')).toBeUndefined();
  as('u1');
  expect(readLeftWork('form')).toEqual({ name: '솔가공구' });
  form(undefined);
  expect(readLeftWork('form')).toBeUndefined();
});

test('who leaves the form while logged in leaves nothing behind', () => {
  form({ name: '솔가공구' }).unmount();
  expect(readLeftWork('form')).toBeUndefined();
});

test('what is unsaved when the page is read anew is there again, unless the browser brings the page back whole', () => {
  form({ name: '솔가공구' });
  dispatchEvent(new Event('pagehide'));
  expect(readLeftWork('form')).toEqual({ name: '솔가공구' });
  dispatchEvent(new Event('pageshow'));
  expect(readLeftWork('form')).toBeUndefined();
});
