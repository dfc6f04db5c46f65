import { defineAuditActions, defineAuditSubjects } from '../../foundation/audit/action-texts.ts';

/** The recorded actions of administrators on the prompts and notices of the chat. */
export const auditActions = defineAuditActions({
  'chat-prompts.create': { ko: '챗봇 질문 작성', en: 'Wrote a chat prompt', cn: '撰写聊天问题' },
  'chat-prompts.revise': { ko: '챗봇 질문 수정', en: 'Changed a chat prompt', cn: '修改聊天问题' },
  'chat-prompts.reorder': {
    ko: '챗봇 질문 순서 바꾸기',
    en: 'Reordered chat prompts',
    cn: '调整聊天问题顺序',
  },
  'chat-prompts.remove': { ko: '챗봇 질문 삭제', en: 'Deleted a chat prompt', cn: '删除聊天问题' },
  'chat-prompts.groups': {
    ko: '챗봇 질문 묶음 바꾸기',
    en: 'Changed the groups of chat prompts',
    cn: '更改聊天问题分组',
  },
  'chat-alerts.create': { ko: '챗봇 안내문 작성', en: 'Wrote a chat notice', cn: '撰写聊天提示语' },
  'chat-alerts.revise': { ko: '챗봇 안내문 수정', en: 'Changed a chat notice', cn: '修改聊天提示语' },
  'chat-alerts.reorder': {
    ko: '챗봇 안내문 순서 바꾸기',
    en: 'Reordered chat notices',
    cn: '调整聊天提示语顺序',
  },
  'chat-alerts.remove': { ko: '챗봇 안내문 삭제', en: 'Deleted a chat notice', cn: '删除聊天提示语' },
});
declare module '../../foundation/audit/action-texts.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
}

/** The kinds of subject of these actions. */
export const auditSubjects = defineAuditSubjects({
  chatPrompt: { ko: '챗봇 질문', en: 'Chat prompt', cn: '聊天问题' },
  chatPromptGroup: { ko: '챗봇 질문 묶음', en: 'Group of chat prompts', cn: '聊天问题分组' },
  chatAlert: { ko: '챗봇 안내문', en: 'Chat notice', cn: '聊天提示语' },
});
