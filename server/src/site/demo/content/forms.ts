import { submitForm } from '#content/forms/changes.ts';
import { serviceForms } from '#content/forms/tables.ts';
import type { Db } from '#kit/context.ts';
import { addSeconds } from '#kit/dates.ts';

const DAY = 24 * 60 * 60;

type DemoForm = Parameters<typeof submitForm>[1] & { daysAgo: number };

/** A form that the centre sends out. */
const sentForm: DemoForm = {
  daysAgo: 9,
  type: '보내는 양식',
  name: '2026년 하반기 바이어 상담회 참가 신청서',
  content: '11월 27일(금)까지 이 메일로 회신해 주세요.\n상담 품목과 통역이 필요한 언어를 꼭 적어 주세요.',
  fields: { 회사명: '', '담당자 이름과 연락처': '', '상담 품목': '', '통역 언어': '', '참가 인원': '' },
};

/** Forms that companies submitted. */
const submittedForms: readonly DemoForm[] = [
  {
    daysAgo: 4,
    type: '참가 신청',
    name: '북미 온라인 상담회 참가 신청',
    content: '자동차 부품 바이어와 상담하고 싶습니다. 오전 시간이면 더 좋겠습니다.',
    fields: {
      회사명: '세종오토파츠',
      담당자: '정하늘 과장',
      '상담 품목': '전장 부품',
      '통역 언어': '영어',
      '참가 인원': '3명',
    },
  },
  {
    daysAgo: 1,
    type: '교육 신청',
    name: '수출 서류 작성 실무 교육 신청',
    content: '신입 두 명이 함께 듣고 싶습니다.',
    fields: { 회사명: '다온트레이딩', 담당자: '윤서진 대리', '교육 일자': '2026-12-03', 인원: '2명' },
  },
];

const createdAt = (now: Date, daysAgo: number): Date => addSeconds(now, -daysAgo * DAY);

/** A form that the centre sends out, and two that companies submitted. */
export async function seedForms(db: Db, now: Date): Promise<void> {
  const { daysAgo: age, ...sent } = sentForm;
  await db.insert(serviceForms).values({ ...sent, createdAt: createdAt(now, age) });
  for (const { daysAgo, ...draft } of submittedForms)
    await submitForm({ db, now: createdAt(now, daysAgo) }, draft, null);
}
