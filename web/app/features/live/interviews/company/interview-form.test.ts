import { expect, test } from 'vitest';
import { bodyOf, firstForm } from './interview-form.ts';

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

test('applicants who were chosen in a list are invited by their applications', () => {
  const form = firstForm('면접', { applicants: [{ _id: 'a1', name: '김지원' }], recruitmentId: 'r1' });
  expect(bodyOf(form)).toMatchObject({ _interviewees: [], _applications: ['a1'], _recruitment: 'r1' });
});
