import { describe, expect, it } from 'vitest';
import type { Session } from './session.ts';
import { fallbackOf, mayOpen, readRequestedPage, userTypeFor } from './requested-page.ts';

const OUT: Session = { state: 'out' };
const person: Session = { state: 'in', userId: 'u', userType: 'PERSON', isConsole: false };

describe('where a denied page leads', () => {
  it('goes back to the previous page with its query when the table knows it', () => {
    expect(fallbackOf('/dashboard/applied?id=1', '/recruitments?region=서울', OUT)).toBe(
      '/recruitments?region=서울',
    );
  });

  it('goes to the root of the area otherwise', () => {
    expect(fallbackOf('/dashboard/applied?id=1', undefined, OUT)).toBe('/dashboard');
    expect(fallbackOf('/console/users', '/no/such/page', OUT)).toBe('/console');
    expect(fallbackOf('/mypage/question', undefined, OUT)).toBe('/');
  });

  it('never leads to the denied page itself, nor to another that is denied', () => {
    expect(fallbackOf('/dashboard/applied', '/dashboard/applied?id=1', OUT)).toBe('/dashboard');
    expect(fallbackOf('/dashboard/applied', '/dashboard/resume', OUT)).toBe('/dashboard');
    expect(fallbackOf('/console/users', '/dashboard/resume', person)).toBe('/dashboard/resume');
  });
});

describe('the page after a login', () => {
  it('is read from the history entry only where a guard wrote it', () => {
    expect(readRequestedPage({ requested: '/dashboard/applied?id=1' })).toBe('/dashboard/applied?id=1');
    for (const state of [null, undefined, 'x', {}, { requested: 1 }, { requested: '//evil.example' }])
      expect(readRequestedPage(state)).toBeUndefined();
  });

  it('is opened only for an account that may see it', () => {
    expect(mayOpen('/dashboard/applied?id=1#top', person)).toBe(true);
    expect(mayOpen('/dashboard/recruitments', person)).toBe(false);
    expect(mayOpen('/dashboard/applied', OUT)).toBe(false);
    expect(mayOpen('/nowhere', person)).toBe(false);
  });

  it('determines the kind of account to log in with', () => {
    expect(userTypeFor('/dashboard/recruitments?state=ON_GOING')).toBe('COMPANY');
    expect(userTypeFor('/dashboard/applied?id=1')).toBe('PERSON');
    expect(userTypeFor('/dashboard/password#messages')).toBeUndefined();
  });
});
