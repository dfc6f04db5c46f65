import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: '로그인·로그아웃 테스트', en: 'Login and logout test', cn: '登录与退出测试' },
  notice: {
    ko: '개발자를 위한 체험용 화면이에요. 체험 계정으로 로그인하고 토큰이 바뀌는 모습을 볼 수 있어요.',
    en: 'A page for developers of a demonstration: log in with its accounts and watch the tokens.',
    cn: '面向开发者的体验用页面：可用体验账号登录并查看令牌变化。',
  },
  session: { ko: '지금 로그인', en: 'Current session', cn: '当前会话' },
  state: { ko: '상태', en: 'State', cn: '状态' },
  states: {
    unknown: { ko: '확인하는 중이에요', en: 'Being looked up', cn: '确认中' },
    out: { ko: '로그아웃 상태예요', en: 'Logged out', cn: '已退出' },
    in: { ko: '로그인 상태예요', en: 'Logged in', cn: '已登录' },
  },
  user: { ko: '회원 번호', en: 'Account', cn: '账户编号' },
  userType: { ko: '회원 유형', en: 'Kind of account', cn: '会员类型' },
  scope: { ko: '권한', en: 'Scope', cn: '权限范围' },
  sid: { ko: '세션 번호', en: 'Session', cn: '会话编号' },
  expires: { ko: '접근 토큰 만료', en: 'Access token expires', cn: '访问令牌到期' },
  logIn: {
    ko: (username: string) => `${username} 계정으로 로그인`,
    en: (username: string) => `Log in as ${username}`,
    cn: (username: string) => `以 ${username} 登录`,
  },
  renew: { ko: '토큰 바꾸기', en: 'Renew the tokens', cn: '更换令牌' },
  ask: { ko: '내 정보 불러오기', en: 'Read my account', cn: '读取我的信息' },
  logOut: { ko: '로그아웃', en: 'Log out', cn: '退出' },
  log: { ko: '한 일', en: 'What happened', cn: '操作记录' },
  nothing: { ko: '아직 한 일이 없어요', en: 'Nothing yet', cn: '暂无记录' },
  loggedIn: { ko: '로그인했어요', en: 'Logged in', cn: '已登录' },
  renewed: { ko: '토큰을 바꿨어요', en: 'Tokens renewed', cn: '令牌已更换' },
  ended: { ko: '세션이 끝나 있어요', en: 'The session has ended', cn: '会话已结束' },
  loggedOut: { ko: '로그아웃했어요', en: 'Logged out', cn: '已退出' },
  me: {
    ko: (name: string) => `내 정보: ${name}`,
    en: (name: string) => `My account: ${name}`,
    cn: (name: string) => `我的信息：${name}`,
  },
});
