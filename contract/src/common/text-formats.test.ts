import { describe, expect, test } from 'vitest';
import { isWholePhone, joined, phoneText } from './text-formats.ts';

test('complete phone numbers are grouped', () => {
  expect(phoneText('01012345678')).toBe('010-1234-5678');
  expect(phoneText('0212345678')).toBe('02-1234-5678');
  expect(phoneText('010-****-5678')).toBe('010-****-5678');
});

test.each(['010-1234-5678', '01012345678', '+82 10-1234-5678', '011-123-4567', '02-123-4567', '1588-1234'])(
  '%s can be called',
  (phone) => expect(isWholePhone(phone)).toBe(true),
);

test.each(['010-1234-567', '0101234567', '010-12345-6789', '010--5678', '02-12'])(
  '%s cannot be called',
  (phone) => expect(isWholePhone(phone)).toBe(false),
);

describe('texts joined in one line', () => {
  test('are separated by a middle dot, and empty ones are omitted', () => {
    expect(joined('한결대학교', null, '', false, undefined, '대졸')).toBe('한결대학교 · 대졸');
    expect(joined('', null)).toBe('');
  });
});
