import { defineCopy } from '#lib/copy.ts';

export const copy = defineCopy({
  title: { ko: '로그인', en: 'Log in', cn: '登录' },
  continues: {
    ko: '로그인하면 보던 화면에서 바로 이어져요.',
    en: 'You continue right where you were.',
    cn: '登录后将从当前页面继续。',
  },
  userType: { ko: '회원 유형', en: 'Member type', cn: '会员类型' },
  person: { ko: '개인', en: 'Person', cn: '个人' },
  company: { ko: '기업', en: 'Company', cn: '企业' },
  username: { ko: '아이디', en: 'User ID', cn: '用户名' },
  password: { ko: '비밀번호', en: 'Password', cn: '密码' },
  keep: { ko: '로그인 상태 유지', en: 'Keep me logged in', cn: '保持登录状态' },
  capsLock: { ko: 'Caps Lock이 켜져 있어요', en: 'Caps Lock is on', cn: '大写锁定已开启' },
  submit: { ko: '로그인', en: 'Log in', cn: '登录' },
  find: { ko: '아이디·비밀번호 찾기', en: 'Find ID or password', cn: '找回用户名·密码' },
  notMember: { ko: '아직 회원이 아닌가요?', en: 'Not a member yet?', cn: '还不是会员？' },
  join: { ko: '회원가입', en: 'Sign up', cn: '注册' },
});
