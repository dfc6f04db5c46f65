import { defineAuditActions, defineAuditTargets } from '../../foundation/audit/action-texts.ts';

/** The recorded actions of administrators on messages. */
export const auditActions = defineAuditActions({
  'messages.sendSms': { ko: '문자 보내기', en: 'Sent an SMS', cn: '发送短信' },
  'messages.sendEmail': { ko: '메일 보내기', en: 'Sent an e-mail', cn: '发送邮件' },
  'messages.sendGroup': { ko: '조건에 맞는 회원에게 보내기', en: 'Sent to a group', cn: '按条件群发' },
  'messages.tryText': { ko: '쓰던 글을 나에게 보내 보기', en: 'Tried a text', cn: '向自己发送测试内容' },
  'messages.revise': {
    ko: '기다리는 메시지 고치기',
    en: 'Changed a waiting message',
    cn: '修改等待中的消息',
  },
  'messages.tryMail': { ko: '메일을 나에게 보내 보기', en: 'Tried an e-mail', cn: '向自己发送测试邮件' },
  'messages.stopAll': { ko: '보내기 멈추기', en: 'Stopped a dispatch', cn: '停止群发' },
  'messages.setTime': { ko: '메시지 보낼 시각 바꾸기', en: 'Moved a message', cn: '更改消息发送时间' },
  'messages.stop': { ko: '메시지 보내지 않기', en: 'Stopped a message', cn: '停止发送消息' },
  'messages.retry': { ko: '메시지 다시 보내기', en: 'Sent a message again', cn: '重新发送消息' },
});

/** The kinds of target of these actions. */
export const auditTargets = defineAuditTargets({
  dispatch: { ko: '여러 회원', en: 'Several members', cn: '多位会员' },
  message: { ko: '메시지', en: 'Message', cn: '消息' },
});
