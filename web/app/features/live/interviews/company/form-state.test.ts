import { expect, test } from 'vitest';
import { bodyOf, firstForm } from './form-state.ts';

test('a new interview is proposed for ten o’clock', () => {
  expect(bodyOf(firstForm('1차 화상 면접')).schedule).toMatchObject({
    type: 'ON_TIME',
    hour: 10,
    minute: 0,
    minutes: 60,
  });
});

test('one that is open at once has no day', () => {
  expect(bodyOf({ ...firstForm('면접'), type: 'INSTANT' }).schedule).not.toHaveProperty('date');
});
