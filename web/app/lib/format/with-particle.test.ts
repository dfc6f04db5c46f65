import { expect, test } from 'vitest';
import { withParticle } from './with-particle.ts';

test('no line ends between a date and its particle', () => {
  expect(withParticle('11.26(목)', '에')).toBe('11.26(목)\u2060에');
});
