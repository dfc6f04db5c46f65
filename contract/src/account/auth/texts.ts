import { defineTexts } from '../../common/text.ts';

export const authTexts = defineTexts('auth', {
  // Fixed by the specification.
  loggedIn: { ko: '로그인 되었습니다.', en: 'You are logged in.', cn: '登录成功。' },
  wrongCredentials: {
    ko: '아이디 또는 비밀번호를 확인해주세요',
    en: 'Please check your user ID or password',
    cn: '请检查用户名或密码',
  },
  wrongCredentialsOrType: {
    ko: '아이디 또는 비밀번호를 확인해주세요. 개인회원인지 기업회원인지도 확인해 주세요.',
    en: 'Please check your user ID or password, and whether you chose person or company.',
    cn: '请检查用户名或密码，并确认选择的是个人会员还是企业会员。',
  },
  blocked: {
    ko: '이용이 멈춘 계정이에요. 이음무역센터(02-000-0000)로 문의해 주세요.',
    en: 'This account is suspended. Please call Ieum Trade Centre (+82 2-000-0000).',
    cn: '该账户已被停用，请致电Ieum贸易中心（+82 2-000-0000）。',
  },
  tooManyLogins: {
    ko: '로그인을 여러 번 실패했어요. {minutes}분 뒤에 다시 시도해 주세요.',
    en: 'Too many failed logins. Please try again in {minutes} minutes.',
    cn: '登录失败次数过多，请{minutes}分钟后再试。',
  },
  secondFactorRequired: {
    ko: '인증 앱의 코드를 입력해 주세요',
    en: 'Please enter the code of your authenticator app',
    cn: '请输入身份验证应用中的验证码',
  },
  secondFactorWrong: {
    ko: '코드를 확인해 주세요. 한 번 쓴 코드는 다시 쓸 수 없어요.',
    en: 'Please check the code. A used code cannot be used again.',
    cn: '请检查验证码。已使用的验证码不能再次使用。',
  },
  tooManyCodes: {
    ko: '코드를 여러 번 잘못 입력했어요. {minutes}분 뒤에 다시 시도해 주세요.',
    en: 'Too many wrong codes. Please try again in {minutes} minutes.',
    cn: '验证码错误次数过多，请{minutes}分钟后再试。',
  },
});
