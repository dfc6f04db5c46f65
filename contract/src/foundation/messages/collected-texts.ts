import { defineTexts } from '../../common/text.ts';

/** Labels of messages and consents on the page of a member's own data. */
export const collectedMessageTexts = defineTexts('collectedMessages', {
  messages: { ko: '받은 문자와 메일', en: 'Text messages and e-mails to you', cn: '收到的短信和邮件' },
  to: { ko: '받는 곳', en: 'Sent to', cn: '接收地址' },
  sentAt: { ko: '보낸 일시', en: 'Sent', cn: '发送时间' },
  secret: {
    ko: '인증 번호나 임시 비밀번호여서 담지 않았어요',
    en: 'Contained a code or a temporary password and is left out',
    cn: '包含验证码或临时密码，未收录',
  },
  settings: { ko: '알림 설정', en: 'Notification settings', cn: '通知设置' },
  group: { ko: '종류', en: 'Kind', cn: '类型' },
  isEmailOn: { ko: '메일로 받기', en: 'By e-mail', cn: '邮件接收' },
  isSmsOn: { ko: '문자로 받기', en: 'By text message', cn: '短信接收' },
  consents: { ko: '광고 수신 동의', en: 'Consents to advertising', cn: '广告接收同意' },
  isGranted: { ko: '동의', en: 'Granted', cn: '是否同意' },
});
