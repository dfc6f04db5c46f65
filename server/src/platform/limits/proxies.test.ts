import { expect, test } from 'vitest';
import { createAddressOf } from './proxies.ts';

test('without trusted networks the connection’s own address counts, whatever a header says', () => {
  const addressOf = createAddressOf(false);
  expect(addressOf('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
});

test.each([
  ['10.1.2.3', '203.0.113.9', '203.0.113.9'],
  ['::ffff:10.1.2.3', '198.51.100.1, 203.0.113.9, 10.0.0.5', '203.0.113.9'],
  ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['10.1.2.3', undefined, '10.1.2.3'],
  ['10.1.2.3', 'nonsense, 10.0.0.7', '10.0.0.7'],
  ['::1', '2001:db8::7', '2001:db8::7'],
])('behind trusted proxies %s with %s is %s', (remote, forwarded, expected) => {
  expect(createAddressOf(['10.0.0.0/8', 'loopback'])(remote, forwarded)).toBe(expected);
});
