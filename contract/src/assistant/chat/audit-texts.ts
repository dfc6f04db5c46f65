import { defineAuditActions, defineAuditSubjects } from '../../foundation/audit/action-texts.ts';

/** The recorded actions of administrators on conversations with the assistant. */
export const auditActions = defineAuditActions({
  'chat.read': { ko: '챗봇 대화 열람', en: 'Read a conversation', cn: '查看对话' },
  'chat.close': { ko: '챗봇 대화 종료', en: 'Closed a conversation', cn: '关闭对话' },
  'chat.reopen': { ko: '챗봇 대화 다시 열기', en: 'Reopened a conversation', cn: '重新打开对话' },
  'chat.dismiss': {
    ko: '답 없는 챗봇 질문 정리',
    en: 'Dismissed questions without an answer',
    cn: '处理未回答的问题',
  },
  'chat.delete': { ko: '챗봇 대화 삭제', en: 'Deleted a conversation', cn: '删除对话' },
});
declare module '../../foundation/audit/action-texts.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
}

/** The kind of subject of these actions. */
export const auditSubjects = defineAuditSubjects({
  chatQuestion: { ko: '챗봇 질문', en: 'Question to the assistant', cn: '向助手的提问' },
  chatRoom: { ko: '챗봇 대화', en: 'Conversation', cn: '对话' },
});
