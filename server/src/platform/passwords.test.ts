import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

test.each([undefined, '', 'closed'])('no password matches an invalid hash: %j', async (stored) => {
  const passwords = createPasswords();
  expect(await passwords.matches('decoy-for-unknown-users', stored)).toBe(false);
});

test('a password matches its own hash only', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash('Person!2026');
  expect(await passwords.matches('Person!2026', stored)).toBe(true);
  expect(await passwords.matches('Person!2027', stored)).toBe(false);
});
