import { defineAuditActions, defineAuditSubjects } from '../audit/action-texts.ts';
import { defineAuditDetails } from '../audit/detail-texts.ts';
import { defineTexts } from '../../common/text.ts';

/** The recorded actions of administrators on the list of messages. */
export const auditActions = defineAuditActions({
  'messages.export': { ko: '메시지 목록 내려받기', en: 'Downloaded the messages', cn: '下载消息列表' },
});
declare module '../audit/action-texts.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
}

/** The kinds of subject of these actions. */
export const auditSubjects = defineAuditSubjects({
  messages: { ko: '메시지 목록', en: 'Messages', cn: '消息列表' },
});

const channelTexts = defineTexts('auditChannels', {
  SMS: { ko: '문자', en: 'Text message', cn: '短信' },
  EMAIL: { ko: '메일', en: 'E-mail', cn: '邮件' },
});

/** What messages are for. */
export const purposeTexts = defineTexts('auditPurposes', {
  SECURITY: { ko: '인증', en: 'Security', cn: '验证' },
  SERVICE: { ko: '안내', en: 'Service', cn: '通知' },
  ADVERTISING: { ko: '광고', en: 'Advertising', cn: '广告' },
});

/** The details that only actions on messages record. */
export const auditDetails = defineAuditDetails(
  {
    purpose: { ko: '용도', en: 'Purpose', cn: '用途' },
    channel: { ko: '방법', en: 'By', cn: '方式' },
    sentBy: { ko: '보낸 방법', en: 'Sent by', cn: '发送方式' },
    error: { ko: '실패한 까닭', en: 'Why it failed', cn: '失败原因' },
  },
  { purpose: purposeTexts, channel: channelTexts, sentBy: channelTexts },
);
