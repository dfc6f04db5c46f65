import type { BoardReaders, BoardWriters } from '@ieum/contract/content/boards/enums.ts';

interface DemoBoard {
  code: string;
  nameKo: string;
  nameEn: string;
  nameCn: string;
  readers: BoardReaders;
  writers: BoardWriters;
}

export const demoBoards: readonly DemoBoard[] = [
  {
    code: 'trade-news',
    nameKo: '무역 소식',
    nameEn: 'Trade news',
    nameCn: '贸易资讯',
    readers: 'ANYONE',
    writers: 'CONSOLE',
  },
  {
    code: 'stories',
    nameKo: '취업 이야기',
    nameEn: 'Job stories',
    nameCn: '求职故事',
    readers: 'ANYONE',
    writers: 'MEMBERS',
  },
];

interface DemoComment {
  /** Which of the demo's people writes it. */
  by: number;
  content: string;
  replies?: readonly { by: number; content: string }[];
  /** The reporter and the reason. */
  reportedBy?: { by: number; reason: string };
}

/** A post of the demo; days count from the start of the demo. */
interface DemoPost {
  code: string;
  subject: string;
  paragraphs: readonly string[];
  writtenOn: number;
  /** Which of the demo's people wrote it; the administrator without one. */
  by?: number;
  isPinned?: true;
  isDraft?: true;
  comments?: readonly DemoComment[];
}

export const demoPosts: readonly DemoPost[] = [
  {
    code: 'trade-news',
    subject: '11월 수출 상담회, 이렇게 준비하세요',
    paragraphs: [
      '11월 마지막 주에 열리는 수출 상담회에 북미와 동남아 바이어 서른 곳이 와요.',
      '상담 전에 제품 소개서 한 장과 가격표를 준비해 두면 이야기가 빨라요. 영어 소개서가 없다면 3층 상담실에서 도와 드려요.',
    ],
    writtenOn: -9,
    isPinned: true,
    comments: [
      {
        by: 0,
        content: '구직자도 참관할 수 있나요?',
        replies: [{ by: 1, content: '지난번에는 오후에 참관 시간이 따로 있었어요.' }],
      },
      {
        by: 2,
        content: '상담회 자료 싸게 팝니다. 쪽지 주세요.',
        reportedBy: { by: 1, reason: '상담회와 관계없는 광고예요' },
      },
    ],
  },
  {
    code: 'trade-news',
    subject: '인코텀즈 2020, 자주 헷갈리는 세 가지',
    paragraphs: [
      'FCA와 FOB는 위험이 넘어가는 곳이 달라요. 컨테이너로 보낼 때는 FCA가 더 알맞아요.',
      'CIP는 보험 범위가 가장 넓은 조건이에요. 계약서에 약관 이름을 함께 적어 두세요.',
      'DAP와 DDP는 수입 통관을 누가 하는지가 달라요. 부가세까지 누가 내는지 꼭 확인하세요.',
    ],
    writtenOn: -20,
  },
  {
    code: 'trade-news',
    subject: '겨울철 해상 운임 전망',
    paragraphs: ['12월 초에 새 운임표가 나오면 정리해서 올릴게요.'],
    writtenOn: -1,
    isDraft: true,
  },
  {
    code: 'stories',
    subject: '포워딩 회사 신입으로 석 달을 보내고',
    paragraphs: [
      '처음에는 선적 서류 이름도 낯설었는데, 이제 선하증권을 보면 어디를 먼저 봐야 할지 알겠어요.',
      '면접에서는 무역영어 점수보다 일정이 틀어졌을 때 어떻게 했는지를 물어봤어요.',
    ],
    writtenOn: -6,
    by: 1,
    comments: [{ by: 0, content: '면접 준비에 도움이 됐어요. 고맙습니다!' }],
  },
];
