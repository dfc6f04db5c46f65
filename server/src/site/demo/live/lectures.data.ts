import type { VideoProvider } from '@ieum/contract/live/lectures/enums.ts';

interface DemoCategory {
  code: string;
  name: string;
  isMain: boolean;
  below?: readonly { code: string; name: string }[];
}

/** The demo's categories of lectures in their order. */
export const demoCategories: readonly DemoCategory[] = [
  {
    code: 'trade',
    name: '무역 실무',
    isMain: true,
    below: [
      { code: 'trade-contracts', name: '계약·조건' },
      { code: 'trade-customs', name: '통관' },
    ],
  },
  { code: 'logistics', name: '물류', isMain: true },
  { code: 'sales', name: '해외영업', isMain: false },
  { code: 'career', name: '취업 준비', isMain: false },
];

interface DemoLecture {
  subject: string;
  category: string;
  /** The place of its company among the demo's. */
  company: number;
  /** When it begins, in days from now; nothing is a replay without a time. */
  inDays?: number;
  isStream?: boolean;
  code?: string;
  video: { type: VideoProvider; link: string };
  ground: string;
  paragraphs: readonly string[];
  links?: readonly { name: string; href: string; isDownload: boolean }[];
  handOut?: { name: string; lines: readonly string[] };
}

const UTUBE = { type: 'UTUBE', link: 'https://www.youtube.com/watch?v=M7lc1UVf-VE' } as const;
const VIMEO = { type: 'VIMEO', link: 'https://vimeo.com/76979871' } as const;

/** The demo's lectures, the oldest first: the last one is live. */
export const demoLectures: readonly DemoLecture[] = [
  {
    subject: '무역 회사 자기소개서, 이렇게 읽어요',
    category: 'career',
    company: 3,
    video: UTUBE,
    ground: '#3c2989',
    paragraphs: ['채용 담당자가 지원서에서 먼저 보는 세 가지를 실제 예시로 살펴봐요.'],
  },
  {
    subject: '신입 해외영업의 첫 석 달',
    category: 'sales',
    company: 0,
    video: VIMEO,
    ground: '#0a5867',
    paragraphs: ['바이어 메일에 답하는 순서, 견적을 낼 때 확인할 것, 선배에게 물어볼 것을 정리했어요.'],
  },
  {
    subject: 'HS 코드 분류와 관세율 찾기',
    category: 'trade-customs',
    company: 1,
    video: UTUBE,
    ground: '#1c3f94',
    paragraphs: ['품목분류의 여섯 가지 원칙을 자주 틀리는 품목으로 익혀요.'],
    links: [{ name: '관세청 품목분류 정보', href: 'https://unipass.customs.go.kr/', isDownload: false }],
  },
  {
    subject: '컨테이너 운임, 견적서에서 읽는 법',
    category: 'logistics',
    company: 2,
    video: VIMEO,
    ground: '#7a4a05',
    paragraphs: ['해상 운임에 붙는 할증료를 하나씩 짚고, 견적서 두 장을 비교해 봐요.'],
    handOut: {
      name: '운임 견적서 예시.pdf',
      lines: ['Freight quotation (sample)', 'THC, BAF, CAF, DOC fee'],
    },
  },
  {
    subject: '협력사 전용: 품질 클레임 대응',
    category: 'sales',
    company: 0,
    code: 'AB2CD3',
    video: UTUBE,
    ground: '#14532d',
    paragraphs: ['협력사 담당자를 위한 강의예요. 안내 메일에 있는 참여 코드를 넣어 주세요.'],
    handOut: { name: '클레임 대응 절차.pdf', lines: ['Claims (sample)', '1. Confirm 2. Analyse 3. Answer'] },
  },
  {
    subject: '수출 원산지증명서 처음 발급하기',
    category: 'trade-customs',
    company: 1,
    inDays: 2,
    video: UTUBE,
    ground: '#0b6e80',
    paragraphs: ['발급 신청부터 정정까지 화면을 보며 함께 해 봐요. 질문은 라이브 채팅에 남겨 주세요.'],
  },
  {
    subject: '처음 쓰는 영문 수출 계약서: 인코텀즈 2020',
    category: 'trade-contracts',
    company: 1,
    inDays: -0.016,
    isStream: true,
    video: UTUBE,
    ground: '#16317d',
    paragraphs: [
      'EXW부터 DDP까지, 위험과 비용이 어디에서 넘어가는지 계약서 문장으로 배워요.',
      '자료 탭에서 강의 자료와 견적서 예시를 받을 수 있어요.',
    ],
    links: [
      {
        name: 'ICC 인코텀즈 2020 조항 설명',
        href: 'https://iccwbo.org/business-solutions/incoterms-rules/',
        isDownload: false,
      },
    ],
    handOut: {
      name: '인코텀즈 2020 강의 자료.pdf',
      lines: ['Incoterms 2020 (sample)', 'EXW FCA FOB CIF DDP'],
    },
  },
];

/** The messages in the chat of the live lecture; those without a person are the company's. */
export const demoChat: readonly {
  person?: number;
  message: string;
  minutesAgo: number;
  isQuestion?: boolean;
}[] = [
  {
    message: '안녕하세요, 오늘 강의를 시작할게요. 질문은 언제든 남겨 주세요. 10분마다 모아서 답해요.',
    minutesAgo: 22,
  },
  { person: 1, message: 'FOB랑 FCA는 위험이 넘어가는 곳이 다른 거죠?', minutesAgo: 14, isQuestion: true },
  {
    message: '네, FCA는 운송인에게 넘길 때, FOB는 본선에 실을 때예요. 컨테이너 화물이라면 FCA를 권해요.',
    minutesAgo: 13,
  },
  { person: 2, message: '그래서 저희 회사도 작년에 바꿨어요', minutesAgo: 12 },
  { person: 2, message: '보험 청구할 때 차이가 크더라고요', minutesAgo: 12 },
  { person: 3, message: '견적서에 적는 예시도 볼 수 있을까요?', minutesAgo: 11, isQuestion: true },
  { message: '자료에 견적서 예시가 있어요. 자료 탭에서 받아 주세요.', minutesAgo: 10 },
];
