import { expect, test } from 'vitest';
import type { Texting } from '../data.ts';
import { listCopy as copy } from './copy.ts';
import { progressOf, whenText } from './progress.ts';

const textingOf = (state: Texting['state'], input: Partial<Texting['figures']>, leavesAt?: string) => ({
  state,
  figures: { QUEUED: 0, SENT: 0, FAILED: 0, WITHHELD: 0, ...input },
  createdAt: '2026-11-20T05:00:00+09:00',
  sentAt: state === 'DRAFT' ? null : '2026-11-20T05:50:00+09:00',
  leavesAt: leavesAt ?? null,
});

test.each([
  ['a draft', textingOf('DRAFT', { QUEUED: 2 }), 'DRAFT', /5:00.*씀/],
  ['one that can be undone', textingOf('WAITING', { QUEUED: 2 }), 'WAITING', copy.soon],
  [
    'one that waits for the morning',
    textingOf('SENT', { QUEUED: 2 }, '2026-11-20T08:00:00+09:00'),
    'PLANNED',
    /8:00에 보낼 예정/,
  ],
  ['one that is being sent', textingOf('SENT', { QUEUED: 2 }), 'WAITING', copy.soon],
  ['one that reached somebody', textingOf('SENT', { QUEUED: 1, SENT: 1 }), 'SENT', /5:50에 보냄/],
  ['one that failed for all', textingOf('SENT', { FAILED: 1, WITHHELD: 1 }), 'FAILED', /보내려고/],
  ['one that was taken back', textingOf('UNDONE', { WITHHELD: 2 }), 'UNDONE', copy.notSent],
  ['one that was stopped before the morning', textingOf('SENT', { WITHHELD: 2 }), 'WITHHELD', copy.notSent],
])('%s shows how far it is', (_, texting, progress, when) => {
  expect(progressOf(texting)).toBe(progress);
  expect(whenText(texting)).toMatch(when);
});
