import { expect, it } from 'vitest';
import { asObject } from './korean-particles.ts';

it.each([
  ['한빛', '한빛을'],
  ['누리', '누리를'],
  ['한빛(주)', '한빛(주)를'],
  ['한빛㈜', '한빛㈜를'],
  ['㈜한빛', '㈜한빛을'],
  ['ABC', 'ABC 기업을'],
])('%s as an object is %s', (name, text) => {
  expect(asObject(name)).toBe(text);
});
