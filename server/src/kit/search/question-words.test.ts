import { expect, test } from 'vitest';
import { questionWords } from './question-words.ts';

test.each([
  ['지원해요', ['지원']],
  ['지원하려면', ['지원']],
  ['취소하고 싶어요', ['취소', '싶어']],
  ['변경할 수', ['변경', '수']],
  ['이력서를 어디에서 쓰나요', ['이력서', '어디', '쓰나']],
  ['공고는 어떻게 올려요', ['공고', '어떻게', '올리']],
  ['비번을 까먹었어요', ['비밀번호', '잊었어요']],
  ['포인트가 얼마 남았어요', ['포인트', '얼마', '남았어요']],
  ['회원 탈퇴하고', ['탈퇴']],
  ['怎么应聘', ['', '应聘']],
  ['How do I apply', ['how', 'do', 'i', 'apply']],
])('%s is about %s', (question, words) => {
  expect(questionWords(question)).toEqual(words);
});

test('a short word keeps its letters', () => {
  expect(questionWords('강의 서울 바다')).toEqual(['강의', '서울', '바다']);
});
