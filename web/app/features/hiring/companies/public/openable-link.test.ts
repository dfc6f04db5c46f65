import { expect, test } from 'vitest';
import { openable } from './openable-link.ts';

test.each(['javascript:alert(1)', 'data:text/html,x', 'hanbit', '', null])('%s is no link', (link) => {
  expect(openable(link)).toBeUndefined();
});

test('http and https are', () => {
  expect(openable('https://hanbit.example/a')?.host).toBe('hanbit.example');
});
