import { afterEach, expect, it, vi } from 'vitest';
import { openAfterLogin } from './open-after-login.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['/dashboard/applied?id=1#top', '/dashboard/applied?id=1#top'],
  ['/.//evil.example/x', '/'],
  ['//evil.example/x', '/'],
  ['https://evil.example/x', '/'],
  ['javascript:alert(1)', '/'],
])('a login with next=%s opens %s', (requested, opened) => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  openAfterLogin(requested);
  expect(assign).toHaveBeenCalledExactlyOnceWith(opened);
});
