import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readUnsavedDraft, useUnsavedDraft } from './unsaved-drafts.ts';
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
    useUnsavedDraft(
      () => 'form',
      () => unsaved,
    ),
  );

beforeEach(() => as('u1'));

test('unsaved input at the end of the session is restored for the same person, once', () => {
  const { unmount } = form({ name: '솔가공구' });
  now.session = { state: 'out' };
  unmount();
  expect(readUnsavedDraft('form')).toBeUndefined();
  as('u2');
  expect(readUnsavedDraft('form')).toBeUndefined();
  as('u1');
  expect(readUnsavedDraft('form')).toEqual({ name: '솔가공구' });
  form(undefined);
  expect(readUnsavedDraft('form')).toBeUndefined();
});

test('leaving the form while logged in stores nothing', () => {
  form({ name: '솔가공구' }).unmount();
  expect(readUnsavedDraft('form')).toBeUndefined();
});

test('unsaved input is restored after a reload, unless the browser restores the page itself', () => {
  form({ name: '솔가공구' });
  dispatchEvent(new Event('pagehide'));
  expect(readUnsavedDraft('form')).toEqual({ name: '솔가공구' });
  dispatchEvent(new Event('pageshow'));
  expect(readUnsavedDraft('form')).toBeUndefined();
});
