import { expect, test } from 'vitest';
import { encodingOf } from './encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=0.9, br;q=0.5', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0', undefined],
  ['identity', undefined],
  [undefined, undefined],
])('a caller that accepts %s receives %s', (header, encoding) => {
  expect(encodingOf(header)).toBe(encoding);
});
