import type { DemoFaq } from './demo-faq.ts';

/** Questions of seekers who are about to apply, or who wait for a result. */
export const applyFaqs: readonly DemoFaq[] = [
  {
    category: 'RECRUIT',
    question: '입사 지원은 어떤 방법으로 하나요?',
    paragraphs: [
      '공고 화면에서 ‘지원하기’를 누르면 써 둔 이력서를 그대로 불러와요. 공고의 질문에 답하고 내용을 확인한 뒤 내면 접수돼요.',
      '접수한 뒤에는 ‘지원 현황’에서 접수, 검토, 면접, 결과까지 단계를 볼 수 있어요.',
    ],
    helped: 5,
  },
  {
    category: 'RECRUIT',
    question: '이력서를 내고 지원하려면 무엇이 필요한가요?',
    paragraphs: [
      '개인 회원으로 가입하고 이력서를 써 두면 ‘지원하기’를 누르면 바로 지원할 수 있어요. 공고에 질문이 있으면 답도 적어요.',
      '이력서 파일이나 사진을 따로 올리지 않아도 돼요.',
    ],
    helped: 4,
  },
  {
    category: 'ETC',
    question: '처음인데 무엇부터 해야 하나요?',
    paragraphs: [
      '개인 회원은 가입한 뒤 ‘이력서’를 쓰고, 마음에 드는 공고에서 ‘지원하기’를 누르면 돼요. 진행은 ‘지원 현황’에서 볼 수 있어요.',
      '기업 회원은 가입하면서 사업자등록증을 올리고, 승인된 뒤에 공고를 올려요.',
    ],
    helped: 4,
  },
  {
    category: 'RECRUIT',
    question: '‘지원하기’ 버튼이 안 보이거나 눌리지 않아요',
    paragraphs: [
      '접수가 끝났거나 아직 시작하지 않은 공고, 이미 지원한 공고에는 지원할 수 없어요. 개인 회원으로 로그인했는지도 확인해 주세요.',
      '다른 사이트에서 가져온 공고는 ‘원문에서 지원하기’를 눌러 그 사이트에서 지원해요.',
    ],
    helped: 3,
  },
  {
    category: 'RECRUIT',
    question: '마감된 공고에도 지원할 수 있나요?',
    paragraphs: [
      '마감된 공고에는 지원할 수 없고, 쓰던 지원서도 낼 수 없어요. 비슷한 공고는 그 공고의 화면 아래에서 볼 수 있어요.',
    ],
    helped: 2,
  },
  {
    category: 'RECRUIT',
    question: '불합격하면 알려 주나요? 불합격했는지 어떻게 알 수 있나요?',
    paragraphs: [
      '불합격은 공고가 끝난 뒤에 알림함과 이메일로 알려 드려요. 기업이 알림을 보내지 않기로 했어도, 공고가 끝나면 ‘지원 현황’에서 볼 수 있어요.',
    ],
    helped: 4,
  },
  {
    category: 'RECRUIT',
    question: '지원했는데 결과가 나오지 않아요',
    paragraphs: [
      '결과를 정하는 때는 기업마다 달라요. 기업이 열어 봤는지와 지금 단계는 ‘지원 현황’에서 볼 수 있고, 단계가 바뀌면 알림으로 알려 드려요.',
      '불합격은 공고가 끝난 뒤에 알려 드려요.',
    ],
    helped: 3,
  },
  {
    category: 'RECRUIT',
    question: '회사가 내 전화번호나 연락처를 볼 수 있나요?',
    paragraphs: [
      '내 전화번호와 이메일은 공개되지 않아요. 지원한 기업에도 가려져 보이고, 담당자가 ‘연락처 보기’를 누르거나 연락처를 담아 내려받을 때만 보여요.',
      '누가 언제 봤는지는 이력서 화면의 ‘열람 기록’에 남아요.',
    ],
    helped: 3,
  },
];
