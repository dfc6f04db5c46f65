import { defineTexts } from '../../common/text.ts';

/** The end of an advertising text message (정보통신망법 제50조), and the answers to its opt-out. */
export const messageTexts = defineTexts('messages', {
  waiting: {
    ko: '최근 7일 동안 보내지 못한 메시지',
    en: 'Messages that failed in seven days',
    cn: '七天内发送失败的消息',
  },
  optOutUnknown: {
    ko: '이 주소로는 수신 거부를 할 수 없어요. 받은 메시지의 링크를 다시 눌러 주세요.',
    en: 'This link cannot be used to opt out. Please open the link in the message again.',
    cn: '无法通过此链接拒收。请重新点击消息中的链接。',
  },
  smsOptOut: {
    ko: '무료수신거부 {link}',
    en: 'Opt out free: {link}',
    cn: '免费退订 {link}',
  },
});
