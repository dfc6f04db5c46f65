import { expect, test } from 'vitest';
import { lengthIn, monthIn, spanIn } from './formats.ts';

test('a month is written as is usual in each language', () => {
  expect(monthIn('ko', '2023-04-01')).toBe('2023.04');
  expect(monthIn('en', '2023-04-01')).toBe('04/2023');
  expect(monthIn('cn', '2023-04-01')).toBe('2023年4月');
});

test('a period omits unknown months', () => {
  const span = { from: '2021-02-01', to: '2023-03-31' };
  expect(spanIn('ko', span)).toBe('2021.02 ~ 2023.03');
  expect(spanIn('en', { ...span, to: null, openEnd: 'present' })).toBe('02/2021 ~ present');
  expect(spanIn('ko', { ...span, from: null })).toBe('~ 2023.03');
  expect(spanIn('ko', { from: null, to: null, openEnd: '재직 중' })).toBe('');
});

test('a duration is written in whole years and remaining months', () => {
  expect([0, 9, 24, 69].map((months) => lengthIn('ko', months))).toEqual([
    '0개월',
    '9개월',
    '2년',
    '5년 9개월',
  ]);
  expect(lengthIn('en', 69)).toBe('5 yr 9 mo');
});
