import { expect, test } from 'vitest';
import { browserOf } from './detect-browser.ts';
import { loudnessOf } from './audio-level.ts';

test.each([
  ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36 KAKAOTALK 11.0', 'inApp'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'firefox'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'chrome'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) AppleWebKit/605.1.15 Version/19.0 Safari/604.1', 'safari'],
  ['curl/8', 'other'],
])('%s is %s', (userAgent, browser) => {
  expect(browserOf(userAgent)).toBe(browser);
});

test('silence has no loudness, full swing has all', () => {
  expect(loudnessOf(new Uint8Array([128, 128]))).toBe(0);
  expect(loudnessOf(new Uint8Array([0, 0]))).toBe(1);
});
