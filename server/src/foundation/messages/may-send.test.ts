import { describe, expect, test } from 'vitest';
import type { MessageChannel, MessagePurpose } from '@ieum/contract/foundation/messages/enums.ts';
import { maySend, type Recipient } from './may-send.ts';
import { morningAfter } from '#kit/quiet-hours.ts';

const kst = (time: string, day = '2026-11-20') => new Date(`${day}T${time}+09:00`);
const nextMorning = kst('08:00:00', '2026-11-21');
const thisMorning = kst('08:00:00');

const NOBODY = { EMAIL: false, SMS: false, NIGHT: false };
const somebody = (consents: Partial<Recipient['consents']> = {}, status: Recipient['status'] = 'ACTIVE') => ({
  status,
  locale: 'ko' as const,
  consents: { ...NOBODY, ...consents },
});

const reported = (
  [channel, purpose]: readonly [MessageChannel, MessagePurpose],
  recipient: Recipient | undefined,
  now: Date,
) => {
  const verdict = maySend({ channel, purpose }, recipient, now);
  if (verdict.kind === 'waits') return verdict.until.toISOString();
  return verdict.kind === 'withheld' ? verdict.reason : verdict.kind;
};

test.each([
  ['07:59:59', thisMorning],
  ['08:00:00', undefined],
  ['20:59:59', undefined],
  ['21:00:00', nextMorning],
  ['23:59:59', nextMorning],
  ['00:00:00', thisMorning],
])('at %s in Seoul the next morning is %s', (time, morning) => {
  expect(morningAfter(kst(time))).toEqual(morning);
});

describe.each([
  ['20:59:59', undefined],
  ['21:00:00', nextMorning],
  ['07:59:59', thisMorning],
  ['08:00:00', undefined],
])('advertising at %s', (time, waitsUntil) => {
  const now = kst(time);
  const sms = ['SMS', 'ADVERTISING'] as const;
  const email = ['EMAIL', 'ADVERTISING'] as const;

  test('is never sent to a member who has not agreed to this channel', () => {
    expect(reported(sms, somebody(), now)).toBe('NO_CONSENT');
    expect(reported(sms, somebody({ EMAIL: true, NIGHT: true }), now)).toBe('NO_CONSENT');
    expect(reported(email, somebody(), now)).toBe('NO_CONSENT');
    expect(reported(email, somebody({ SMS: true, NIGHT: true }), now)).toBe('NO_CONSENT');
  });

  test('by SMS waits for the morning unless the member agreed to the night', () => {
    expect(reported(sms, somebody({ SMS: true }), now)).toBe(waitsUntil?.toISOString() ?? 'sent');
    expect(reported(sms, somebody({ SMS: true, NIGHT: true }), now)).toBe('sent');
  });

  test('by e-mail is sent at any hour to a member who agreed', () => {
    expect(reported(email, somebody({ EMAIL: true }), now)).toBe('sent');
  });

  test('is never sent to a blocked, closed or unknown account', () => {
    const all = { EMAIL: true, SMS: true, NIGHT: true };
    for (const kind of [sms, email]) {
      expect(reported(kind, somebody(all, 'BLOCKED'), now)).toBe('ACCOUNT_CLOSED');
      expect(reported(kind, somebody(all, 'WITHDRAWN'), now)).toBe('ACCOUNT_CLOSED');
      expect(reported(kind, undefined, now)).toBe('ACCOUNT_CLOSED');
    }
  });

  test('codes are sent at once, and SMS about one’s own activity waits for the morning', () => {
    expect(reported(['SMS', 'SECURITY'], undefined, now)).toBe('sent');
    expect(reported(['SMS', 'SERVICE'], somebody(), now)).toBe(waitsUntil?.toISOString() ?? 'sent');
    expect(reported(['EMAIL', 'SERVICE'], somebody(), now)).toBe('sent');
    expect(reported(['EMAIL', 'SERVICE'], somebody({}, 'WITHDRAWN'), now)).toBe('ACCOUNT_CLOSED');
  });
});
