import { defineAuditActions } from '../../foundation/audit/action-texts.ts';

/** The recorded actions of administrators on messages. */
export const auditActions = defineAuditActions({
  'messages.sendSms': { ko: '문자 보내기', en: 'Sent an SMS', cn: '发送短信' },
  'messages.sendEmail': { ko: '메일 보내기', en: 'Sent an e-mail', cn: '发送邮件' },
  'messages.setTime': { ko: '메시지 보낼 시각 바꾸기', en: 'Moved a message', cn: '更改消息发送时间' },
  'messages.stop': { ko: '메시지 보내지 않기', en: 'Stopped a message', cn: '停止发送消息' },
  'messages.retry': { ko: '메시지 다시 보내기', en: 'Sent a message again', cn: '重新发送消息' },
});
