import type { DemoFaq } from './demo-faq.ts';
import { applyFaqs } from './apply-faqs.data.ts';
import { companyFaqs } from './company-faqs.data.ts';
import { meetingFaqs } from './meeting-faqs.data.ts';
import { recruitFaqs } from './recruit-faqs.data.ts';

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
    question: '아이디를 잊었어요. 기억나지 않아요',
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
    question: '비밀번호를 바꾸고 싶어요',
    paragraphs: [
      '로그인한 뒤 ‘비밀번호·보안’에서 ‘비밀번호 바꾸기’를 눌러 주세요. 현재 비밀번호를 확인한 뒤 바뀌고, 다른 기기에서는 로그아웃돼요.',
    ],
    helped: 3,
  },
  {
    category: 'ACCOUNT',
    question: '인증번호 문자가 오지 않아요',
    paragraphs: [
      '휴대폰 번호가 맞는지, 스팸 문자함에 들어 있지 않은지 확인하고 ‘다시 받기’를 눌러 주세요. 인증번호는 3분 동안 쓸 수 있어요.',
      '너무 많이 요청했다면 화면에 적힌 시간이 지난 뒤에 다시 받을 수 있어요.',
    ],
    helped: 3,
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
    question: '기업 승인은 언제 되나요?',
    paragraphs: [
      '사업자등록증을 확인한 뒤 영업일 기준 1~2일 안에 승인돼요. 결과는 문자와 이메일, 알림함으로 알려 드려요.',
      '반려됐다면 서류를 고쳐 다시 올리면 바로 다시 확인해요.',
    ],
    helped: 3,
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
    category: 'ACCOUNT',
    question: '개인정보는 얼마나 보관하나요?',
    paragraphs: [
      '회원 정보는 탈퇴할 때까지 보관하고, 탈퇴한 날부터 30일 안에 지워요.',
      '계약과 대금 결제 기록은 5년, 소비자 불만과 분쟁 처리 기록은 3년, 접속 기록은 3개월 동안 법에 따라 보관해요. 자세한 내용은 개인정보 처리방침에 있어요.',
    ],
    helped: 3,
  },
  ...recruitFaqs,
  ...applyFaqs,
  ...meetingFaqs,
  ...companyFaqs,
  {
    category: 'PROGRAM',
    question: '강의는 어떻게 듣나요?',
    paragraphs: [
      '‘온라인 강의’에서 강의를 열면 영상과 자료를 볼 수 있어요.',
      '‘코드 필요’라고 적힌 강의는 강의를 연 기업에서 받은 참여 코드를 넣어야 볼 수 있어요.',
    ],
    helped: 3,
  },
  {
    category: 'ETC',
    question: '강의는 어디서 봐요? 강의 자료는 어디서 받아요?',
    paragraphs: [
      '메뉴의 ‘온라인 강의’에 공개된 강의가 모여 있어요. 강의를 열면 영상 아래의 ‘자료’에서 파일을 내려받을 수 있어요.',
    ],
    helped: 3,
  },
  {
    category: 'PROGRAM',
    question: '출석 코드는 어디에 넣나요?',
    paragraphs: [
      '라이브 강의에서 출석 코드를 알려 주면 강의 화면에 3분 동안 입력 칸이 열려요. 여섯 글자를 넣으면 출석부에 남아요.',
      '로그인해야 출석 코드를 입력할 수 있어요.',
    ],
    helped: 2,
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
    question: '고객센터 전화번호는 어디에 있나요?',
    paragraphs: ['화면 맨 아래에 전화번호와 상담 시간이 적혀 있어요. 1:1 문의는 언제든 남길 수 있어요.'],
    helped: 3,
  },
  {
    category: 'ETC',
    question: '이음은 어떤 서비스인가요? 무엇을 하는 곳이에요?',
    paragraphs: [
      '이음은 무역센터의 기업과 사람이 만나는 서비스예요. 기업은 채용 공고를 올리고, 개인은 이력서를 써서 지원해요. 면담과 화상 면접, 온라인 강의도 이음에서 할 수 있어요.',
    ],
    helped: 3,
  },
  {
    category: 'ETC',
    question: '회원가입과 이용, 공고 올리기는 무료인가요?',
    paragraphs: ['회원가입과 지원, 공고 올리기와 화상 면접까지 무료로 쓸 수 있어요.'],
    helped: 4,
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
