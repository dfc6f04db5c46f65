import { defineCopy } from '#lib/format/copy.ts';

export const gateCopy = defineCopy({
  loginTitle: {
    ko: '로그인이 필요한 화면이에요',
    en: 'Please log in to see this page',
    cn: '此页面需要登录',
  },
  loginBody: {
    ko: '로그인하면 보려던 화면이 바로 열려요.',
    en: 'The page opens as soon as you have logged in.',
    cn: '登录后将直接打开您要查看的页面。',
  },
  noRightTitle: {
    ko: '이 화면을 볼 권한이 없어요',
    en: 'You may not see this page',
    cn: '您没有查看此页面的权限',
  },
  noRightBody: {
    ko: '관리자 역할에 없는 화면이에요. 필요하면 소유자에게 역할을 바꿔 달라고 해 주세요.',
    en: 'Your role does not include it. Ask an owner to change your role if you need it.',
    cn: '您的角色不包含此页面。如有需要，请联系所有者更改角色。',
  },
  otherAccount: {
    ko: '다른 계정으로 로그인하기',
    en: 'Log in with another account',
    cn: '使用其他账户登录',
  },
  toConsole: { ko: '관리 화면으로 가기', en: 'Go to the console', cn: '前往管理后台' },
  toDashboard: { ko: '대시보드로 가기', en: 'Go to the dashboard', cn: '前往工作台' },
});
