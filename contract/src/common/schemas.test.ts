import { describe, expect, test } from 'vitest';
import { freeLine, freeText, line, text } from './schemas.ts';

const invisible = [
  '\u200b',
  ' \u2060 ',
  '\ufeff',
  '\u3164',
  '\u115f\u1160',
  '\u2800',
  '\u00a0\u00ad',
  '\n\t',
];

describe.each(invisible)('invisible characters (%j)', (value) => {
  test('do not count as a required text', () => {
    expect(text(10).safeParse(value).error?.issues).toHaveLength(1);
    expect(line(10).safeParse(value).error?.issues).toHaveLength(1);
  });

  test('count as empty in an optional text', () => {
    expect(freeText(10).parse(value)).toBe('');
    expect(freeLine(10).parse(value)).toBe('');
  });
});

test('invisible characters are preserved inside a text, as in a composed emoji', () => {
  expect(line(20).parse('👩\u200d💻 개발')).toBe('👩\u200d💻 개발');
  expect(freeText(20).parse('가\u200b나')).toBe('가\u200b나');
});
