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

test.each([
  '釜山有招聘吗？',
  '釜山的招聘',
  '釜山招聘',
  '釜山有什么职位？',
  '请问釜山市有没有工作机会',
  'BUSAN有招聘吗',
])('%s asks for all openings of the region', (question) => {
  expect(soughtIn(question)).toEqual({ regions: ['부산'], words: [] });
});

test('of a question in Chinese, which has no spaces, the words for a kind of opening are left', () => {
  expect(soughtIn('首尔和釜山有海外销售岗位吗？')).toEqual({
    regions: ['서울', '부산'],
    words: ['海外', '销售'],
  });
  expect(soughtIn('招聘财务的公司有哪些？')).toEqual({ regions: [], words: ['财务'] });
});

test.each([
  'Any jobs in Jeju?',
  'What jobs are open in jeju-do right now?',
  '제주에 있는 공고 있어?',
  '제주 공고',
  '제주도엔 공고 없나요?',
  '제주지역 채용',
  '济州有招聘吗？',
  '济州岛招聘',
])('%s has no words besides the region', (question) => {
  expect(soughtIn(question)).toEqual({ regions: ['제주'], words: [] });
});

test('a whole English word that begins like an asking one is sought', () => {
  expect(soughtWords('Any international sales jobs?')).toEqual(['international', 'sales']);
});
