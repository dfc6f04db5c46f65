import { defineCopy } from '../format/copy.ts';

export const httpCopy = defineCopy({
  offline: {
    ko: '연결이 불안정해요. 다시 시도해 주세요.',
    en: 'The connection is unstable. Please try again.',
    cn: '网络连接不稳定，请重试。',
  },
  unreadable: {
    ko: '문제가 생겼어요. 잠시 뒤에 다시 시도해 주세요.',
    en: 'Something went wrong. Please try again in a moment.',
    cn: '出现问题，请稍后再试。',
  },
  insecure: {
    ko: '안전한 연결(https)에서만 로그인할 수 있어요.',
    en: 'You can only log in over a secure connection (https).',
    cn: '只能通过安全连接（https）登录。',
  },
});
