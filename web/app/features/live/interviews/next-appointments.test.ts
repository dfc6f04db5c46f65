import { expect, test } from 'vitest';
import type { OwnMeeting } from '../meetings/data.ts';
import type { OwnInterview } from './data.ts';
import { nextAppointmentsOf } from './next-appointments.ts';

const now = Date.parse('2026-11-24T00:00:00.000Z');
const at = (hour: string) => `2026-11-25T${hour}:00:00.000Z`;
const slot = (state: string, hour: string) => ({
  state,
  date: at(hour),
  endsAt: at(hour).replace(':00:', ':30:'),
});
const meeting = (input: object) =>
  ({
    _id: 'm',
    _recruitment: 'r',
    title: '1차 면담',
    place: '',
    isOpen: true,
    schedule: null,
    ...input,
  }) as OwnMeeting;
const interview = (input: object) =>
  ({
    title: '면접',
    state: 'AWAITING',
    recruitment: { _id: 'r' },
    schedule: { at: at('05') },
    ...input,
  }) as unknown as OwnInterview;
const titleOf = (meetings: OwnMeeting[], interviews: OwnInterview[] = []) =>
  nextAppointmentsOf(meetings, interviews, now).get('r')?.title;

test('a time that has to be picked comes first, and leads to the picker', () => {
  const next = nextAppointmentsOf([meeting({})], [interview({})], now).get('r');
  expect(next).toMatchObject({ title: '면담 시간을 골라 주세요', action: { to: '/meetings/m' } });
});

test('a picked time waits for the company, and is a meeting once it is approved', () => {
  expect(titleOf([meeting({ schedule: slot('AWAITING', '05') })])).toMatch(/14:00 면담을 신청했어요$/);
  expect(titleOf([meeting({ schedule: slot('APPROVED', '05') })])).toMatch(/14:00에 면담이 있어요$/);
});

test('of an interview and a meeting at the same time the interview is shown, otherwise the earlier one', () => {
  const approved = [meeting({ schedule: slot('APPROVED', '05') })];
  expect(titleOf(approved, [interview({})])).toMatch(/화상 면접이 있어요$/);
  expect(titleOf(approved, [interview({ schedule: { at: at('07') } })])).toMatch(/면담이 있어요$/);
});

test('what is over or cancelled is not shown', () => {
  const over = { state: 'APPROVED', date: '2026-11-23T05:00:00.000Z', endsAt: '2026-11-23T05:30:00.000Z' };
  expect(titleOf([meeting({ schedule: over })], [interview({ state: 'COMPLETE' })])).toBeUndefined();
  expect(titleOf([], [interview({ schedule: { at: over.date } })])).toBeUndefined();
  expect(titleOf([meeting({ isOpen: false, schedule: slot('CANCELED', '05') })])).toBeUndefined();
});
