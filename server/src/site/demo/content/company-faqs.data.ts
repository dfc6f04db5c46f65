import type { DemoFaq } from './demo-faq.ts';

/** Questions of companies about their recruitments, applicants and lectures. */
export const companyFaqs: readonly DemoFaq[] = [
  {
    category: 'RECRUIT',
    question: '합격이나 불합격 통보는 어떻게 보내나요?',
    paragraphs: [
      '지원자를 합격이나 불합격 단계로 옮기면서 ‘알리기’를 고르면 지원자에게 알림과 메일이 가요. 되돌릴 수 있는 시간이 지난 뒤에 보내요.',
      '불합격은 공고가 끝난 뒤에 알려요.',
    ],
    helped: 3,
  },
  {
    category: 'RECRUIT',
    question: '공고 마감일을 늘리려면 어떻게 하나요?',
    paragraphs: [
      '‘채용 공고’에서 그 공고의 더보기를 누르고 ‘수정하기’를 골라 접수 기간의 마감일을 바꾸면 돼요.',
    ],
    helped: 3,
  },
  {
    category: 'RECRUIT',
    question: '지원자 목록을 엑셀로 내려받을 수 있나요?',
    paragraphs: [
      '지원자 목록에서 ‘엑셀 내려받기’를 누르고 이유를 적으면 돼요. 지금 조건에 맞는 지원자가 담기고, 내려받은 기록이 남아요.',
    ],
    helped: 3,
  },
  {
    category: 'RECRUIT',
    question: '잘못 보낸 문자를 취소할 수 있나요?',
    paragraphs: [
      '보낸 직후에 ‘되돌리기’를 누르면 아무에게도 가지 않아요. 되돌릴 수 있는 시간이 지나 나간 문자는 취소할 수 없어요.',
    ],
    helped: 2,
  },
  {
    category: 'ACCOUNT',
    question: '기업 로고는 어떻게 바꾸나요?',
    paragraphs: [
      '대시보드의 기업 정보에서 ‘로고 고르기’를 누르고 사진을 고르면 돼요. 정사각형 사진이 잘 보여요.',
    ],
    helped: 2,
  },
  {
    category: 'PROGRAM',
    question: '강의를 개설하려면 어떻게 하나요? 강의 여는 법이 궁금해요',
    paragraphs: [
      '승인된 기업 회원으로 로그인해 ‘강의’에서 ‘강의 만들기’를 누르고 영상 주소를 넣으면 돼요. 공개한 강의는 ‘온라인 강의’에 보여요.',
      '‘라이브 시작하기’를 누르면 채팅이 열려요.',
    ],
    helped: 2,
  },
  {
    category: 'PROGRAM',
    question: '출석 체크는 어떻게 하나요?',
    paragraphs: [
      '라이브 강의를 연 기업이 출석 코드를 보여 주면, 보는 사람의 화면에 3분 동안 입력 칸이 열려요. 로그인해서 여섯 글자를 넣으면 출석부에 남아요.',
      '강의를 연 기업은 ‘출석부 받기’로 엑셀 파일을 받을 수 있어요.',
    ],
    helped: 2,
  },
  {
    category: 'PROGRAM',
    question: '끝난 강의를 다시 볼 수 있나요? 다시보기가 있나요?',
    paragraphs: [
      '공개된 강의는 라이브가 끝난 뒤에도 ‘온라인 강의’에서 다시 볼 수 있어요. 영상을 남겨 둘지는 강의를 연 기업이 정해요.',
    ],
    helped: 2,
  },
  {
    category: 'ACCOUNT',
    question: '동료나 담당자 계정을 추가할 수 있나요? 회사 계정을 여러 명이 쓸 수 있나요?',
    paragraphs: [
      '기업 회원은 기업 하나에 계정 하나예요. 동료의 계정을 따로 추가할 수는 없어요.',
      '화상 면접에는 동료의 회원 아이디를 적어 면접관으로 더할 수 있어요. 동료는 개인 회원이어야 해요.',
    ],
    helped: 2,
  },
  {
    category: 'RECRUIT',
    question: '지원자를 불합격으로 처리하거나 떨어뜨리려면 어떻게 하나요?',
    paragraphs: [
      '지원자 목록이나 칸반에서 지원자를 골라 ‘불합격’ 단계로 옮기면 돼요. 옮길 때 알릴지 고를 수 있고, 알림은 공고가 끝난 뒤에 가요.',
    ],
    helped: 2,
  },
  {
    category: 'RECRUIT',
    question: '공고를 내리거나 삭제하려면 어떻게 하나요?',
    paragraphs: [
      '‘채용 공고’에서 그 공고의 더보기를 누르고, 잠시 가리려면 ‘비공개로 바꾸기’를, 모집을 끝내려면 ‘마감하기’를 골라 주세요.',
      '채용 자체를 그만둔다면 ‘모집 취소하기’를 골라요. 지원자에게 취소를 알리고, 되돌릴 수 없어요.',
    ],
    helped: 3,
  },
  {
    category: 'ACCOUNT',
    question: '회사 주소가 바뀌었어요. 기업 정보는 어디에서 수정하나요?',
    paragraphs: ['기업 회원으로 로그인해 대시보드의 ‘기업 정보’에서 주소와 소개, 로고를 고칠 수 있어요.'],
    helped: 2,
  },
  {
    category: 'RECRUIT',
    question: '지원자 수는 어디에서 보나요? 지원자가 몇 명인지 알고 싶어요',
    paragraphs: [
      '‘채용 공고’의 목록에 공고마다 지원자 수와 단계별 인원이 보여요. 누르면 그 단계의 지원자 목록이 열려요.',
    ],
    helped: 2,
  },
  {
    category: 'RECRUIT',
    question: '면접을 취소하면 지원자에게 알림이 가나요?',
    paragraphs: [
      '면접이나 면담을 취소하면 초대한 지원자에게 알림과 이메일이 가요. 누구에게 알리는지 취소하기 전에 보여 드려요.',
    ],
    helped: 2,
  },
  {
    category: 'RECRUIT',
    question: '밤이나 새벽에 문자를 보내면 언제 가나요?',
    paragraphs: [
      '밤 9시부터 아침 8시 사이에 보낸 문자는 아침 8시에 나가요. 보내기 전에 언제 나가는지 보여 드려요.',
    ],
    helped: 2,
  },
  {
    category: 'ETC',
    question: '강의 자료는 어떻게 올리나요?',
    paragraphs: [
      '기업 회원으로 로그인해 ‘강의’에서 그 강의를 고치는 화면을 열면 ‘사진과 자료’에서 파일을 올릴 수 있어요. 강의를 먼저 저장해야 해요.',
    ],
    helped: 2,
  },
];
