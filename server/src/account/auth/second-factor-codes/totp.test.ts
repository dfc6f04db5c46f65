import { describe, expect, test } from 'vitest';
import { codeAt, findStep, keyAddress, newSecret, stepAt, toBase32 } from './totp.ts';

describe('the codes of an authenticator app', () => {
  /** RFC 6238, appendix B, SHA-1: the last six of its eight digits. */
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at second %i end with those of %s', (seconds, code) => {
    const secret = Buffer.from('12345678901234567890');
    expect(codeAt(secret, stepAt(new Date(seconds * 1000)))).toBe(code.slice(-6));
  });

  test('are accepted one step early or late, and no further', () => {
    const secret = newSecret();
    const now = new Date('2026-11-24T09:00:10Z');
    const step = stepAt(now);
    const found = [-2, -1, 0, 1, 2].map((distance) => findStep(secret, codeAt(secret, step + distance), now));
    expect(found).toEqual([undefined, step - 1, step, step + 1, undefined]);
  });

  test('have a secret of 160 bits that differs each time', () => {
    const [one, other] = [newSecret(), newSecret()];
    expect(one).toHaveLength(20);
    expect(one.equals(other)).toBe(false);
  });
});

describe('the secret as text', () => {
  /** RFC 4648, section 10, without padding. */
  test.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('of %j is %j', (text, encoded) => {
    expect(toBase32(Buffer.from(text))).toBe(encoded);
  });

  test('is part of the address that the app reads', () => {
    const address = keyAddress(Buffer.from('foobar'), { issuer: '이음', username: 'admin' });
    const url = new URL(address);
    expect([url.protocol, url.searchParams.get('secret')]).toEqual(['otpauth:', 'MZXW6YTBOI']);
    expect(decodeURIComponent(address)).toContain('이음:admin');
  });
});
