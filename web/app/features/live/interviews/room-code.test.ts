import { expect, test } from 'vitest';
import { roomCodeOf } from './room-code.ts';

const CODE = 'q3J5bGl0dGxlLWNvZGUtMQ';

test.each([
  ['a code', CODE],
  ['a code with spaces around it', `  ${CODE}\n`],
  ['a link', `https://ieum.example.com/interview/${CODE}`],
  ['a link with a slash and a query', `https://ieum.example.com/interview/${CODE}/?from=mail#top`],
])('%s has the code', (_, typed) => {
  expect(roomCodeOf(typed)).toBe(CODE);
});

test.each([
  ['nothing', ''],
  ['a word', '면접'],
  ['a short number', '123456'],
  ['a page', 'https://ieum.example.com/'],
])('%s has none', (_, typed) => {
  expect(roomCodeOf(typed)).toBeUndefined();
});
