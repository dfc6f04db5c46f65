import { describe, expect, test } from 'vitest';
import { freeLine, freeText, Id, line, OptionalId, text } from './schemas.ts';

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

describe('an id', () => {
  const NO_ROW = '00000000-0000-0000-0000-000000000000';

  test('that is malformed becomes the id of no row', () => {
    const id = '0192f1c2-7b3e-7c4d-8a5f-3b8b4f3c9a71';
    expect([id, id.toUpperCase(), 'no-id', ''].map((value) => Id.parse(value))).toEqual([
      id,
      id.toUpperCase(),
      NO_ROW,
      NO_ROW,
    ]);
  });

  test('that may be left out stays empty', () => {
    expect(['no-id', ''].map((value) => OptionalId.parse(value))).toEqual([NO_ROW, '']);
  });

  test('is at most 64 characters', () => {
    expect(Id.safeParse('x'.repeat(65)).success).toBe(false);
  });
});
