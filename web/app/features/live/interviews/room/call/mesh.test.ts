import { expect, test } from 'vitest';
import { iceServersOf, loudestOf } from './mesh.ts';

test('without a relay browsers connect directly', () => {
  expect(iceServersOf({ urls: [], username: '', password: '' })).toEqual([]);
});

test('a relay is used with its credentials', () => {
  const relay = { urls: ['turn:turn.example.com'], username: '1:a', password: 'b' };
  expect(iceServersOf(relay)).toEqual([
    { urls: ['turn:turn.example.com'], username: '1:a', credential: 'b' },
  ]);
});

test('the loudest participant is the speaker, and nobody is in silence', () => {
  expect(
    loudestOf([
      ['a', 0.1],
      ['b', 0.3],
    ]),
  ).toBe('b');
  expect(loudestOf([['a', 0.01]])).toBeUndefined();
  expect(loudestOf([])).toBeUndefined();
});
