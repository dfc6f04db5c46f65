import { expect, test } from 'vitest';
import type { OwnMeetingDetail } from '../data.ts';
import { isPickable, statesOf } from './time-states.ts';

const at = (time: string) => `2026-11-24T${time}:00.000Z`;
const meeting = (input: Partial<OwnMeetingDetail>) =>
  ({
    schedulesAvailable: [],
    taken: [],
    clashes: [],
    awaiting: [],
    minutes: 30,
    ...input,
  }) as OwnMeetingDetail;
const now = Date.parse(at('00:30'));

test('a time is free unless it is taken, over, or during something else', () => {
  const states = statesOf(
    meeting({
      schedulesAvailable: [at('00:00'), at('01:00'), at('01:30'), at('02:00'), at('02:30')],
      taken: [at('01:00')],
      clashes: [{ title: '면접', startsAt: at('01:45'), endsAt: at('02:15') }],
    }),
    now,
  );
  expect([...states.values()]).toEqual(['taken', 'taken', 'clash', 'clash', 'free']);
});

test('something that ends when a time begins does not clash with it', () => {
  const clashes = [{ title: '면접', startsAt: at('01:00'), endsAt: at('02:00') }];
  expect(statesOf(meeting({ schedulesAvailable: [at('02:00')], clashes }), now).get(at('02:00'))).toBe(
    'free',
  );
});

test('a time during one that was picked elsewhere says so, and can still be picked', () => {
  const awaiting = [{ title: '1차 면담', startsAt: at('01:15'), endsAt: at('01:45') }];
  const clashes = [{ title: '면접', startsAt: at('01:30'), endsAt: at('02:00') }];
  const schedulesAvailable = [at('01:00'), at('01:30'), at('02:00')];
  const states = [...statesOf(meeting({ schedulesAvailable, awaiting, clashes }), now).values()];
  expect(states).toEqual(['awaiting', 'clash', 'free']);
  expect(states.map(isPickable)).toEqual([true, false, true]);
});
