import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeStored } from '#lib/storage/tab-storage.ts';
import { dropSignUp, storeSignUp, readSignUp } from './stored-sign-up.ts';

const MINUTE = 60_000;
const typed = {
  username: 'seoyeon',
  password: 'Secret!2026',
  passwordConfirm: 'Secret!2026',
  name: '김서연',
  phone: '01012345678',
  confirmedPhone: '01012345678',
  agreed: ['service'],
};

describe('the stored input of a sign-up', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
    writeStored('session', 'visit-1');
    storeSignUp('PERSON', typed);
  });
  afterEach(() => vi.useRealTimers());

  it('is restored with its confirmed phone, and never with the password', () => {
    const { password: _one, passwordConfirm: _two, ...rest } = typed;
    expect(readSignUp('PERSON')).toEqual(rest);
    expect(JSON.stringify(sessionStorage.getItem('ieum.join.PERSON'))).not.toContain('Secret');
    expect(readSignUp('COMPANY')).toBeUndefined();
  });

  it('asks for the phone again once the confirmation has expired on the server', () => {
    vi.advanceTimersByTime(29 * MINUTE);
    storeSignUp('PERSON', { ...typed, name: '김서윤' });
    expect(readSignUp('PERSON')).toMatchObject({ confirmedPhone: typed.phone });
    vi.advanceTimersByTime(MINUTE);
    expect(readSignUp('PERSON')).toMatchObject({ confirmedPhone: '', phone: typed.phone });
  });

  it('asks for the phone again in another visit, to which the confirmation does not belong', () => {
    writeStored('session', 'visit-2');
    expect(readSignUp('PERSON')).toMatchObject({ confirmedPhone: '', name: '김서연' });
  });

  it('is deleted when it was discarded or the account was created', () => {
    dropSignUp();
    expect(readSignUp('PERSON')).toBeUndefined();
  });

  it('is deleted for a single form that was cancelled', () => {
    storeSignUp('COMPANY', { ...typed, name: '한빛무역' });
    dropSignUp('COMPANY');
    expect(readSignUp('COMPANY')).toBeUndefined();
    expect(readSignUp('PERSON')).toMatchObject({ name: '김서연' });
  });
});
