import type { DemoFaq } from './demo-faq.ts';

/** Questions about meetings, video interviews and the schedule. */
export const meetingFaqs: readonly DemoFaq[] = [
  {
    category: 'RECRUIT',
    question: '면담을 취소하려면 어떻게 하나요?',
    paragraphs: [
      '면담 화면에서 ‘면담 취소하기’를 누르면 돼요. 확정된 면담은 24시간 전까지 취소할 수 있고, 그 뒤에는 기업에 연락해 주세요.',
    ],
    helped: 3,
  },
  {
    category: 'RECRUIT',
    question: '면접 시간이나 면담 시간을 제안하려면 어떻게 하나요?',
    paragraphs: [
      '지원자 목록이나 칸반에서 지원자를 골라 ‘면접 제안’을 누르고 가능한 시간을 정해 주세요. 지원자가 하나를 고르면 ‘면담’에서 확정해요.',
    ],
    helped: 3,
  },
  {
    category: 'RECRUIT',
    question: '면접에서 카메라나 마이크가 켜지지 않거나 소리가 들리지 않아요',
    paragraphs: [
      '브라우저의 주소창에서 이 사이트에 카메라와 마이크를 허용했는지, 다른 프로그램이 쓰고 있지 않은지 보고 ‘다시 확인’을 눌러 주세요. 스피커는 ‘소리 확인’으로 들어 볼 수 있어요.',
      '앱 안에서 열었다면 Chrome이나 Safari로 다시 열어 주세요. 카메라나 마이크 없이도 들어갈 수 있어요.',
    ],
    helped: 4,
  },
  {
    category: 'RECRUIT',
    question: '화상 면접은 몇 명까지 할 수 있나요?',
    paragraphs: ['한 번에 여섯 명까지 서로 보면서 이야기할 수 있어요. 면접관과 지원자를 더한 수예요.'],
    helped: 2,
  },
  {
    category: 'RECRUIT',
    question: '면접 중에 연결이 끊기면 어떻게 되나요?',
    paragraphs: [
      '연결이 돌아오면 저절로 다시 이어져요. 그대로 기다려 주세요.',
      '창을 닫았다면 ‘화상 면접’에서 ‘면접실 가기’를 눌러 다시 들어오면 돼요.',
    ],
    helped: 3,
  },
  {
    category: 'RECRUIT',
    question: '일정을 휴대폰 캘린더에 넣을 수 있나요?',
    paragraphs: [
      '‘내 일정’에서 ‘내 캘린더에 넣기’를 눌러 주소를 만들고, 휴대폰이나 컴퓨터의 캘린더에서 그 주소를 구독하면 돼요. 일정이 바뀌면 따라 바뀌어요.',
      '주소를 아는 사람은 일정을 볼 수 있으니 다른 사람에게 알려 주지 마세요.',
    ],
    helped: 3,
  },
  {
    category: 'RECRUIT',
    question: '면접이나 면담에 못 가게 되면 어떻게 하나요? 못 갈 것 같아요',
    paragraphs: [
      '확정된 면담은 24시간 전까지 면담 화면의 ‘면담 취소하기’로 취소할 수 있어요. 그 뒤이거나 화상 면접이라면 공고에 적힌 담당자에게 되도록 일찍 알려 주세요.',
    ],
    helped: 3,
  },
  {
    category: 'RECRUIT',
    question: '제안받은 면접 시간은 어디에서 골라요? 면담 시간 고르는 곳이 궁금해요',
    paragraphs: [
      '‘내 일정’이나 ‘지원 현황’에서 ‘시간 고르기’를 누르거나, 알림이나 이메일의 링크를 열면 가능한 시간이 보여요. 하나를 고르면 기업이 확정한 뒤에 알려 드려요.',
    ],
    helped: 4,
  },
  {
    category: 'RECRUIT',
    question: '화상 면접 링크가 열리지 않아요',
    paragraphs: [
      '받은 링크를 Chrome이나 Safari의 주소창에 그대로 붙여 넣어 주세요. 메신저 앱 안에서는 카메라가 열리지 않을 수 있어요.',
      '로그인했다면 ‘화상 면접’에서 ‘면접실 가기’를 눌러도 돼요. 정해진 시간 10분 전부터 들어갈 수 있어요.',
    ],
    helped: 3,
  },
  {
    category: 'RECRUIT',
    question: '휴대폰으로 화상 면접을 볼 수 있나요? 폰으로도 되나요?',
    paragraphs: [
      '휴대폰의 Chrome이나 Safari로도 볼 수 있어요. 앱을 설치하지 않아도 되고, 카메라와 마이크만 허용하면 돼요.',
    ],
    helped: 3,
  },
  {
    category: 'RECRUIT',
    question: '면접관이 여러 명 들어올 수 있나요?',
    paragraphs: [
      '면접을 만들 때 동료의 회원 아이디를 적어 면접관으로 더하면 함께 들어와요. 지원자와 더해 여섯 명까지예요.',
    ],
    helped: 2,
  },
];
