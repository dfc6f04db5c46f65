import type { AnswerNotice, QuestionCategory } from '@ieum/contract/content/questions/enums.ts';

/** A question of the demo; the times are hours before now. */
export interface DemoQuestion {
  username: string;
  category: QuestionCategory;
  subject: string;
  content: string;
  noticeBy: AnswerNotice;
  asked: number;
  answered?: { hours: number; reply: string; score?: number; comment?: string };
}

export const demoQuestions: readonly DemoQuestion[] = [
  {
    username: 'person',
    category: 'APPLICATION',
    subject: '지원서를 낸 뒤에 자기소개서를 고칠 수 있나요?',
    content:
      '어제 북미 해외영업 공고에 지원했는데 자기소개서에 오타가 있어요.\n마감 전이면 고쳐서 다시 낼 수 있는지 궁금합니다.',
    noticeBy: 'EMAIL',
    asked: 212,
    answered: {
      hours: 190,
      reply:
        '안녕하세요, 이음무역센터입니다.\n\n마감 전이라면 지원 현황에서 지원을 취소한 뒤 고친 지원서로 다시 지원할 수 있어요. 기업이 이미 열어 본 지원서는 그대로 남으니 취소 전에 꼭 확인해 주세요.',
      score: 5,
      comment: '바로 해결했어요. 고맙습니다.',
    },
  },
  {
    username: 'person',
    category: 'SERVICE',
    subject: '11월 무역 채용 설명회에 참가하려면 어떻게 하나요?',
    content: '공지에서 11월 27일 설명회 소식을 봤어요. 따로 신청해야 하는지, 준비물이 있는지 알고 싶어요.',
    noticeBy: 'SMS',
    asked: 70,
    answered: {
      hours: 48,
      reply:
        '안녕하세요, 이음무역센터입니다.\n\n설명회는 신청 없이 참가할 수 있고, 3층 대회의실에서 오후 2시에 시작해요. 현장 상담을 받으시려면 이력서를 두 부 가져와 주세요.',
    },
  },
  {
    username: 'person',
    category: 'ERROR',
    subject: '이력서 사진이 옆으로 누워서 보여요',
    content: '휴대전화로 찍은 사진을 올리면 미리 보기에서 옆으로 누워 보입니다. 다른 사진도 마찬가지예요.',
    noticeBy: 'EMAIL',
    asked: 5,
  },
  {
    username: 'company',
    category: 'RECRUITMENT',
    subject: '공고 마감일을 한 주 늦출 수 있을까요?',
    content: '지원자가 생각보다 적어 마감을 한 주 늦추고 싶습니다. 이미 지원한 분들에게 영향이 있나요?',
    noticeBy: 'EMAIL',
    asked: 145,
    answered: {
      hours: 122,
      reply:
        '안녕하세요, 이음무역센터입니다.\n\n공고 고치기에서 모집 기간의 끝나는 날을 바꾸면 바로 적용돼요. 이미 지원한 분의 지원서는 그대로 남고, 관심 공고로 저장한 분에게는 바뀐 마감일로 알려요.',
      score: 4,
    },
  },
  {
    username: 'company',
    category: 'ACCOUNT',
    subject: '채용 담당자가 바뀌어 로그인 정보를 넘겨야 해요',
    content:
      '12월부터 인사팀 담당자가 바뀝니다. 담당자 이름과 연락처를 바꾸고 비밀번호도 새로 정하려면 무엇을 해야 하나요?',
    noticeBy: 'EMAIL',
    asked: 31,
  },
  {
    username: 'pending',
    category: 'ACCOUNT',
    subject: '사업자등록증을 다시 올리고 싶어요',
    content: '가입할 때 올린 사업자등록증이 예전 주소로 되어 있어요. 새 등록증으로 바꾸면 승인이 늦어지나요?',
    noticeBy: 'EMAIL',
    asked: 3,
  },
  {
    username: 'person02',
    category: 'APPLICATION',
    subject: '면접 결과는 언제 알 수 있나요?',
    content: '지난주 화요일에 화상 면접을 봤는데 아직 연락이 없어요. 기업에 직접 물어봐도 될까요?',
    noticeBy: 'EMAIL',
    asked: 52,
  },
  {
    username: 'person05',
    category: 'OTHER',
    subject: '외국인도 무역 실무 과정에 지원할 수 있나요?',
    content: '한국어능력시험 5급이 있고 졸업을 앞두고 있어요. 체류 자격은 D-2입니다.',
    noticeBy: 'NONE',
    asked: 20,
  },
  {
    username: 'person09',
    category: 'SERVICE',
    subject: '알림 메일이 스팸함으로 들어가요',
    content: '지원 결과 메일이 계속 스팸으로 분류됩니다. 어떤 주소를 허용해야 하나요?',
    noticeBy: 'EMAIL',
    asked: 98,
    answered: {
      hours: 90,
      reply:
        '안녕하세요, 이음무역센터입니다.\n\n메일함의 주소록에 보낸 사람 주소를 추가하면 받은편지함으로 들어와요. 급한 소식은 알림 설정에서 문자로도 받을 수 있어요.',
      score: 5,
    },
  },
];

export const demoPhrases: readonly { name: string; text: string }[] = [
  {
    name: '인사와 맺음말',
    text: '{name} 님, 안녕하세요. 이음무역센터입니다.\n\n더 궁금한 점이 있으면 언제든 1:1 문의로 남겨 주세요.',
  },
  {
    name: '비밀번호를 잊었을 때',
    text: '{name} 님, 로그인 화면의 ‘비밀번호 찾기’에서 가입한 휴대전화로 인증하면 임시 비밀번호를 받을 수 있어요. 로그인한 뒤 바로 새 비밀번호로 바꿔 주세요.',
  },
  {
    name: '기업 승인 기간',
    text: '기업 승인은 사업자등록증을 확인한 뒤 영업일 기준 1~2일 안에 끝나요. 서류를 다시 올려도 순서가 밀리지 않아요.',
  },
  {
    name: '지원 결과 문의',
    text: '{name} 님, 지원 결과는 기업이 정해 지원 현황에서 알려요. 마감 뒤 2주가 지나도 소식이 없으면 저희가 기업에 확인해 볼게요.',
  },
  {
    name: '화면을 보내 달라고 할 때',
    text: '불편을 드려 죄송해요. 문제가 보이는 화면을 캡처해서 쓰신 기기와 브라우저 이름과 함께 새 문의로 남겨 주시면 바로 살펴볼게요.',
  },
];

/** A service inquiry of the demo; the times are hours before now. */
export interface DemoInquiry {
  companyName: string;
  name: string;
  phone: string;
  email: string;
  subject: string;
  content: string;
  sent: number;
  answered?: { hours: number; reply: string };
}

export const demoInquiries: readonly DemoInquiry[] = [
  {
    companyName: '동해수산무역',
    name: '박진호',
    phone: '01044556677',
    email: 'jinho.park@donghae-seafood.example',
    subject: '채용 설명회 참가',
    content:
      '12월 채용 설명회에 참가 기업으로 신청하고 싶습니다. 일본 수출 담당자 두 명을 뽑으려고 하며, 부스와 설명회 시간을 안내해 주세요.',
    sent: 29,
  },
  {
    companyName: '세움물류',
    name: '이수민',
    phone: '01077882211',
    email: 'sumin@seum-logis.example',
    subject: '공고 작성 도움',
    content: '처음 채용을 하는 회사입니다. 포워딩 신입 공고를 어떻게 쓰면 좋을지 상담을 받고 싶습니다.',
    sent: 7,
  },
  {
    companyName: '라온바이오',
    name: '최하영',
    phone: '0255501234',
    email: 'hr@raonbio.example',
    subject: '인재 추천',
    content:
      '동남아 인허가 경험이 있는 분을 찾고 있습니다. 센터에서 추천받을 수 있는지, 비용이 있는지 알려 주세요.',
    sent: 100,
    answered: {
      hours: 80,
      reply:
        '추천은 무료이고, 찾으시는 조건을 공고로 올려 주시면 조건에 맞는 회원에게 안내해 드려요. 공고를 올리신 뒤 번호를 알려 주시면 담당자가 바로 살펴볼게요.',
    },
  },
  {
    companyName: '누리기계',
    name: '정우석',
    phone: '01033221100',
    email: 'ws.jung@nuri-machine.example',
    subject: '채용 설명회 참가',
    content:
      '하노이 지사에서 일할 기술영업 직원을 뽑습니다. 현지 거주자도 설명회에 온라인으로 참가할 수 있나요?',
    sent: 170,
    answered: {
      hours: 150,
      reply:
        '네, 설명회는 온라인으로도 열려요. 참가 링크는 행사 이틀 전에 이메일로 보내 드리고, 시차를 고려해 현지 시각 오후 4시에 한 번 더 진행해요.',
    },
  },
];
