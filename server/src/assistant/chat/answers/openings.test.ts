import { expect, test } from 'vitest';
import { soughtIn, soughtWords } from './openings.ts';

test('the words for a kind of opening are left of a question, without particles', () => {
  expect(soughtWords('해외영업 신입 공고가 있나요?')).toEqual(['해외영업', '신입']);
  expect(soughtWords('서울에서 일하는 디자이너를 구하는 곳 알려줘')).toEqual(['서울', '디자이너']);
  expect(soughtWords('Any sales job openings in Busan?')).toEqual(['sales', 'busan']);
  expect(soughtWords('채용 공고 보여줘')).toEqual([]);
  expect(soughtWords('부산에서 일할 수 있는 곳 있나요')).toEqual(['부산']);
});

test('a word that names a region is a filter, one that only begins with it is not', () => {
  expect(soughtIn('서울에서 일하는 디자이너를 구하는 곳 알려줘')).toEqual({
    regions: ['서울'],
    words: ['디자이너'],
  });
  expect(soughtIn('부산광역시 대구은행 채용')).toEqual({ regions: ['부산'], words: ['대구은행'] });
  expect(soughtIn('Any sales job openings in Busan?')).toEqual({ regions: ['부산'], words: ['sales'] });
});
