import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBounded } from './bodies.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const list = (length: number) => JSON.stringify(Array.from({ length }, (_, n) => n));

describe('a JSON body', () => {
  test.each([
    ['32 lists deep', nested(32), true],
    ['33 lists deep', nested(33), false],
    ['33 objects deep', `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`, false],
    ['never closed', '['.repeat(1_000_000), false],
    ['20,000 parts', list(20_000), true],
    ['20,001 parts', list(20_001), false],
    ['one long text', JSON.stringify({ content: '[{,'.repeat(300_000) }), true],
    ['a text that never ends', `"${'['.repeat(100)}`, true],
  ])('%s', (_, text, isIn) => {
    expect(isBounded(text)).toBe(isIn);
  });

  test('brackets and commas inside strings are not counted, however they are escaped', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('[', '{', ',', '"', '\\', 'a') }), (word) => {
        expect(isBounded(JSON.stringify([word.repeat(40)]))).toBe(true);
      }),
    );
  });
});
