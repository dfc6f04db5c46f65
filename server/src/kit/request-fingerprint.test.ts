import { expect, test } from 'vitest';
import { addSeconds } from './dates.ts';
import { requestFingerprint } from './request-fingerprint.ts';

const now = new Date('2030-01-01T00:00:00Z');
const request = { callerId: 'a', key: undefined, now, content: ['b', ['c']] };
const fingerprint = requestFingerprint(request);

test('the same request within the same minute is the same, and in the next minute another', () => {
  expect(requestFingerprint({ ...request, now: addSeconds(now, 59) })).toBe(fingerprint);
  expect(requestFingerprint({ ...request, now: addSeconds(now, 60) })).not.toBe(fingerprint);
});

test('with a key the time does not matter', () => {
  const withKey = { ...request, key: 'k' };
  const hour = addSeconds(now, 60 * 60);
  expect(requestFingerprint({ ...withKey, now: hour })).toBe(requestFingerprint(withKey));
  expect(requestFingerprint({ ...withKey, key: 'l' })).not.toBe(requestFingerprint(withKey));
});

test('another caller or another content is another request', () => {
  expect(requestFingerprint({ ...request, callerId: 'z' })).not.toBe(fingerprint);
  expect(requestFingerprint({ ...request, content: ['b', ['d']] })).not.toBe(fingerprint);
});
