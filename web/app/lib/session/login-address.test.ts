import { expect, test } from 'vitest';
import { loginAddress } from './login-address.ts';

test('a login leads back to the whole address on which it was requested', () => {
  expect(loginAddress('/recruitments?types=REGULAR&page=2')).toBe(
    '/login?next=%2Frecruitments%3Ftypes%3DREGULAR%26page%3D2',
  );
  expect(loginAddress('/joiners')).toBe('/login?next=%2Fjoiners');
});

test('a login from the home page or a login page leads to the default page', () => {
  for (const requested of ['/', '/?utm_source=x', '/login?next=/x', '/login/find-id', '/join'])
    expect(loginAddress(requested)).toBe('/login');
});
