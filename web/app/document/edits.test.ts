import { expect, test } from 'vitest';
import { replaceEach, replaceOnce } from './edits.ts';

test('a single place is replaced literally, a missing or repeated one is an error', () => {
  expect(replaceOnce('<a/><b/>', '<b/>', '$&')).toBe('<a/>$&');
  expect(() => replaceOnce('<a/>', '<b/>', '')).toThrow('0 places');
  expect(() => replaceOnce('<b/><b/>', '<b/>', '')).toThrow('2 places');
});

test('each place of a list is replaced, none is an error', () => {
  expect(replaceEach('aba', 'a', 'c')).toBe('cbc');
  expect(() => replaceEach('b', 'a', 'c')).toThrow('no place');
});
