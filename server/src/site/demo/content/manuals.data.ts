import type { ManualRole } from '@ieum/contract/content/boards/enums.ts';

interface DemoManual {
  role: ManualRole;
  subject: string;
  /** Headings with their steps. */
  parts: readonly { heading: string; steps: readonly string[] }[];
  file: { name: string; lines: readonly string[] };
}

/** The manuals of sellers and buyers, as pages and as files. */
export const demoManuals: readonly DemoManual[] = [
  {
    role: 'seller',
    subject: '셀러 이용 매뉴얼',
    parts: [
      {
        heading: '1. 기업으로 가입하고 승인받기',
        steps: [
          '회원가입에서 기업회원을 고르고 사업자등록증을 올려 주세요.',
          '담당자가 확인하면 문자로 알려 드려요. 영업일 기준 1~2일 걸려요.',
          '반려되면 문자에 적힌 사유를 고쳐 다시 신청할 수 있어요.',
        ],
      },
      {
        heading: '2. 기업 소개 채우기',
        steps: [
          '대시보드의 기업 정보에서 소개와 로고, 제품 자료를 올려 주세요.',
          '바이어가 먼저 보는 것은 제품 소개서예요. 영어 자료를 함께 올리면 좋아요.',
        ],
      },
      {
        heading: '3. 상담회 참가 신청하기',
        steps: [
          '고객센터의 서비스 문의에서 상담 품목과 통역이 필요한 언어를 적어 주세요.',
          '일정이 정해지면 메일로 안내해 드려요.',
        ],
      },
    ],
    file: {
      name: '셀러 이용 매뉴얼 (영문).pdf',
      lines: [
        'Ieum manual for sellers',
        '1. Sign up as a company with your business registration.',
        '2. We confirm it within 1 to 2 business days.',
        '3. Complete your company page and product files.',
        '4. Apply for a consultation: products and languages.',
      ],
    },
  },
  {
    role: 'buyer',
    subject: '바이어 이용 매뉴얼',
    parts: [
      {
        heading: '1. 기업 찾아보기',
        steps: [
          '로그인하지 않아도 기업 소개와 제품 자료를 볼 수 있어요.',
          '화면 위에서 언어를 영어나 중국어로 바꿀 수 있어요.',
        ],
      },
      {
        heading: '2. 상담 신청하기',
        steps: [
          '서비스 문의에서 관심 있는 품목과 만나고 싶은 날짜를 알려 주세요.',
          '센터가 셀러와 일정을 맞추고, 필요하면 통역을 준비해요.',
        ],
      },
      {
        heading: '3. 상담하는 날',
        steps: ['센터 3층 안내 데스크에서 확인하고 상담실로 안내받으세요.', '상담은 한 번에 40분이에요.'],
      },
    ],
    file: {
      name: '바이어 이용 매뉴얼 (영문).pdf',
      lines: [
        'Ieum manual for buyers',
        '1. Browse companies and their products in English or Chinese.',
        '2. Ask for a consultation: products and days that suit you.',
        '3. We arrange the time and an interpreter.',
        '4. Come to the desk on the 3rd floor; a talk takes 40 minutes.',
      ],
    },
  },
];
