import { expect, test } from 'vitest';
import { hollow } from './vite-lean-router.ts';

const source =
  'function outer() { function inner(a) { return a * 2; } return inner; }\nfunction other() { return 1; }';

test('a named function refuses to be called, the others stay as they are', () => {
  const text = hollow('x.js', source, ['inner']);
  expect(text).toContain('function inner(a) { throw new Error(');
  expect(text).toContain('function other() { return 1; }');
});

test('a function that is gone fails the build', () => {
  expect(() => hollow('x.js', source, ['inner', 'renamed'])).toThrow('other functions');
});
