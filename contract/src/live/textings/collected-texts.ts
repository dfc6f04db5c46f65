import { defineTexts } from '../../common/text.ts';

/** Labels of texts to applicants on the page of a member's own data. */
export const collectedTextingTexts = defineTexts('collectedTextings', {
  written: { ko: '지원자에게 보낸 문자', en: 'Texts that you sent to applicants', cn: '发送给申请人的短信' },
  received: { ko: '기업이 보낸 문자', en: 'Texts that companies sent to you', cn: '企业发送的短信' },
  message: { ko: '내용', en: 'Text', cn: '内容' },
  sentAt: { ko: '보낸 일시', en: 'Sent', cn: '发送时间' },
});
