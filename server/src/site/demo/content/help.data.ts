/** A notice of the demo; days count from the start of the demo. */
interface DemoNotice {
  subject: string;
  paragraphs: (dayOf: (days: number) => string) => string[];
  writtenOn: number;
  isPinned?: true;
  hasFile?: true;
  /** Shown from this day on. */
  startsOn?: number;
  isDraft?: true;
}

export const demoNotices: readonly DemoNotice[] = [
  {
    subject: '이력서 파일(PDF) 저장 기능이 새로 생겼어요',
    paragraphs: () => [
      '내 이력서를 PDF로 내려받을 수 있어요. 이력서 화면 위쪽의 내려받기를 눌러 보세요.',
      '사진과 자격증, 경력 순서는 화면에 보이는 그대로 담겨요. 지원할 때는 파일을 따로 올리지 않아도 돼요.',
    ],
    writtenOn: -41,
  },
  {
    subject: '개인정보 처리방침 개정 안내',
    paragraphs: (dayOf) => [
      `개인정보 처리방침이 ${dayOf(7)}부터 바뀌어요.`,
      '탈퇴한 회원의 정보를 지우는 때와, 기업이 지원자의 연락처를 보는 범위를 더 분명하게 적었어요.',
      '바뀐 내용에 동의하지 않으면 내 정보 화면에서 탈퇴할 수 있어요.',
    ],
    writtenOn: -23,
  },
  {
    subject: '기업 회원 사업자등록증 확인 절차 안내',
    paragraphs: () => [
      '기업 회원으로 가입하면 사업자등록증을 확인한 뒤 공고를 올릴 수 있어요. 확인은 영업일 기준 1~2일 걸려요.',
      '등록증의 상호와 가입한 기업 이름이 다르면 반려될 수 있어요. 반려된 이유는 알림과 문자로 알려 드리고, 서류를 다시 올리면 바로 다시 확인해요.',
    ],
    writtenOn: -12,
  },
  {
    subject: '서비스 점검으로 새벽에 잠시 쉬어요',
    paragraphs: (dayOf) => [
      `${dayOf(4)} 새벽 2시부터 4시까지 서비스를 점검해요. 이 시간에는 로그인과 지원을 할 수 없어요.`,
      '쓰던 이력서와 지원서는 그대로 남아 있어요. 마감이 점검 시간과 겹치는 공고는 없어요.',
    ],
    writtenOn: -2,
  },
  {
    subject: '채용을 사칭한 문자와 전화를 조심하세요',
    paragraphs: () => [
      '이음과 무역센터는 합격을 이유로 입금이나 통장, 신분증 사진을 요구하지 않아요.',
      '지원 결과는 지원 현황과 알림에서 확인할 수 있어요. 모르는 번호로 온 링크는 열지 말고 1:1 문의로 알려 주세요.',
    ],
    writtenOn: -30,
    isPinned: true,
  },
  {
    subject: '2026 하반기 글로벌 무역인재 채용 상담회 참가 안내',
    paragraphs: (dayOf) => [
      `무역센터 3층에서 ${dayOf(16)}에 채용 상담회를 열어요. 해외영업, 무역사무, 물류 분야 기업이 현장에서 상담해요.`,
      '참가 시간과 준비물은 붙임 안내문에 있어요. 이력서를 미리 써 두면 상담이 빨라져요.',
    ],
    writtenOn: -6,
    isPinned: true,
    hasFile: true,
  },
  {
    subject: '연말 고객센터 운영 안내',
    paragraphs: () => [
      '12월 31일에는 1:1 문의 답변을 오후 3시까지 드려요. 새해 첫 영업일부터 다시 평일 09:00~18:00에 답해요.',
    ],
    writtenOn: -1,
    startsOn: 10,
  },
  {
    subject: '무역 실무 특강 수강생 모집',
    paragraphs: () => ['강사와 일정이 정해지면 올려요. 신용장, 인코텀즈, 통관 순서로 세 번 열 계획이에요.'],
    writtenOn: -1,
    isDraft: true,
  },
];
