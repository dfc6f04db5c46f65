import { defineTexts } from '../../common/text.ts';

/** Labels of logins on the page of a member's own data. */
export const collectedSessionTexts = defineTexts('collectedSessions', {
  title: { ko: '로그인 기록', en: 'Logins', cn: '登录记录' },
  userAgent: { ko: '브라우저', en: 'Browser', cn: '浏览器' },
  address: { ko: '네트워크 주소', en: 'Network address', cn: '网络地址' },
  createdAt: { ko: '로그인 일시', en: 'Logged in', cn: '登录时间' },
  lastUsedAt: { ko: '마지막 사용', en: 'Last used', cn: '最近使用' },
  endedAt: { ko: '로그아웃 일시', en: 'Logged out', cn: '登出时间' },
});
