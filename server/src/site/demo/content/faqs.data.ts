import type { FaqCategory } from '@ieum/contract/content/faqs/enums.ts';

/** A question of the help centre of the demo. */
interface DemoFaq {
  category: FaqCategory;
  question: string;
  paragraphs: readonly string[];
  /** How many members it helped, and why it did not help others. */
  helped: number;
  reasons?: readonly string[];
}

export const demoFaqs: readonly DemoFaq[] = [
  {
    category: 'ACCOUNT',
    question: '비밀번호를 잊었어요. 어떻게 찾나요?',
    paragraphs: [
      '로그인 화면의 비밀번호 찾기에서 아이디와 휴대폰 번호를 확인하면 임시 비밀번호를 문자로 보내 드려요.',
      '임시 비밀번호로 로그인하면 새 비밀번호를 정하는 화면이 먼저 나와요.',
    ],
    helped: 9,
    reasons: ['번호가 바뀌어서 문자를 못 받았어요.'],
  },
  {
    category: 'ACCOUNT',
    question: '회원가입은 어떻게 하나요?',
    paragraphs: [
      '로그인 화면의 ‘회원가입’에서 개인이나 기업을 고르고 휴대폰 번호를 확인하면 돼요.',
      '기업 회원은 사업자등록증을 확인받은 뒤에 공고를 올릴 수 있어요.',
    ],
    helped: 4,
  },
  {
    category: 'ACCOUNT',
    question: '아이디가 기억나지 않아요',
    paragraphs: ['아이디 찾기에서 가입할 때 쓴 휴대폰 번호를 확인하면 아이디를 문자로 보내 드려요.'],
    helped: 5,
  },
  {
    category: 'ACCOUNT',
    question: '휴대폰 번호나 이메일이 바뀌었어요',
    paragraphs: [
      '내 정보 화면에서 바꿀 수 있어요. 새 번호는 인증번호로 확인한 뒤에 바뀌어요.',
      '예전 번호를 쓸 수 없어도 로그인만 되면 바꿀 수 있어요.',
    ],
    helped: 4,
  },
  {
    category: 'ACCOUNT',
    question: '알림을 끄고 싶어요',
    paragraphs: ['알림함의 ‘알림 설정’에서 이메일과 문자로 받을지 골라 주세요. 알림함에는 늘 남아요.'],
    helped: 3,
  },
  {
    category: 'ACCOUNT',
    question: '기업 회원은 왜 바로 공고를 올릴 수 없나요?',
    paragraphs: [
      '사업자등록증을 확인한 기업만 공고를 올릴 수 있어요. 확인은 영업일 기준 1~2일 걸려요.',
      '기다리는 동안 공고를 미리 써서 임시 저장해 둘 수 있어요.',
    ],
    helped: 6,
  },
  {
    category: 'ACCOUNT',
    question: '탈퇴하면 정보는 언제 지워지나요?',
    paragraphs: [
      '탈퇴하면 바로 로그인할 수 없고, 개인정보는 30일 뒤에 지워져요.',
      '합격한 지원의 이름처럼 법에서 정한 기록은 정해진 기간 동안 따로 보관해요.',
    ],
    helped: 3,
  },
  {
    category: 'RECRUIT',
    question: '지원서를 낸 뒤에 고칠 수 있나요?',
    paragraphs: [
      '낸 지원서는 고칠 수 없어요. 합격하거나 공고가 끝나기 전이라면 지원을 취소하고 다시 지원할 수 있어요.',
      '이력서를 고쳐도 이미 낸 지원서의 내용은 바뀌지 않아요.',
    ],
    helped: 8,
    reasons: ['열람했는지 어디에서 보는지 알려 주세요.'],
  },
  {
    category: 'RECRUIT',
    question: '지원을 취소할 수 있나요?',
    paragraphs: [
      '지원 현황에서 그 지원의 ‘지원 취소’를 누르면 돼요. 합격했거나 공고가 끝난 뒤에는 취소할 수 없어요.',
      '취소하면 기업에는 이름과 지원한 날짜만 남아요.',
    ],
    helped: 4,
  },
  {
    category: 'RECRUIT',
    question: '이력서 사진은 어떻게 올리나요?',
    paragraphs: [
      '이력서 화면의 ‘사진 올리기’에서 20MB보다 작은 사진을 올릴 수 있어요. 사진이 없어도 지원할 수 있어요.',
    ],
    helped: 3,
  },
  {
    category: 'RECRUIT',
    question: '화상 면접은 어떻게 들어가나요?',
    paragraphs: [
      '로그인한 뒤 ‘화상 면접’에서 ‘면접실 가기’를 누르거나, 받은 링크를 열면 돼요. 정해진 시간 10분 전부터 들어갈 수 있어요.',
      '입장을 요청하면 면접관이 승인한 뒤에 들어가요. 카메라나 마이크가 없어도 들어갈 수 있어요.',
    ],
    helped: 4,
  },
  {
    category: 'RECRUIT',
    question: '채용 공고는 어떻게 올리나요?',
    paragraphs: [
      '승인된 기업 회원으로 로그인해 ‘채용 공고’의 ‘공고 올리기’를 눌러 주세요. 쓰던 공고는 임시 저장돼요.',
    ],
    helped: 3,
  },
  {
    category: 'RECRUIT',
    question: '지원자에게 문자를 보내려면 어떻게 하나요?',
    paragraphs: [
      '지원자 목록이나 칸반에서 지원자를 골라 ‘문자 보내기’를 누르면 돼요. 누구에게 무엇을 보내는지 보내기 전에 보여 드려요.',
    ],
    helped: 2,
  },
  {
    category: 'RECRUIT',
    question: '지원 결과는 어디에서 확인하나요?',
    paragraphs: [
      '지원 현황에서 단계마다 볼 수 있고, 단계가 바뀌면 알림으로 알려 드려요.',
      '기업이 공고를 마감할 때까지 서류 심사 중으로 보일 수 있어요.',
    ],
    helped: 7,
  },
  {
    category: 'RECRUIT',
    question: '이력서를 여러 개 만들 수 있나요?',
    paragraphs: [
      '이력서는 하나예요. 한 번 써 두면 모든 지원에 쓰이고, 지원할 때 그 지원에만 맞게 고칠 수 있어요.',
    ],
    helped: 5,
  },
  {
    category: 'RECRUIT',
    question: '이력서는 어디에서 쓰나요?',
    paragraphs: ['로그인한 뒤 ‘이력서’ 메뉴에서 써요. 한 번 써 두면 지원할 때 그대로 불러와요.'],
    helped: 6,
  },
  {
    category: 'RECRUIT',
    question: '면접 시간을 바꿀 수 있나요?',
    paragraphs: [
      '확정되기 전이라면 면담 화면의 ‘시간 바꾸기’에서 다른 시간을 고를 수 있어요. 확정된 면담은 24시간 전까지 취소할 수 있어요.',
      '화상 면접 시간은 기업이 정해요. 바꾸고 싶으면 공고에 적힌 담당자에게 연락해 주세요.',
    ],
    helped: 5,
  },
  {
    category: 'RECRUIT',
    question: '관심 공고는 어디에서 보나요?',
    paragraphs: [
      '로그인한 뒤 ‘관심 공고’ 메뉴에 모여 있어요. 공고의 하트를 누르면 담기고, 다시 누르면 빠져요.',
    ],
    helped: 4,
  },
  {
    category: 'RECRUIT',
    question: '관심 공고의 마감을 미리 알 수 있나요?',
    paragraphs: ['공고의 하트를 눌러 두면 마감 사흘 전과 하루 전에 알려 드려요. 알림 설정에서 끌 수 있어요.'],
    helped: 4,
  },
  {
    category: 'RECRUIT',
    question: '마감한 공고를 다시 열 수 있나요?',
    paragraphs: [
      '내 공고에서 마감한 공고를 다시 열 수 있어요. 접수 기간이 지났다면 먼저 마감일을 고쳐 주세요.',
      '지난 공고를 복제해 새 공고로 올릴 수도 있어요.',
    ],
    helped: 3,
  },
  {
    category: 'RECRUIT',
    question: '공고는 어떻게 마감하나요?',
    paragraphs: [
      '‘채용 공고’에서 그 공고의 더보기를 누르고 ‘마감하기’를 고르면 바로 마감돼요.',
      '접수 기간이 지나면 저절로 마감되고, 나중에 다시 열 수도 있어요.',
    ],
    helped: 4,
  },
  {
    category: 'RECRUIT',
    question: '올린 공고를 수정할 수 있나요?',
    paragraphs: ['‘채용 공고’에서 그 공고의 더보기를 누르고 ‘수정하기’를 고르면 돼요.'],
    helped: 3,
  },
  {
    category: 'RECRUIT',
    question: '지난 공고를 복사해서 새로 올릴 수 있나요?',
    paragraphs: [
      '‘채용 공고’에서 그 공고의 더보기를 누르고 ‘복제하기’를 고르면 새 공고가 만들어져요. 접수 기간만 다시 정해 주세요.',
    ],
    helped: 3,
  },
  {
    category: 'RECRUIT',
    question: '지원자에게 결과를 언제 알리나요?',
    paragraphs: [
      '단계를 옮긴 뒤 되돌릴 수 있는 시간이 지나면 지원자에게 알려요. 옮길 때 알리지 않도록 고를 수도 있어요.',
      '불합격은 공고가 끝난 뒤에 알려요.',
    ],
    helped: 4,
  },
  {
    category: 'PROGRAM',
    question: '매칭 행사는 누가 참가할 수 있나요?',
    paragraphs: ['행사마다 참가 대상이 달라요. 행사 안내에서 셀러와 바이어의 자격을 먼저 확인해 주세요.'],
    helped: 3,
  },
  {
    category: 'PROGRAM',
    question: '상담 시간은 어떻게 정해지나요?',
    paragraphs: [
      '참가가 확정되면 서로 가능한 시간을 고르고, 겹치는 시간에 상담이 잡혀요. 잡힌 상담은 알림으로 알려 드려요.',
    ],
    helped: 2,
  },
  {
    category: 'PROGRAM',
    question: '참가를 취소하려면 어떻게 하나요?',
    paragraphs: ['행사 시작 사흘 전까지 1:1 문의로 알려 주세요. 상대 기업의 시간이 바로 다시 열려요.'],
    helped: 2,
  },
  {
    category: 'POINT',
    question: '포인트는 어디에 쓰나요?',
    paragraphs: ['무역센터가 여는 유료 프로그램과 강의의 참가비를 낼 때 쓸 수 있어요.'],
    helped: 3,
  },
  {
    category: 'POINT',
    question: '결제한 금액을 돌려받을 수 있나요?',
    paragraphs: [
      '쓰지 않은 포인트는 결제한 날부터 7일 안에 1:1 문의로 요청하면 결제한 수단으로 돌려 드려요.',
    ],
    helped: 4,
  },
  {
    category: 'ETC',
    question: '고객센터 상담 시간이 어떻게 되나요?',
    paragraphs: [
      '평일 09:00~18:00에 1:1 문의에 답해 드려요. 주말과 공휴일에 남긴 문의는 다음 영업일에 답해요.',
    ],
    helped: 6,
  },
  {
    category: 'ETC',
    question: '어떤 브라우저에서 쓸 수 있나요?',
    paragraphs: [
      'Chrome, Edge, Safari, Firefox의 최근 판에서 쓸 수 있어요. 휴대폰에서도 앱 없이 브라우저로 쓰면 돼요.',
    ],
    helped: 2,
  },
  {
    category: 'ETC',
    question: '영어나 중국어로 볼 수 있나요?',
    paragraphs: [
      '화면 위쪽의 KO를 눌러 English나 中文을 고르면 돼요. 휴대폰에서는 메뉴 안에 있어요.',
      '공고와 이력서처럼 회원이 쓴 글은 번역되지 않아요.',
    ],
    helped: 3,
  },
];
