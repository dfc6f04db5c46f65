import { describe, expect, it } from 'vitest';
import { audienceOfScreen, findPath, guardFailureOf, showsPanel } from './guards.ts';
import type { Session } from './session.ts';

const member = (userType: 'PERSON' | 'COMPANY' | null, isConsole = false): Session => ({
  state: 'in',
  userId: 'u',
  userType,
  isConsole,
});

describe('the route table', () => {
  it('prefers literal paths to those with parameters', () => {
    expect(findPath('/console/users/levels')).toBe('/console/users/levels');
    expect(findPath('/console/users/0198')).toBe('/console/users/{_user}');
    expect(findPath('/dashboard/queries/create')).toBe('/dashboard/queries/create');
  });

  it('matches a path with or without its trailing slash, and no other', () => {
    expect(findPath('/about/')).toBe('/about');
    expect(findPath('/about/us')).toBeUndefined();
  });
});

describe('the accounts that may see a page', () => {
  it('asks a visitor to log in', () => {
    const audiences = ['company', 'person', 'both', 'console'] as const;
    for (const audience of audiences)
      expect(guardFailureOf(audience, { state: 'out' })).toBe('loginRequired');
    expect(guardFailureOf('public', { state: 'out' })).toBeUndefined();
  });

  it('denies an account of another type', () => {
    expect(guardFailureOf('person', member('COMPANY'))).toBe('forbidden');
    expect(guardFailureOf('company', member('PERSON'))).toBe('forbidden');
    expect(guardFailureOf('console', member('PERSON'))).toBe('forbidden');
    expect(guardFailureOf('both', member(null, true))).toBe('forbidden');
  });

  it('admits its own', () => {
    expect(guardFailureOf('person', member('PERSON'))).toBeUndefined();
    expect(guardFailureOf('both', member('COMPANY'))).toBeUndefined();
    expect(guardFailureOf('console', member(null, true))).toBeUndefined();
  });
});

describe('pages that show the gate panel', () => {
  it('do not navigate away', () => {
    expect(['/dashboard', '/console', '/mypage/question'].every(showsPanel)).toBe(true);
    expect(showsPanel('/dashboard/applied')).toBe(false);
  });
});

it('a screen is for the audience of its row in the route table', () => {
  expect(audienceOfScreen('/console/users/{_user}')).toBe('console');
  expect(audienceOfScreen('/dashboard/password')).toBe('both');
  expect(() => audienceOfScreen('/dashboard/no-such-screen')).toThrow('is not a screen of the route table');
});
