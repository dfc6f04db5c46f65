import type { DemoCompany } from './companies.data.ts';
import type {
  Career,
  EducationLevel,
  EmploymentType,
  PayType,
} from '@ieum/contract/hiring/recruitments/enums.ts';

/** One kind of work that companies of some fields look for. */
export interface DemoPosition {
  fields: readonly DemoCompany['field'][];
  subject: string;
  summary: string;
  duties: readonly string[];
  wishes: readonly string[];
  types: readonly EmploymentType[];
  careers: readonly Career[];
  years: number | null;
  education: readonly EducationLevel[];
  wage: readonly [PayType, number | null, number | null];
  questions: readonly string[];
}

const NEW = ['NEW_RECRUIT'] as const;
const EXPERIENCED = ['EXPERIENCED'] as const;
const EITHER = ['NEW_RECRUIT', 'EXPERIENCED'] as const;
const man = 10_000;

export const demoPositions: readonly DemoPosition[] = [
  {
    fields: ['export'],
    subject: '북미 해외영업 매니저 (B2B 부품)',
    summary: '북미 고객사와 견적부터 납기까지 함께 챙길 분을 찾아요.',
    duties: [
      '북미 고객사 발굴과 견적·계약 협상',
      '분기별 판매 계획과 납기 관리',
      '현지 전시회와 고객 방문 준비',
    ],
    wishes: ['영어로 회의와 협상을 이끌 수 있는 분', '부품·소재 업계 경력'],
    types: ['REGULAR'],
    careers: EXPERIENCED,
    years: 3,
    education: [],
    wage: ['YEARLY', 4200 * man, 5500 * man],
    questions: [
      '우리와 비슷한 제품을 맡아 본 경험을 알려 주세요.',
      '영어로 협상해 본 가장 어려운 순간은 언제였나요?',
    ],
  },
  {
    fields: ['export', 'food', 'living'],
    subject: '일본 수출 담당 (신입·경력)',
    summary: '일본 유통사와 매일 이야기하며 제품을 알리는 일이에요.',
    duties: [
      '일본 거래처 주문과 클레임 대응',
      '수출 서류 작성과 선적 일정 관리',
      '일본 시장 조사와 제품 제안',
    ],
    wishes: ['일본어 업무 회화가 가능한 분', '무역영어 또는 국제무역사 자격'],
    types: ['REGULAR', 'CONTRACT'],
    careers: EITHER,
    years: null,
    education: ['COLLEGE', 'UNIVERSITY'],
    wage: ['YEARLY', 3200 * man, 4000 * man],
    questions: ['일본어로 일해 본 경험이 있다면 알려 주세요.'],
  },
  {
    fields: ['logistics', 'export'],
    subject: '항공 포워딩 오퍼레이터',
    summary: '화물의 출발부터 도착까지 책임지는 운영 담당자를 모셔요.',
    duties: ['항공 스케줄 예약과 서류 발행', '통관·운송사와 일정 조율', '고객사 화물 추적과 안내'],
    wishes: ['포워딩 업무 1년 이상', '위험물 취급 교육 이수'],
    types: ['REGULAR'],
    careers: EITHER,
    years: 1,
    education: ['COLLEGE'],
    wage: ['YEARLY', 3400 * man, 4300 * man],
    questions: ['주말 교대 근무가 가능한가요?'],
  },
  {
    fields: ['logistics'],
    subject: '수출입 통관 사무 (관세사 사무소 협업)',
    summary: '통관 서류를 꼼꼼히 살펴 줄 분을 기다려요.',
    duties: ['수출입 신고 서류 준비와 검토', '원산지 증명과 요건 확인', '관세사 사무소와 소통'],
    wishes: ['보세사 또는 관세 업무 경력'],
    types: ['CONTRACT'],
    careers: EITHER,
    years: null,
    education: ['HIGHSCHOOL', 'COLLEGE'],
    wage: ['MONTHLY', 250 * man, 310 * man],
    questions: [],
  },
  {
    fields: ['expo'],
    subject: '전시 기획 인턴 (하반기)',
    summary: '전시가 만들어지는 처음과 끝을 함께해요.',
    duties: ['참가 기업 모집과 안내', '전시장 배치와 홍보물 준비', '현장 운영 지원'],
    wishes: ['밝게 응대할 수 있는 분', '영상·디자인 도구를 다룰 수 있는 분'],
    types: ['INTERNSHIP'],
    careers: NEW,
    years: null,
    education: [],
    wage: ['MONTHLY', 215 * man, 230 * man],
    questions: ['기억에 남는 전시와 그 까닭을 알려 주세요.'],
  },
  {
    fields: ['expo', 'export', 'food'],
    subject: '수출 상담회 통역 (베트남어)',
    summary: '사흘 동안 바이어와 제조사의 상담을 이어 주세요.',
    duties: ['상담 순차 통역', '상담 일지 정리', '바이어 안내'],
    wishes: ['베트남어 통역 경험', '식품·소비재 용어를 아는 분'],
    types: ['FREELANCER', 'FOREIGNER'],
    careers: EITHER,
    years: null,
    education: [],
    wage: ['DAILY', 18 * man, 25 * man],
    questions: ['통역해 본 행사 이름과 분야를 적어 주세요.', '할 수 있는 언어를 모두 적어 주세요.'],
  },
  {
    fields: ['tech'],
    subject: '무역 서류 플랫폼 백엔드 개발자',
    summary: '종이 서류를 데이터로 바꾸는 서버를 함께 만들어요.',
    duties: ['문서 처리 서버 설계와 운영', '관세·물류 기관 연동', '느린 질의와 장애 다듬기'],
    wishes: ['TypeScript와 PostgreSQL 경험', '대용량 문서 처리 경험'],
    types: ['REGULAR'],
    careers: EXPERIENCED,
    years: 3,
    education: [],
    wage: ['YEARLY', 5000 * man, 7500 * man],
    questions: ['직접 고친 장애 하나를 원인부터 설명해 주세요.'],
  },
  {
    fields: ['tech', 'living'],
    subject: '해외 마케팅 콘텐츠 담당',
    summary: '우리 이야기를 세 언어로 전할 분을 찾아요.',
    duties: ['영문·중문 콘텐츠 기획과 발행', '해외 전시 홍보물 제작', '광고 성과 정리'],
    wishes: ['영어 또는 중국어 글쓰기', '짧은 영상을 만들 수 있는 분'],
    types: ['REGULAR', 'CONTRACT'],
    careers: EITHER,
    years: 2,
    education: ['UNIVERSITY'],
    wage: ['REFERENCE_TO_INTERVIEW', null, null],
    questions: ['직접 만든 콘텐츠 주소를 알려 주세요.'],
  },
  {
    fields: ['food', 'living', 'export'],
    subject: '품질 보증 담당 (해외 인증)',
    summary: '나라마다 다른 기준을 제품에 맞춰 가는 일이에요.',
    duties: ['해외 인증 준비와 갱신', '협력사 품질 점검', '불만 원인 조사와 재발 방지'],
    wishes: ['식품·소재 시험 경험', '인증 문서를 영어로 읽고 쓸 수 있는 분'],
    types: ['REGULAR'],
    careers: EXPERIENCED,
    years: 2,
    education: ['UNIVERSITY', 'MASTER'],
    wage: ['YEARLY', 3800 * man, 4800 * man],
    questions: [],
  },
  {
    fields: ['logistics', 'living', 'food'],
    subject: '물류 센터 운영 보조 (오전)',
    summary: '하루 다섯 시간, 입고와 출고를 함께 챙겨요.',
    duties: ['입출고 검수와 재고 확인', '포장과 라벨 부착', '반품 정리'],
    wishes: ['가까운 곳에 사는 분', '지게차 면허'],
    types: ['ASSISTANT', 'OTHERS'],
    careers: EITHER,
    years: null,
    education: [],
    wage: ['HOURLY', 11_500, 13_000],
    questions: [],
  },
  {
    fields: ['export', 'logistics', 'tech'],
    subject: '해외 법인 재무 책임자',
    summary: '두 나라의 숫자를 한눈에 보이게 해 주세요.',
    duties: ['해외 법인 결산과 자금 계획', '환위험 관리', '본사 보고 체계 정비'],
    wishes: ['해외 법인 결산 경험', '회계 관련 자격'],
    types: ['MANAGEMENT'],
    careers: EXPERIENCED,
    years: 10,
    education: ['UNIVERSITY'],
    wage: ['REFERENCE_TO_RULE_BOOK', null, null],
    questions: ['맡았던 조직의 크기와 역할을 알려 주세요.'],
  },
  {
    fields: ['food', 'living', 'expo'],
    subject: '박람회 현장 스태프',
    summary: '이틀 동안 우리 부스를 함께 지켜요.',
    duties: ['방문객 안내와 시식·시연', '상담 접수와 명함 정리', '부스 설치와 철수'],
    wishes: ['밝은 인사', '간단한 영어 안내'],
    types: ['OTHERS', 'ASSISTANT'],
    careers: EITHER,
    years: null,
    education: [],
    wage: ['PER_CASE', 12 * man, 15 * man],
    questions: ['이틀 모두 나올 수 있나요?'],
  },
];
