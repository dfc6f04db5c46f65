import { defineTexts } from '../../common/text.ts';

/** The texts of this module in a member’s record. */
export const messageRecordTexts = defineTexts('messageRecord', {
  title: { ko: '문자·메일', en: 'Messages', cn: '短信与邮件' },
  SMS: { ko: '문자', en: 'Text message', cn: '短信' },
  EMAIL: { ko: '메일', en: 'E-mail', cn: '邮件' },
  secret: {
    ko: '인증번호나 비밀번호라 내용을 보여 주지 않아요',
    en: 'A code or a password, which is not shown',
    cn: '验证码或密码，不显示内容',
  },
});
