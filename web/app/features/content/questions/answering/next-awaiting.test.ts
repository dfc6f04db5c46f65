import { expect, it } from 'vitest';
import { nextAwaiting } from './answer-panel.tsx';

const waiting = (_id: string) => ({ _id, state: 'ANSWER_AWAITING' as const });
const done = (_id: string) => ({ _id, state: 'ANSWER_COMPLETE' as const });

it('after an answer the next waiting one of the list opens, and after the last one an earlier one', () => {
  const rows = [waiting('a'), waiting('b'), done('c'), waiting('d')];
  expect(nextAwaiting(rows, 'b')).toBe('d');
  expect(nextAwaiting(rows, 'd')).toBe('a');
});

it('without another waiting one nothing opens', () => {
  expect(nextAwaiting([waiting('a'), done('b')], 'a')).toBeUndefined();
  expect(nextAwaiting([], 'a')).toBeUndefined();
});
