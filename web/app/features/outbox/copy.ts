import { defineCopy } from '#lib/copy.ts';

export const copy = defineCopy({
  title: { ko: '보낸 문자와 메일', en: 'Messages sent', cn: '已发送的短信和邮件' },
  notice: {
    ko: '체험용 화면이에요. 실제로 보내지 않은 문자와 메일을 여기에서 읽을 수 있어요.',
    en: 'For trying the service: text messages and e-mails are not really sent but can be read here.',
    cn: '体验用页面：短信和邮件不会真正发送，可在此查看。',
  },
  search: { ko: '받는 사람이나 내용', en: 'Recipient or text', cn: '收件人或内容' },
  listLabel: { ko: '보낸 문자와 메일', en: 'Messages sent', cn: '已发送的短信和邮件' },
  channels: {
    SMS: { ko: '문자', en: 'SMS', cn: '短信' },
    EMAIL: { ko: '메일', en: 'E-mail', cn: '邮件' },
  },
  copyCode: {
    ko: (code: string) => `${code} 복사하기`,
    en: (code: string) => `Copy ${code}`,
    cn: (code: string) => `复制 ${code}`,
  },
  copied: {
    ko: (code: string) => `${code}을(를) 복사했어요`,
    en: (code: string) => `${code} is copied`,
    cn: (code: string) => `已复制 ${code}`,
  },
  empty: {
    title: { ko: '아직 보낸 것이 없어요', en: 'Nothing has been sent yet', cn: '尚未发送任何内容' },
    hint: {
      ko: '가입하면서 인증번호를 받으면 몇 초 안에 여기에 보여요.',
      en: 'Ask for a verification code while signing up; it appears here within seconds.',
      cn: '注册时获取验证码后，几秒内会显示在这里。',
    },
    noMatch: { ko: '맞는 내용이 없어요', en: 'No message matches', cn: '没有符合的内容' },
  },
});
