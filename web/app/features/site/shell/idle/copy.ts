import { defineCopy } from '#lib/format/copy.ts';

export const idleCopy = defineCopy({
  title: { ko: '곧 로그아웃돼요', en: 'You will soon be logged out', cn: '即将自动登出' },
  body: {
    ko: '30분 동안 쓰지 않으면 안전을 위해 로그아웃해요. 적던 내용은 저장해 두고, 다시 로그인하면 이어져요.',
    en: 'After 30 minutes without activity you are logged out. What you typed is kept for your next login.',
    cn: '30分钟无操作将自动登出。您填写的内容会保留，重新登录后可继续。',
  },
  left: {
    ko: (text: string) => `남은 시간 ${text}`,
    en: (text: string) => `Time left ${text}`,
    cn: (text: string) => `剩余时间 ${text}`,
  },
  stay: { ko: '계속 쓰기', en: 'Stay logged in', cn: '继续使用' },
  leave: { ko: '로그아웃', en: 'Log out', cn: '退出登录' },
});
