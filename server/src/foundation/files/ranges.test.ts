import { expect, test } from 'vitest';
import { readRange } from './ranges.ts';

const SIZE = 1000;

test.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=990-', { start: 990, end: 999 }],
  ['bytes=0-99999', { start: 0, end: 999 }],
  ['bytes=-6', { start: 994, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
])('%s is a part of the file', (header, range) => {
  expect(readRange(header, SIZE)).toEqual(range);
});

test.each(['bytes=1000-', 'bytes=9999-10000', 'bytes=-0'])('%s is beyond the end', (header) => {
  expect(readRange(header, SIZE)).toBe('unsatisfiable');
});

test.each([
  undefined,
  '',
  'bytes',
  'bytes=',
  'bytes=-',
  'bytes=3-1',
  'bytes=a-b',
  'bytes=1-2e9x',
  'bytes=0x1-2',
  'items=0-3',
  'bytes=0-1,5-6',
])('the whole file is sent for %s', (header) => {
  expect(readRange(header, SIZE)).toBeUndefined();
});

test('no range of an empty file can be sent', () => {
  expect(readRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(readRange('bytes=-6', 0)).toBe('unsatisfiable');
});
