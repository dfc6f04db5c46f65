import { expect, test } from 'vitest';
import { asksOwnAppointments } from './asks-own-appointments.ts';

test.each([
  '내 면접 언제야?',
  '다음 면담은 언제예요?',
  '면담 일정 알려줘',
  '면접 날짜 좀 보여 주세요',
  '화상 면접 시간이 궁금해요',
  '이번 주 일정 있어?',
  'When is my next interview?',
  '我的面试是什么时候？',
])('“%s” is about the own appointments', (query) => {
  expect(asksOwnAppointments(query)).toBe(true);
});

test.each([
  '면담 시간은 어떻게 고르나요?',
  '면접 일정이 정해지면 알려 주나요?',
  '면접 일정을 알려주나요?',
  '화상 면접 링크는 어디에 있나요?',
  '면담을 취소하고 싶어요',
])('“%s” is about all appointments', (query) => {
  expect(asksOwnAppointments(query)).toBe(false);
});
