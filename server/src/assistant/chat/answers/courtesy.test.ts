import { expect, test } from 'vitest';
import { answerCourtesy } from './courtesy.ts';

const answerTo = (query: string) => answerCourtesy({ query, locale: 'ko' })?.content;

test.each(['안녕하세요', '안녕하세요!', ' 안녕~ ', 'Hello.', 'ㅎㅇ', '你好！'])(
  '%s is answered as a greeting',
  (query) => {
    expect(answerTo(query)).toContain('안녕하세요');
  },
);

test.each(['감사합니다', '고마워요!!', 'Thank you', '谢谢'])('%s is answered as thanks', (query) => {
  expect(answerTo(query)).toContain('천만에요');
});

test.each(['안녕하세요, 지원은 어떻게 하나요?', '감사 인사는 어디에 남기나요', ''])(
  '%s is a question like others',
  (query) => {
    expect(answerTo(query)).toBeUndefined();
  },
);
