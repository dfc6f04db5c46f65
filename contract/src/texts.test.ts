import { describe, expect, test } from 'vitest';
import { joined, phoneText } from './texts.ts';

test('phone numbers are grouped when they are whole', () => {
  expect(phoneText('01012345678')).toBe('010-1234-5678');
  expect(phoneText('0212345678')).toBe('02-1234-5678');
  expect(phoneText('010-****-5678')).toBe('010-****-5678');
});

describe('words in one line', () => {
  test('have a middle dot between them, and none where one is missing', () => {
    expect(joined('한결대학교', null, '', false, undefined, '대졸')).toBe('한결대학교 · 대졸');
    expect(joined('', null)).toBe('');
  });
});
