/** Another way of writing or saying something, and how the site's texts have it. */
export interface WrittenForm {
  from: RegExp;
  to: string;
  /** A question with it, and the same after this form alone. */
  example: readonly [asked: string, written: string];
}

/** Nouns of the service that people also write as one word: 관심공고, 화상면접, 지원결과. */
export const serviceNouns: readonly string[] =
  '관심 채용 공고 기업 개인 회원 입사 지원자 지원서 지원 결과 현황 이력서 화상 면접 면담 시간 일정 강의 자료 출석 체크 코드 문자 알림 목록 마감일 취소 변경 수정'.split(
    ' ',
  );

/** Subjects of the service in other words than its texts have; applied in this order. */
export const serviceForms: readonly WrittenForm[] = [
  {
    from: /(?:운영|업무|영업)\s*시간/g,
    to: '고객센터 상담 시간',
    example: ['운영 시간이 어떻게 되나요', '고객센터 상담 시간이 어떻게 되나요'],
  },
  { from: /회원\s*탈퇴/g, to: '탈퇴', example: ['회원 탈퇴하고 싶어요', '탈퇴하고 싶어요'] },
  {
    from: /가입\s*승인/g,
    to: '기업 승인',
    example: ['가입 승인 언제 되나요', '기업 승인 언제 되나요'],
  },
  {
    from: /(?<=공고|가입|이용)(?:은|는|이|가)?\s*얼마(?:예요|인가요|에요|죠|야)/g,
    to: ' 무료',
    example: ['공고 얼마예요', '공고 무료'],
  },
  { from: /합격자/g, to: '합격', example: ['합격자 통보', '합격 통보'] },
  {
    from: /(면접|면담|강의)\s*중에?(?=\s)/g,
    to: '$1 ',
    example: ['면접 중에 끊기면', '면접  끊기면'],
  },
  { from: /여기(?:는|가)?\s*무엇/g, to: '이음 무엇', example: ['여기는 무엇 하는 곳', '이음 무엇 하는 곳'] },
  {
    from: /이력서를?\s*(?:내(?=고|는|려면|려고|나요|\s|$)|넣|제출)\S*/g,
    to: '이력서 지원',
    example: ['이력서 제출하려면', '이력서 지원'],
  },
];
