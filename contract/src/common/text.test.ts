import { expect, test } from 'vitest';
import { localeOf } from './text.ts';

test.each([
  ['cn', 'cn'],
  ['zh-CN,zh;q=0.9', 'cn'],
  ['EN-us', 'en'],
  ['en', 'en'],
  ['ko-KR', 'ko'],
  ['fr', 'ko'],
  ['', 'ko'],
  [undefined, 'ko'],
])('Accept-Language %s is answered in %s', (accepted, locale) => expect(localeOf(accepted)).toBe(locale));
