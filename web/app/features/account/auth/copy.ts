import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: '로그인', en: 'Log in', cn: '登录' },
  demoTitle: { ko: '둘러보기용 계정이에요', en: 'Accounts to try', cn: '体验账户' },
  demoOutbox: {
    ko: '보낸 문자와 메일 보기',
    en: 'See the texts and e-mails sent',
    cn: '查看已发送的短信和邮件',
  },
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
  code: { ko: '인증 코드', en: 'Verification code', cn: '验证码' },
  codeHint: {
    ko: '인증 앱의 6자리 숫자예요. 기기를 잃어버렸다면 복구 코드를 적어 주세요.',
    en: 'The 6 digits of your authenticator app, or a recovery code if you lost the device.',
    cn: '身份验证应用中的6位数字；若设备丢失，请输入恢复代码。',
  },
  keep: { ko: '로그인 상태 유지', en: 'Keep me logged in', cn: '保持登录状态' },
  capsLock: { ko: 'Caps Lock이 켜져 있어요', en: 'Caps Lock is on', cn: '大写锁定已开启' },
  submit: { ko: '로그인', en: 'Log in', cn: '登录' },
  find: { ko: '아이디·비밀번호 찾기', en: 'Find ID or password', cn: '找回用户名·密码' },
  notMember: { ko: '아직 회원이 아닌가요?', en: 'Not a member yet?', cn: '还不是会员？' },
  join: { ko: '회원가입', en: 'Sign up', cn: '注册' },
  needsScripts: {
    ko: '브라우저에서 자바스크립트를 켜야 이 화면을 쓸 수 있어요.',
    en: 'This page needs JavaScript. Please turn it on in your browser.',
    cn: '使用此页面需要在浏览器中启用 JavaScript。',
  },
  headline: {
    ko: '공고부터 면접까지 한곳에서 이어져요',
    en: 'From the posting to the interview, all in one place',
    cn: '从招聘到面试，一站相连',
  },
  reasons: {
    ko: [
      { title: '이력서는 한 번만', body: '한 번 쓴 이력서로 여러 공고에 지원해요.' },
      { title: '지원 단계를 한눈에', body: '접수부터 결과까지 지금 어디인지 바로 보여요.' },
      { title: '지원자 관리도 간편하게', body: '기업은 목록과 칸반에서 지원자를 살펴봐요.' },
    ],
    en: [
      { title: 'One resume', body: 'Write it once and apply to many jobs.' },
      { title: 'Every step in view', body: 'See at once where each application stands.' },
      { title: 'Applicants at hand', body: 'Companies review them in a list or on a board.' },
    ],
    cn: [
      { title: '简历只写一次', body: '一份简历即可投递多个职位。' },
      { title: '进度一目了然', body: '从投递到结果，随时查看当前阶段。' },
      { title: '轻松管理应聘者', body: '企业可用列表和看板查看应聘者。' },
    ],
  },
  alreadyIn: { ko: '이미 로그인했어요.', en: 'You are already logged in.', cn: '您已登录。' },
  goOn: { ko: '계속하기', en: 'Continue', cn: '继续' },
  otherAccount: {
    ko: '다른 계정으로 로그인',
    en: 'Log in with another account',
    cn: '使用其他账户登录',
  },
});
