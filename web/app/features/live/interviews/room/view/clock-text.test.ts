import { expect, test } from 'vitest';
import { clockText } from './clock-text.ts';

test.each([
  [0, '00:00'],
  [768_000, '12:48'],
  [4_368_000, '1:12:48'],
  [-5, '00:00'],
])('%s ms are %s', (milliseconds, text) => {
  expect(clockText(milliseconds)).toBe(text);
});
