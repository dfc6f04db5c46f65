import { defineAuditActions, defineAuditTargets } from '../../foundation/audit/action-texts.ts';

/** The recorded actions of administrators on conversations with the assistant. */
export const auditActions = defineAuditActions({
  'chat.read': { ko: '챗봇 대화 열람', en: 'Read a conversation', cn: '查看对话' },
  'chat.close': { ko: '챗봇 대화 종료', en: 'Closed a conversation', cn: '关闭对话' },
  'chat.reopen': { ko: '챗봇 대화 다시 열기', en: 'Reopened a conversation', cn: '重新打开对话' },
  'chat.delete': { ko: '챗봇 대화 삭제', en: 'Deleted a conversation', cn: '删除对话' },
});

/** The kind of target of these actions. */
export const auditTargets = defineAuditTargets({
  chatRoom: { ko: '챗봇 대화', en: 'Conversation', cn: '对话' },
});
