import type { DemoFaq } from './demo-faq.ts';

/** Questions of seekers and companies about recruitments, applications and interviews. */
export const recruitFaqs: readonly DemoFaq[] = [
  {
    category: 'RECRUIT',
    question: '지원서를 낸 뒤에 고칠 수 있나요? 고치기가 궁금해요',
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
    category: 'RECRUIT',
    question: '합격·불합격은 어떻게 통보하나요?',
    paragraphs: [
      '결과가 정해지면 알림함과 이메일로 알려 드려요. ‘알림 설정’에서 문자를 켜 두면 문자로도 받아요.',
      '불합격은 공고가 끝난 뒤에 알려 드려요. 지금 단계는 ‘지원 현황’에서 언제든 볼 수 있어요.',
    ],
    helped: 4,
  },
  {
    category: 'RECRUIT',
    question: '결과는 언제 나오나요?',
    paragraphs: [
      '결과를 정하는 때는 기업마다 달라요. 단계가 바뀌면 ‘지원 현황’에 보이고 알림으로도 알려 드려요.',
      '불합격은 공고가 끝난 뒤에 알려 드려요.',
    ],
    helped: 3,
  },
  {
    category: 'RECRUIT',
    question: '다시 지원할 수 있나요?',
    paragraphs: [
      '지원을 취소한 공고에는 접수가 끝나기 전까지 다시 지원할 수 있어요. 취소하지 않았다면 같은 공고에 두 번 지원할 수 없어요.',
      '다른 공고에는 언제든 지원할 수 있어요.',
    ],
    helped: 3,
  },
  {
    category: 'RECRUIT',
    question: '화상 면접은 어떻게 만드나요?',
    paragraphs: [
      '기업 회원으로 로그인해 ‘화상 면접’의 ‘면접 만들기’를 누르고 시간과 지원자를 정하면 돼요.',
      '지원자 목록이나 칸반에서 지원자를 고른 뒤 ‘화상 면접’을 눌러도 만들 수 있어요.',
    ],
    helped: 3,
  },
  {
    category: 'RECRUIT',
    question: '면접 일정을 잡는 방법이 궁금해요',
    paragraphs: [
      '지원자 목록이나 칸반에서 지원자를 골라 ‘면접 제안’을 누르고 가능한 시간을 정하면, 지원자가 그 가운데 하나를 골라요.',
      '화상 면접은 ‘화상 면접’의 ‘면접 만들기’에서 날짜와 시각을 정해 초대해요.',
    ],
    helped: 3,
  },
  {
    category: 'RECRUIT',
    question: '지원자 이력서를 내려받을 수 있나요?',
    paragraphs: [
      '지원자 목록이나 칸반에서 지원자를 연 뒤 ‘PDF로 내려받기’를 누르면 돼요. 연락처를 가린 PDF와 연락처까지 담은 PDF 가운데 고를 수 있어요.',
    ],
    helped: 3,
  },
];
