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
  '지원 현황',
  '내 지원 어떻게 됐어',
  '지원 진행 상황 알려줘',
  'application status',
  'What is the status of my application?',
  'I have applied, any news?',
  'Did I get the job?',
  '我申请的结果怎么样了？',
  '我申请的职位怎么样了？',
  '应聘进度',
  '我的投递进度',
  '投递进度',
  '我的应聘怎么样了？',
  '我被录用了吗？',
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
  'How do I check the application status?',
  'When is the application result out?',
  'How can I apply?',
  'Did I get a message?',
  '我申请职位需要什么材料？',
  '怎么申请职位？',
  '我怎么取消申请？',
  '在哪里查看投递进度？',
  '申请结果什么时候出来？',
  '应聘结果怎么通知？',
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
