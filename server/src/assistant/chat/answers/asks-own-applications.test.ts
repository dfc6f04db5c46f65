import { expect, test } from 'vitest';
import { asksCompanysReply, asksOwnApplications } from './asks-own-applications.ts';

test.each([
  '내 지원 어떻게 됐어?',
  '내 지원 어디까지 됐어요?',
  '지원현황 알려줘',
  '제 지원 결과요',
  '지원한 곳들 상태 좀',
  '내가 지원한 거 어떻게 됐어요?',
  '하늘무역 지원 어떻게 됐나요',
  '전에 낸 지원서 어떻게 됐는지 궁금해요',
  '결과 나왔나요?',
  '서류 붙었나요?',
  '저 떨어졌나요',
  '내가 낸 지원서 보고싶어요',
  '나 합격한 데 있어?',
  '서류 통과했을까요',
  '한빛정밀 지원 결과',
  'my applications',
])('“%s” is about the own applications', (query) => {
  expect(asksOwnApplications(query)).toBe(true);
});

test.each([
  '합격·불합격은 어떻게 통보되나요',
  '지원 취소는 어떻게 해요',
  '내 지원을 취소할 수 있나요',
  '결과는 언제 나오나요',
  '지원 결과 언제 나와요',
  '지원 결과는 어디에서 보나요?',
  '떨어졌는지 어떻게 알아요',
  '떨어지면 알려주나요',
  '불합격자에게 알림이 가나요',
  '합격 발표 언제 나요',
  '낸 지원서 수정되나요',
  '지원햇는데 결과가 안나와요',
  '다시 지원할 수 있나요',
  '내 공고 지원자 몇 명이야?',
  '지원은 어떻게 하는 거예요?',
  '합격자 통보',
  '서류는 뭐가 필요해요',
])('“%s” is about all applications', (query) => {
  expect(asksOwnApplications(query)).toBe(false);
});

test('a question that names a company is about its reply where it asks for one', () => {
  expect(asksCompanysReply('하늘무역에서 봤나요')).toBe(true);
  expect(asksCompanysReply('하늘무역 연락 왔어?')).toBe(true);
  expect(asksCompanysReply('하늘무역에 지원하려면')).toBe(false);
  expect(asksCompanysReply('하늘무역은 어떤 회사예요?')).toBe(false);
});
