import { expect, test } from 'vitest';
import { writtenFormOf, writtenForms } from './written-forms.ts';

test.each(
  writtenForms.map(({ from, to, example }) => ({ from, to, asked: example[0], written: example[1] })),
)('$asked is written $written', ({ from, to, asked, written }) => {
  expect(asked.replaceAll(from, to)).toBe(written);
});

test('parts of a known compound are apart, other words stay whole', () => {
  expect(writtenFormOf('관심공고')).toBe('관심 공고');
  expect(writtenFormOf('화상면접을')).toBe('화상 면접을');
  expect(writtenFormOf('지원자')).toBe('지원자');
});

test('words that only contain a spoken one are not replaced', () => {
  expect(writtenFormOf('점수 있나요')).toBe('점수 있나요');
  expect(writtenFormOf('알바니아')).toBe('알바니아');
});
