import { describe, expect, test } from 'vitest';
import { decryptSecret, encryptSecret, isFileLinkGood, signFileLink } from './crypto.ts';

const [older, newer, foreign] = ['o', 'n', 'f'].map((letter) => letter.repeat(32)) as [
  string,
  string,
  string,
];
const now = new Date('2026-11-20T00:00:00Z');
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('encryptSecret', () => {
  test('makes any text readable with our secret only, with a different result each time', () => {
    const encrypted = encryptSecret([newer], '비밀 {"d":"1"}');
    expect(decryptSecret([newer], encrypted)).toBe('비밀 {"d":"1"}');
    expect(encryptSecret([newer], '비밀 {"d":"1"}')).not.toBe(encrypted);
    expect(decryptSecret([newer], encryptSecret([newer], ''))).toBe('');
  });

  test('a rotation decrypts old values and encrypts with the new secret', () => {
    const before = encryptSecret([older], 'text');
    expect(decryptSecret([newer, older], before)).toBe('text');
    const after = encryptSecret([newer, older], 'text');
    expect(decryptSecret([newer], after)).toBe('text');
    expect(() => decryptSecret([older], after)).toThrow('SECRET');
  });

  test('a changed, truncated or foreign value throws', () => {
    const encrypted = encryptSecret([newer], 'text');
    const [id, body = ''] = encrypted.split('.');
    for (let place = 0; place < body.length; place += 5) {
      const letter = body[place] === 'A' ? 'B' : 'A';
      expect(() =>
        decryptSecret([newer], `${id}.${body.slice(0, place)}${letter}${body.slice(place + 1)}`),
      ).toThrow();
    }
    for (const wrong of [
      `${id}.${body.slice(0, 30)}`,
      `${id}.`,
      '',
      'text',
      encryptSecret([foreign], 'text'),
    ]) {
      expect(() => decryptSecret([newer], wrong)).toThrow();
    }
  });

  test('an empty list of secrets is rejected', () => {
    expect(() => encryptSecret([], 'text')).toThrow('SECRET');
  });
});

describe('a file link', () => {
  const link = { fileId: 'file-1', ...signFileLink([older], 'file-1', now) };

  test('is valid for five minutes, also after a rotation', () => {
    expect(isFileLinkGood([older], link, now)).toBe(true);
    expect(isFileLinkGood([newer, older], link, inSeconds(299))).toBe(true);
    expect(isFileLinkGood([older], link, inSeconds(300))).toBe(false);
  });

  test.each([
    ['for another file', { fileId: 'file-2' }],
    ['made longer', { until: link.until + 1 }],
    ['without a time', { until: Number.NaN }],
    ['with another signature', { sign: link.sign.slice(1) }],
    ['without a signature', { sign: '' }],
  ])('is rejected %s', (_name, changes) => {
    expect(isFileLinkGood([older], { ...link, ...changes }, now)).toBe(false);
  });

  test('is rejected under another secret', () => {
    expect(isFileLinkGood([newer, foreign], link, now)).toBe(false);
  });
});
