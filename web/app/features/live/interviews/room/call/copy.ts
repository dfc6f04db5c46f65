import { defineCopy } from '#lib/format/copy.ts';

export const callCopy = defineCopy({
  someone: { ko: '참가자', en: 'Participant', cn: '参与者' },
  you: { ko: '나', en: 'You', cn: '我' },
  notConnected: {
    ko: '서버와 연결되지 않았어요. 잠시 뒤에 다시 시도해 주세요.',
    en: 'There is no connection to the server. Please try again shortly.',
    cn: '未连接到服务器。请稍后重试。',
  },
});
