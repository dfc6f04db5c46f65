import { expect, test } from 'vitest';
import { languageOf } from './languages.ts';

test.each([
  ['이력서는 어디에서 쓰나요?', 'ko'],
  ['PDF로 받을 수 있나요?', 'ko'],
  ['如何上传PDF简历？', 'cn'],
  ['How do I sign up?', 'en'],
  ['2026', 'en'],
])('%s is written in %s', (question, language) => {
  expect(languageOf(question)).toBe(language);
});
