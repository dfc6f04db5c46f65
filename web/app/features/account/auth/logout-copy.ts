import { defineCopy } from '#lib/format/copy.ts';

export const logoutCopy = defineCopy({
  logout: { ko: '로그아웃', en: 'Log out', cn: '退出登录' },
  loggedOut: { ko: '로그아웃했어요', en: 'You are logged out', cn: '您已退出登录' },
});
