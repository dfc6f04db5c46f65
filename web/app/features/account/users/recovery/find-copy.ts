import { defineCopy } from '#lib/format/copy.ts';

export const findCopy = defineCopy({
  title: { ko: '아이디·비밀번호 찾기', en: 'Find ID or password', cn: '找回用户名·密码' },
  kind: { ko: '무엇을 찾을까요?', en: 'What are you looking for?', cn: '要找回什么？' },
  username: { ko: '아이디 찾기', en: 'Find ID', cn: '找回用户名' },
  password: { ko: '비밀번호 찾기', en: 'Find password', cn: '找回密码' },
  usernameNote: {
    ko: '가입한 휴대전화로 아이디를 보내 드려요.',
    en: 'We send the user ID to the phone you joined with.',
    cn: '用户名将发送至您注册时的手机。',
  },
  passwordNote: {
    ko: '가입한 휴대전화로 30분 동안 쓸 수 있는 임시 비밀번호를 보내 드려요.',
    en: 'We send a temporary password, good for 30 minutes, to the phone you joined with.',
    cn: '30分钟内有效的临时密码将发送至您注册时的手机。',
  },
  phone: { ko: '휴대전화 번호', en: 'Mobile number', cn: '手机号码' },
  phoneHint: { ko: '010-1234-5678', en: '010-1234-5678', cn: '010-1234-5678' },
  back: { ko: '로그인으로 돌아가기', en: 'Back to login', cn: '返回登录' },
});
