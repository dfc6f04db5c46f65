import { expect, test } from 'vitest';
import { fillParticles, withParticle } from './particles.ts';

test.each([
  ['한빛테크', '이/가', '한빛테크가'],
  ['한빛정밀', '이/가', '한빛정밀이'],
  ['누리', '을/를', '누리를'],
  ['이음', '을/를', '이음을'],
  ['서울', '으로/로', '서울로'],
  ['부산', '으로/로', '부산으로'],
  ['KDB', '이/가', 'KDB가'],
  ['LG CNS', '이/가', 'LG CNS가'],
  ['SBI Pharm', '이/가', 'SBI Pharm이'],
  ['3M', '이/가', '3M이'],
  ['하람(주)', '이/가', '하람(주)가'],
  ['온빛 24', '이/가', '온빛 24가'],
  ['온빛 21', '이/가', '온빛 21이'],
  ['', '이/가', '가'],
])('%s takes the particle of %s that fits its last sound', (word, pair, expected) => {
  expect(withParticle(word, pair)).toBe(expected);
});

test('only placeholders with a particle are filled', () => {
  expect(fillParticles('{company|이/가} {subject}', { company: '한빛', subject: '공고' })).toBe(
    '한빛이 {subject}',
  );
});
