import { defineTexts } from '../../common/text.ts';

export const messageMeasureTexts = defineTexts('messageMeasures', {
  queued: { ko: '메시지', en: 'Messages', cn: '消息' },
  queuedDefinition: {
    ko: '그날 보내기로 한 문자와 메일이에요. 인증번호도 세고, 보내지 못한 메시지도 세요.',
    en: 'SMS and e-mails queued on that day, also codes and those that could not be sent.',
    cn: '当天排队发送的短信和邮件，包括验证码以及未能发送的消息。',
  },
  unit: { ko: '건', en: 'messages', cn: '条' },
  channel: { ko: '보낸 방법', en: 'Channel', cn: '方式' },
  state: { ko: '지금 상태', en: 'State now', cn: '当前状态' },
  SMS: { ko: '문자', en: 'SMS', cn: '短信' },
  ALIMTALK: { ko: '알림톡', en: 'KakaoTalk Alimtalk', cn: 'KakaoTalk通知' },
  EMAIL: { ko: '메일', en: 'E-mail', cn: '邮件' },
  QUEUED: { ko: '보낼 예정', en: 'Waiting', cn: '待发送' },
  SENT: { ko: '보냄', en: 'Sent', cn: '已发送' },
  FAILED: { ko: '보내지 못함', en: 'Failed', cn: '发送失败' },
  WITHHELD: { ko: '보내지 않음', en: 'Withheld', cn: '未发送' },
});
