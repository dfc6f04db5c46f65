import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createAddressOf } from './proxies.ts';

const requestFrom = (remoteAddress: string, forwarded: string | undefined) =>
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as unknown as IncomingMessage;

test('without trusted networks the connection’s own address is used, whatever a header says', () => {
  const addressOf = createAddressOf(false);
  expect(addressOf(requestFrom('203.0.113.9', '198.51.100.1'))).toBe('203.0.113.9');
});

test.each([
  ['10.1.2.3', '203.0.113.9', '203.0.113.9'],
  ['::ffff:10.1.2.3', '198.51.100.1, 203.0.113.9, 10.0.0.5', '203.0.113.9'],
  ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['10.1.2.3', undefined, '10.1.2.3'],
  ['10.1.2.3', 'nonsense, 203.0.113.9, 10.0.0.7', '203.0.113.9'],
  ['::1', '2001:db8::7', '2001:db8::7'],
])('behind trusted proxies %s with %s is %s', (remote, forwarded, expected) => {
  expect(createAddressOf(['10.0.0.0/8', 'loopback'])(requestFrom(remote, forwarded))).toBe(expected);
});
