import { expect, test } from 'vitest';
import { CODE_LETTERS, normalizeCode } from './code.ts';

test('a code is the same however it was typed', () => {
  expect(normalizeCode(' ab2-cd3 ')).toBe('AB2CD3');
  expect(normalizeCode('ＡＢ２ｃｄ３')).toBe('AB2CD3');
  expect(normalizeCode('AB2–CD3')).toBe('AB2CD3');
});

test('no letter of a code looks like another one', () => {
  for (const letter of '01OIL') expect(CODE_LETTERS).not.toContain(letter);
  expect(new Set(CODE_LETTERS).size).toBe(CODE_LETTERS.length);
});
